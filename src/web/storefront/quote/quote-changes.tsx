import { useTranslations } from 'use-intl';
import type { Quote, QuoteChange } from '#contract/quote.ts';
import { fractionFromNumber, percentText } from '#domain/money/fraction.ts';
import { chfText, chfUnitPriceText } from '#domain/money/money-text.ts';
import { rappenFromChf, unitPriceFromChf } from '#domain/money/money.ts';
import styles from './quote-page.module.css';

/** Amounts, percentages and numbers as a reader expects them. */
function valueText(kind: QuoteChange['kind'], value: QuoteChange['before']): string {
  if (typeof value !== 'number') return value ?? '–';
  switch (kind) {
    case 'price':
      return chfUnitPriceText(unitPriceFromChf(value));
    case 'delivery':
    case 'total':
      return chfText(rappenFromChf(value));
    case 'discount':
      return percentText(fractionFromNumber(value));
    default:
      return String(value);
  }
}

/** What changed since the last version, in words. */
export function QuoteChanges({ quote: { changes } }: { quote: Quote }) {
  const t = useTranslations('quote');
  if (changes.length === 0) return null;
  return (
    <section className={styles['standing']}>
      <h2>{t('changes')}</h2>
      <ul className={styles['changes']}>
        {changes.map((change) => {
          const { kind, name = '', label = '', quantity = 0 } = change;
          const words = {
            name,
            label,
            quantity: String(quantity),
            before: valueText(kind, change.before),
            after: valueText(kind, change.after),
          };
          return <li key={`${kind} ${name} ${label}`}>{t(`change_${kind}`, words)}</li>;
        })}
      </ul>
    </section>
  );
}
