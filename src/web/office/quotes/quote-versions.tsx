import type { Quote, QuoteChange } from '#contract/quote.ts';
import { amountText, unitPriceText } from '#domain/money/money-text.ts';
import { rappenFromChf, unitPriceFromChf } from '#domain/money/money.ts';
import { decimalText } from '../text/decimal-text.ts';
import { instantDayText } from '../text/instant-text.ts';
import styles from './quote-versions.module.css';
import { quoteWords as t } from './quote-words.ts';

interface QuoteVersionsProps {
  quote: Quote;
  /** What sending now would change; null: not known, or nothing was sent yet. */
  next: readonly QuoteChange[] | null;
}

/** Each version sent with its changes, and the changes of the next one. */
export function QuoteVersions({ quote, next }: QuoteVersionsProps) {
  const { versions, uuid, pin } = quote;
  if (versions.length === 0) return <p className={styles['none']}>{t.neverSent}</p>;
  const key = uuid === null || pin === null ? null : `uuid=${uuid}&pin=${pin}`;
  return (
    <div className={styles['versions']}>
      {next === null || next.length === 0 ? null : (
        <section>
          <h2>{t.nextVersion(versions.length + 1)}</h2>
          <Changes changes={next} label={t.nextVersion(versions.length + 1)} />
        </section>
      )}
      {versions.map(({ number, sentAt, total, changes }) => (
        <section key={number}>
          <h2>
            {t.versionLine(number, instantDayText(sentAt))} <small>CHF {amountText(rappenFromChf(total))}</small>
          </h2>
          {key === null ? null : <a href={`/api/quote/for-checkout/document?${key}&version=${number}`}>{t.versionPdf(number)}</a>}
          {changes.length === 0 ? null : <Changes changes={changes} label={t.changesOf(number)} />}
        </section>
      ))}
    </div>
  );
}

function Changes({ changes, label }: { changes: readonly QuoteChange[]; label: string }) {
  return (
    <table className={styles['changes']}>
      <caption>{label}</caption>
      <thead>
        <tr>
          <th scope="col">{t.change.what}</th>
          <th scope="col">{t.change.before}</th>
          <th scope="col">{t.change.after}</th>
        </tr>
      </thead>
      <tbody>
        {changes.map((change, at) => (
          <tr key={`${change.kind} ${at}`}>
            <th scope="row">
              {[change.name, change.label ?? t.change.kinds[change.kind]].filter((part) => part !== undefined && part !== '').join(' ')}
            </th>
            <td>{valueText(change, change.before)}</td>
            <td>
              <b>
                {change.kind === 'added'
                  ? t.change.added(change.quantity ?? 1)
                  : change.kind === 'removed'
                    ? t.change.removed
                    : valueText(change, change.after)}
              </b>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function valueText({ kind }: QuoteChange, value: QuoteChange['before']): string {
  if (value === undefined || value === null) return '–';
  if (typeof value === 'string') return value;
  switch (kind) {
    case 'price':
      return unitPriceText(unitPriceFromChf(value));
    case 'delivery':
    case 'total':
      return amountText(rappenFromChf(value));
    case 'discount':
      return `${decimalText(value * 100, 2)} %`;
    default:
      return String(value);
  }
}
