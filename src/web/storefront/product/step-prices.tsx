/** Graduated prices as a list, for screens where the price bar has no space for the ladder. */
import { useTranslations } from 'use-intl';
import { groupedText } from '#domain/money/money-text.ts';
import { VatLabel } from '#web/storefront/page/price-view.tsx';
import { stepFor, type LadderPrice } from '../cart/ladder.ts';
import { PlainPrice } from './plain-price.tsx';
import styles from './step-prices.module.css';
import { useLadderWord } from './use-ladder-word.ts';

export interface StepPricesProps {
  /** null: not priced yet. */
  line: LadderPrice | null;
  quantity: number;
  onQuantity: (quantity: number) => void;
}

const unpriced: LadderPrice = { graduatedPrice: [], pricePerOne: null, finalPrice: null };

export function StepPrices({ line, quantity, onQuantity }: StepPricesProps) {
  const t = useTranslations('product');
  const word = useLadderWord(line ?? unpriced, quantity);
  if (line === null || line.graduatedPrice.length < 2) return null;
  const ladder = line.graduatedPrice;
  const current = stepFor(ladder, quantity);
  return (
    <section className={styles['prices']} aria-label={t('ladder')}>
      <h2>
        {t('ladder')} <VatLabel />
      </h2>
      <ol>
        {ladder.map((step, index) => (
          <li key={step.quantity}>
            <button type="button" aria-current={index === current ? 'true' : undefined} onClick={() => onQuantity(step.quantity)}>
              <span>{t('from', { quantity: groupedText(step.quantity) })}</span>
              <b>
                <PlainPrice net={step.price} />
              </b>
            </button>
          </li>
        ))}
      </ol>
      <p>{word}</p>
    </section>
  );
}
