import { useTranslations } from 'use-intl';
import { groupedText } from '#domain/money/money-text.ts';
import { Icon } from '#web/ui/icon.tsx';
import { sameTotalStep, worthwhileBreak, type LadderPrice } from '../cart/ladder.ts';
import { PriceText } from '../cart/price-text.tsx';
import styles from './cart-line-row.module.css';

interface LadderHintProps {
  line: LadderPrice;
  quantity: number;
  name: string;
  onTake: (quantity: number) => void;
}

/** Shows a larger quantity at the same total, or the quantity of the next price break; one click takes it. */
export function LadderHint({ line, quantity, name, onTake }: LadderHintProps) {
  const t = useTranslations('cart');
  const same = sameTotalStep(line, quantity);
  const next = same ?? worthwhileBreak(line, quantity);
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
