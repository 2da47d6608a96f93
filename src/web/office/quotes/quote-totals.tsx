import { amountText } from '#domain/money/money-text.ts';
import { zeroRappen } from '#domain/money/money.ts';
import type { Quote } from '#contract/quote.ts';
import { officeTexts } from '../office-texts.ts';
import orderStyles from '../orders/order-page.module.css';
import { draftTotals } from './quote-draft.ts';
import type { QuoteDraft } from './quote-draft.ts';
import styles from './quote-page.module.css';
import { quoteTexts } from './quote-texts.ts';

const t = officeTexts.order;

/** The sums of what stands on the screen, saved or not. */
export function QuoteTotals({ quote, draft }: { quote: Quote; draft: QuoteDraft }) {
  const totals = draftTotals(quote, draft);
  if (totals === null) return <p className={styles['open']}>{quoteTexts.totalsOpen}</p>;
  return (
    <dl className={orderStyles['totals']}>
      <dt>{t.products}</dt>
      <dd>{amountText(totals.products)}</dd>
      {totals.discountAmount === zeroRappen ? null : (
        <>
          <dt>{t.discount(draft.discount.trim())}</dt>
          <dd>−{amountText(totals.discountAmount)}</dd>
        </>
      )}
      <dt>{quote.deliveryType === 'PICKUP' ? t.pickup : t.shipping}</dt>
      <dd>{amountText(totals.shipping ?? zeroRappen)}</dd>
      <dt>{t.net}</dt>
      <dd>{amountText(totals.net)}</dd>
      <dt>{quote.hasVat ? t.vat : t.noVat}</dt>
      <dd>{amountText(totals.vat)}</dd>
      <dt className={orderStyles['grand']}>{t.grandTotal}</dt>
      <dd className={`num ${orderStyles['grand']}`}>{amountText(totals.total)}</dd>
    </dl>
  );
}
