/** The difference of a change as its customer reads it: old values struck through, new ones marked. */
import { useLocale, useTranslations } from 'use-intl';
import type { ChangeDifference, ChangedLine } from '#contract/staged-change.ts';
import type { FieldValue } from '#contract/conflict.ts';
import { dayText } from '#domain/calendar/date-text.ts';
import { parsePlainDate } from '#domain/calendar/plain-date.ts';
import { labelled } from '#domain/language/labelled.ts';
import { fractionFromNumber, percentText } from '#domain/money/fraction.ts';
import { amountText, chfText, chfUnitPriceText } from '#domain/money/money-text.ts';
import { rappenFromChf, unitPriceFromChf } from '#domain/money/money.ts';
import { shownFieldOf } from '#domain/order/shown-field.ts';
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx';
import styles from './change-page.module.css';

interface Differing {
  difference: ChangeDifference;
}

export function ChangedLines({ difference: { lines, fields } }: Differing) {
  const t = useTranslations('order.change');
  const valueText = useValueText();
  return (
    <section aria-labelledby="changed">
      <h2 id="changed">{t('lines')}</h2>
      <dl className={styles['changes']}>
        {lines.map((line, index) => (
          <div key={line.positionId ?? `new ${index}`}>
            <dt>
              <b>{line.name}</b>
              {line.articleNumber === '' ? null : <span className="small">{line.articleNumber}</span>}
              {line.details.map(({ label, value }) => (
                <span key={label} className="small">
                  {label} {value}
                </span>
              ))}
            </dt>
            <LineValues line={line} />
          </div>
        ))}
        {fields.map(({ field, before, after }) => (
          <div key={field}>
            <dt>{t(`field.${shownFieldOf(field) ?? 'comment'}`)}</dt>
            <BeforeAfter before={valueText(field, before)} after={valueText(field, after)} />
          </div>
        ))}
      </dl>
    </section>
  );
}

function useValueText(): (field: string, value: FieldValue) => string {
  const t = useTranslations('order.change');
  const language = useLocale();
  return (field, value) => {
    if (value === null || value === '') return '–';
    if (field === 'discount') return percentText(fractionFromNumber(Number(value)), language);
    if (value === 'PICKUP' || value === 'DELIVERY' || value === 'FEDEX') return t(`way.${value}`);
    const day = field.endsWith('Date') ? parsePlainDate(String(value)) : null;
    return day === null ? String(value) : dayText(day, language);
  };
}

function LineValues({ line: { kind, quantity, pricePerOne } }: { line: ChangedLine }) {
  const t = useTranslations('order.change');
  const language = useLocale();
  const textOf = (count: number | null, price: number | null): string =>
    `${t('pieces', { count: count ?? 0, shown: String(count ?? 0) })} × ${chfUnitPriceText(unitPriceFromChf(price ?? 0))}`;
  const before = quantity.before === null ? null : textOf(quantity.before, pricePerOne.before);
  const after = textOf(quantity.after, pricePerOne.after);
  if (kind === 'cancelled') return <BeforeAfter before={before ?? after} after={t('cancelled')} />;
  if (kind === 'added' || before === null) return <BeforeAfter before={null} after={labelled(language, t('added'), after)} />;
  return before === after ? <BeforeAfter before={null} after={after} /> : <BeforeAfter before={before} after={after} />;
}

function BeforeAfter({ before, after }: { before: string | null; after: string }) {
  const t = useTranslations('order.change');
  return (
    <dd>
      {before === null ? null : (
        <del>
          <VisuallyHidden>{t('was')} </VisuallyHidden>
          {before}
        </del>
      )}
      <ins>
        <VisuallyHidden>{t('becomes')} </VisuallyHidden>
        {after}
      </ins>
    </dd>
  );
}

const amount = (chf: number): string => amountText(rappenFromChf(chf));

export function ChangedTotals({ difference: { before, after, money } }: Differing) {
  const t = useTranslations('order.change');
  const c = useTranslations('cart');
  const net = (totals: typeof before): number => totals.products - totals.discountAmount;
  const rows = [
    { word: c('products'), was: net(before), becomes: net(after) },
    { word: c('shipping'), was: before.shipping ?? 0, becomes: after.shipping ?? 0 },
    { word: c('vatWord'), was: before.vat, becomes: after.vat },
    { word: c('total'), was: before.total, becomes: after.total },
  ];
  const difference = rappenFromChf(after.total) - rappenFromChf(before.total);
  return (
    <>
      <h2>{t('totals')}</h2>
      <table className={styles['totals']}>
        <thead>
          <tr>
            <th scope="col">CHF</th>
            <th scope="col">{t('was')}</th>
            <th scope="col">{t('becomes')}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ word, was, becomes }) => (
            <tr key={word}>
              <th scope="row">{word}</th>
              <td>{amount(was)}</td>
              <td className="num">{amount(becomes)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p>
        <b>
          {t('difference')} {`${difference > 0 ? '+' : ''}${amount(difference / 100)}`}
        </b>
      </p>
      <p>{t(`money.${money.way}`, { amount: chfText(rappenFromChf(money.amount)) })}</p>
    </>
  );
}
