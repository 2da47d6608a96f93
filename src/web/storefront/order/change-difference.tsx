/** The difference of a change as its customer reads it: old values struck through, new ones marked. */
import { Fragment } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import type { PriceTotals } from '#contract/cart.ts';
import type { ChangeDifference, ChangedLine } from '#contract/staged-change.ts';
import type { FieldValue } from '#contract/conflict.ts';
import { dayText } from '#domain/calendar/date-text.ts';
import { parsePlainDate } from '#domain/calendar/plain-date.ts';
import { labelled } from '#domain/language/labelled.ts';
import { fractionFromNumber, percentText } from '#domain/money/fraction.ts';
import { amountText, chfText, groupedText } from '#domain/money/money-text.ts';
import { rappen, rappenFromChf, unitPriceFromChf, zeroRappen } from '#domain/money/money.ts';
import type { Rappen } from '#domain/money/money.ts';
import { shownFieldOf } from '#domain/order/shown-field.ts';
import { shownChfLinePrice } from '#domain/vat/shown-price.ts';
import { shownTotals, totalsFromChf } from '#domain/vat/shown-totals.ts';
import { vatRateOf, vatRateText } from '#domain/vat/vat.ts';
import type { VatRate } from '#domain/vat/vat.ts';
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx';
import { usePriceView, useVatRate } from '../page/price-view.tsx';
import styles from './change-page.module.css';

interface Differing {
  difference: ChangeDifference;
}

export function ChangedLines({ difference }: Differing) {
  const { lines, fields } = difference;
  const t = useTranslations('order.change');
  const rates = useRates(difference);
  const valueText = useValueText();
  return (
    <section aria-labelledby="changed">
      <h2 id="changed">{t('lines')}</h2>
      <dl className={styles['changes']}>
        {lines.map((line, index) => (
          <Fragment key={line.positionId ?? `new ${index}`}>
            <div>
              <dt>
                <b>{line.name}</b>
                {line.articleNumber === '' ? null : <span className="small">{line.articleNumber}</span>}
                {line.kind !== 'added'
                  ? null
                  : line.details.map(({ label, value }) => (
                      <span key={label} className="small">
                        {label} {value}
                      </span>
                    ))}
              </dt>
              <LineValues line={line} {...rates} />
            </div>
            {line.kind === 'added' ? null : line.details.map((detail) => <ChangedDetail key={detail.label} detail={detail} />)}
          </Fragment>
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

/** One choice of a configuration: what it was, and what it becomes. */
function ChangedDetail({ detail: { label, value, before } }: { detail: ChangedLine['details'][number] }) {
  return (
    <div className={styles['detail']}>
      <dt>{label}</dt>
      <BeforeAfter before={before === '' ? '–' : before} after={value === '' ? '–' : value} />
    </div>
  );
}

interface Rates {
  /** Of the tax included in shown prices; null: shown without tax. */
  rateBefore: VatRate | null;
  rateAfter: VatRate | null;
}

/** An order that leaves the country with the change has no tax after it. */
function useRates({ before, after }: ChangeDifference): Rates {
  const view = usePriceView();
  const rate = useVatRate();
  const rateOf = ({ vat }: PriceTotals): VatRate | null => (view === 'excl' ? null : vat === 0 ? vatRateOf(0) : rate);
  return { rateBefore: rateOf(before), rateAfter: rateOf(after) };
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

function LineValues({ line: { kind, quantity, pricePerOne }, rateBefore, rateAfter }: { line: ChangedLine } & Rates) {
  const t = useTranslations('order.change');
  const language = useLocale();
  const textOf = (count: number | null, price: number | null, rate: VatRate | null): string =>
    `${t('pieces', { count: count ?? 0, shown: groupedText(count ?? 0) })} × ${shownChfLinePrice(unitPriceFromChf(price ?? 0), count ?? 0, rate)}`;
  const before = quantity.before === null ? null : textOf(quantity.before, pricePerOne.before, rateBefore);
  const after = textOf(quantity.after, pricePerOne.after, rateAfter);
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

/** The rows of one side; with tax they are rounded one by one, as on the page of the order. */
function sideOf(totals: PriceTotals, lines: readonly number[], rate: VatRate | null) {
  const shown = shownTotals(totalsFromChf(totals), lines.map(rappenFromChf), rate);
  return { ...shown, products: rappen(shown.products - shown.discountAmount), shipping: shown.shipping ?? zeroRappen };
}

export function ChangedTotals({ difference }: Differing) {
  const { before, after, lineAmounts, money } = difference;
  const t = useTranslations('order.change');
  const c = useTranslations('cart');
  const language = useLocale();
  const rate = useVatRate();
  const { rateBefore, rateAfter } = useRates(difference);
  const was = sideOf(before, lineAmounts.before, rateBefore);
  const becomes = sideOf(after, lineAmounts.after, rateAfter);
  const gross = rateAfter !== null;
  const row = (word: string, of: 'products' | 'shipping' | 'rounding' | 'vat' | 'total') => ({ word, was: was[of], becomes: becomes[of] });
  const rows = [
    row(c(gross ? 'productsGross' : 'products'), 'products'),
    row(c('shipping'), 'shipping'),
    ...(was.rounding === 0 && becomes.rounding === 0 ? [] : [row(c('rounding'), 'rounding')]),
    ...(gross ? [] : [row(c('vatWord'), 'vat')]),
    row(c('total'), 'total'),
  ];
  const contained = gross ? [row(c('vatContained', { rate: vatRateText(rate, language) }), 'vat')] : [];
  const more = becomes.total - was.total;
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
          {rows.map((each) => (
            <TotalsRow key={each.word} {...each} />
          ))}
        </tbody>
        {contained.length === 0 ? null : (
          <tfoot>
            {contained.map((each) => (
              <TotalsRow key={each.word} {...each} />
            ))}
          </tfoot>
        )}
      </table>
      <p>
        <b>{labelled(language, t('difference'), `CHF ${more > 0 ? '+' : ''}${amountText(rappen(more))}`)}</b>
      </p>
      <p>{t(`money.${money.way}`, { amount: chfText(rappenFromChf(money.amount)) })}</p>
    </>
  );
}

function TotalsRow({ word, was, becomes }: { word: string; was: Rappen; becomes: Rappen }) {
  return (
    <tr>
      <th scope="row">{word}</th>
      <td>{amountText(was)}</td>
      <td className="num">{amountText(becomes)}</td>
    </tr>
  );
}
