/** The quantity ladder: a bar for each step, its height by price. Clicking a step is also the quickest way to set that quantity. */
import type { CSSProperties } from 'react';
import { useTranslations } from 'use-intl';
import { groupedText } from '#domain/money/money-text.ts';
import { barHeights, stepFor, type LadderPrice } from '../cart/ladder.ts';
import { PlainPrice } from './plain-price.tsx';
import styles from './price-ladder.module.css';
import { useLadderWord } from './use-ladder-word.ts';

export interface PriceLadderProps {
  line: LadderPrice;
  quantity: number;
  onQuantity: (quantity: number) => void;
}

/** With more steps than this, only the first one has the word 'from': two words would break or touch their neighbours. */
const roomyLadder = 4;

export function PriceLadder({ line, quantity, onQuantity }: PriceLadderProps) {
  const t = useTranslations('product');
  const ladder = line.graduatedPrice;
  const word = useLadderWord(line, quantity);
  if (ladder.length < 2) return null;
  const heights = barHeights(ladder);
  const current = stepFor(ladder, quantity);
  const isSaid = (index: number): boolean => index === 0 || ladder.length <= roomyLadder;
  return (
    <div>
      <p className={styles['next']}>{word}</p>
      <ol className={styles['ladder']} aria-label={t('ladder')}>
        {ladder.map((step, index) => (
          <li key={step.quantity}>
            <button
              type="button"
              className={index === current ? styles['current'] : undefined}
              aria-current={index === current ? 'true' : undefined}
              style={{ '--h': `${heights[index] ?? 0}px` } as CSSProperties}
              onClick={() => onQuantity(step.quantity)}
            >
              <b>{isSaid(index) ? t('from', { quantity: groupedText(step.quantity) }) : groupedText(step.quantity)}</b>
              <PlainPrice net={step.price} />
            </button>
          </li>
        ))}
      </ol>
    </div>
  );
}
