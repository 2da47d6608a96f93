import type { InternalPrice } from '#contract/internal-price.ts';
import { amountText, unitPriceText } from '#domain/money/money-text.ts';
import { rappenFromChf, unitPriceFromChf } from '#domain/money/money.ts';
import ladderStyles from './ladder.module.css';
import { priceWords as t } from './price-words.ts';

const shown = (chf: number | undefined | null): string => {
  if (chf === undefined || chf === null) return '–';
  return chf < 1 ? unitPriceText(unitPriceFromChf(chf)) : amountText(rappenFromChf(chf));
};

/** What the workshop reckons for each quantity today, by kind of cost. */
export function CostTable({ costs }: Pick<InternalPrice, 'costs'>) {
  const labels = [...new Set(costs.flatMap(({ items }) => items.map(({ label }) => label)))];
  if (costs.length === 0) return null;
  return (
    <section className={ladderStyles['ladder']}>
      <h2>{t.costsToday}</h2>
      {/* Scrolls sideways, so the keyboard must reach it. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <div className={ladderStyles['costs']} tabIndex={0} role="region" aria-label={t.costsToday}>
        <table className={ladderStyles['steps']}>
          <thead>
            <tr>
              <th scope="col">{t.from}</th>
              {labels.map((label) => (
                <th key={label} scope="col">
                  {label}
                </th>
              ))}
              <th scope="col">{t.cost}</th>
            </tr>
          </thead>
          <tbody>
            {costs.map(({ quantity, cost, items }) => (
              <tr key={quantity}>
                <td>{quantity}</td>
                {labels.map((label) => (
                  <td key={label}>{shown(items.find((item) => item.label === label)?.chf)}</td>
                ))}
                <td>
                  <b>{cost === null ? t.unknown : shown(cost)}</b>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}
