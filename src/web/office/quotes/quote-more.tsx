import type { Quote } from '#contract/quote.ts';
import { quotePath } from '#web/paths.ts';
import { SeeAsButton } from '../frame/see-as-button.tsx';
import pageStyles from '../ui/page.module.css';
import { quoteWords as t } from './quote-words.ts';
import { closedBecause, isUnseen } from './quote-view.ts';
import type { QuoteControl } from './use-quote.ts';

/** Rare actions on a quote. */
export function QuoteMore({ control }: { control: QuoteControl }) {
  const { stored: quote, busy, unsaved } = control;
  const waits = busy || unsaved.length > 0;
  return (
    <>
      <CustomerLinks quote={quote} />
      <SeeAsButton customerId={quote.customerId} />
      {isUnseen(quote) || closedBecause(quote) !== null ? null : (
        <button type="button" className={pageStyles['button']} disabled={busy} onClick={() => void control.notify()}>
          {t.notify}
        </button>
      )}
      <button type="button" className={pageStyles['button']} disabled={waits} onClick={() => void control.copy()}>
        {t.copy}
      </button>
      {closedBecause(quote) === null ? (
        <>
          <button type="button" className={pageStyles['button']} disabled={busy} onClick={() => void control.renew()}>
            {t.renew}
          </button>
          <button type="button" className={pageStyles['button']} disabled={waits} onClick={() => control.ask('lose')}>
            {t.lose}
          </button>
          <button type="button" className={pageStyles['button']} disabled={waits} onClick={() => control.ask('withdraw')}>
            {isUnseen(quote) ? t.deleteDraft : t.withdraw}
          </button>
        </>
      ) : null}
    </>
  );
}

/** The customer's PDF and page, once the quote was sent. */
function CustomerLinks({ quote: { uuid, pin, sentToCustomer } }: { quote: Quote }) {
  if (!sentToCustomer || uuid === null || pin === null) return null;
  return (
    <>
      <a className={pageStyles['button']} href={`/api/quote/for-checkout/document?uuid=${uuid}&pin=${pin}`}>
        {t.pdf}
      </a>
      <a className={pageStyles['button']} href={quotePath(uuid)} target="_blank" rel="noopener">
        {t.customerPage}
      </a>
    </>
  );
}
