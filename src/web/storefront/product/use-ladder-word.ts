/** The single hint beside a ladder: more pieces for the same money has priority over a saving per piece. */
import { useTranslations } from 'use-intl';
import type { LadderStep } from '#contract/product.ts';
import { groupedText } from '#domain/money/money-text.ts';
import { nextBreak, sameTotalStep } from '../cart/ladder.ts';

export function useLadderWord(ladder: readonly LadderStep[], quantity: number): string {
  const t = useTranslations('product');
  const same = sameTotalStep(ladder, quantity);
  if (same !== null) return t('sameTotal', { quantity: groupedText(same.quantity) });
  const next = nextBreak(ladder, quantity);
  return next === null ? t('bestPrice') : t('nextBreak', { quantity: groupedText(next.quantity), percent: String(next.savingPercent) });
}
