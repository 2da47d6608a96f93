import type { Quote } from '#contract/quote.ts';
import { TotalsList } from '../document/totals-list.tsx';
import { draftHasVat, draftTotals } from './quote-draft.ts';
import type { QuoteDraft } from './quote-draft.ts';
import styles from './quote-page.module.css';
import { quoteWords } from './quote-words.ts';

/** Totals of the current draft, saved or not. */
export function QuoteTotals({ quote, draft }: { quote: Quote; draft: QuoteDraft }) {
  const totals = draftTotals(quote, draft);
  if (totals === null) return <p className={styles['open']}>{quoteWords.totalsOpen}</p>;
  return (
    <TotalsList
      totals={totals}
      discount={draft.discount.trim()}
      document={{ deliveryType: draft.deliveryType, hasVat: draftHasVat(quote, draft), vatPercent: quote.vatPercent }}
    />
  );
}
