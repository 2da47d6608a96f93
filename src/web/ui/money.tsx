import { amountText, unitPriceText } from '#domain/money/money-text.ts';
import type { Rappen, UnitPrice } from '#domain/money/money.ts';
import styles from './money.module.css';

function Francs({ text, big }: { text: string; big: boolean }) {
  return (
    <span className={`num ${styles['money']}${big ? ` ${styles['big']}` : ''}`}>
      <span className={styles['currency']}>CHF</span>
      {` ${text}`}
    </span>
  );
}

/** `CHF 1'234.50` as a numeral with the currency raised; inherits its size, or `big` for the main figure of a screen. */
export function Money({ rappen, big = false }: { rappen: Rappen; big?: boolean | undefined }) {
  return <Francs text={amountText(rappen)} big={big} />;
}

/** The same for a unit price with up to four decimals. */
export function UnitMoney({ price, big = false }: { price: UnitPrice; big?: boolean | undefined }) {
  return <Francs text={unitPriceText(price)} big={big} />;
}
