/** The single hint beside a ladder: more pieces for the same money has priority over a saving per piece. */
import { useTranslations } from 'use-intl';
import { groupedText } from '#domain/money/money-text.ts';
import { nextBreak, sameTotalStep, type LadderPrice } from '../cart/ladder.ts';

export function useLadderWord(line: LadderPrice, quantity: number): string {
  const t = useTranslations('product');
  const same = sameTotalStep(line, quantity);
  if (same !== null) return t('sameTotal', { quantity: groupedText(same.quantity) });
  const next = nextBreak(line, quantity);
  return next === null ? t('bestPrice') : t('nextBreak', { quantity: groupedText(next.quantity), percent: String(next.savingPercent) });
}
