import { useTranslations } from 'use-intl';
import type { LadderStep } from '#contract/product.ts';
import { groupedText } from '#domain/money/money-text.ts';
import { Icon } from '#web/ui/icon.tsx';
import { sameTotalStep, worthwhileBreak } from '../cart/ladder.ts';
import { PriceText } from '../cart/price-text.tsx';
import styles from './cart-line-row.module.css';

interface LadderHintProps {
  ladder: readonly LadderStep[];
  quantity: number;
  name: string;
  onTake: (quantity: number) => void;
}

/** Shows a larger quantity at the same total, or the quantity of the next price break; one click takes it. */
export function LadderHint({ ladder, quantity, name, onTake }: LadderHintProps) {
  const t = useTranslations('cart');
  const same = sameTotalStep(ladder, quantity);
  const next = same ?? worthwhileBreak(ladder, quantity);
  if (next === null) return null;
  const pieces = groupedText(next.quantity);
  return (
    <div className={`${styles['whole']} ${styles['hint']}`}>
      <Icon name="down" size="small" />
      <span>
        {'savingPercent' in next ? (
          <>
            {t('nextStep', { quantity: pieces })} <PriceText net={next.price} of="unit" />{' '}
            {t('saving', { percent: String(next.savingPercent) })}
          </>
        ) : (
          t('sameTotal', { quantity: pieces })
        )}
      </span>
      <button type="button" aria-label={t('takeStepFor', { quantity: pieces, name })} onClick={() => onTake(next.quantity)}>
        {t('takeStep', { quantity: pieces })}
      </button>
    </div>
  );
}
