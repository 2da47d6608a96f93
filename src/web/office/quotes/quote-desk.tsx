import type { PlainDate } from '#domain/calendar/plain-date.ts';
import type { QuoteFile } from '#contract/quote-file.ts';
import type { Quote } from '#contract/quote.ts';
import { officeWords } from '../frame/office-words.ts';
import { RecordScreen } from '../record/record-screen.tsx';
import { SaveBar } from '../record/save-bar.tsx';
import pageStyles from '../ui/page.module.css';
import type { Service } from './add-line.tsx';
import { CustomerView } from './customer-view.tsx';
import { orderDialogWords } from './order-dialog-words.ts';
import { QuoteConditions } from './quote-conditions.tsx';
import { QuoteFacts, QuoteHistory } from './quote-facts.tsx';
import { QuoteFiles } from './quote-files.tsx';
import { QuoteLines } from './quote-lines.tsx';
import { QuoteMore } from './quote-more.tsx';
import { QuoteQuestions } from './quote-questions.tsx';
import { QuoteTerms } from './quote-terms.tsx';
import { QuoteVersions } from './quote-versions.tsx';
import styles from './quote-page.module.css';
import { quoteWords as t } from './quote-words.ts';
import { QuoteTotals } from './quote-totals.tsx';
import { closedBecause, quoteMark } from './quote-view.ts';
import { useMargin } from './use-margin.ts';
import { usePreview } from './use-preview.ts';
import { useQuote } from './use-quote.ts';
import { useSendKey } from '../ui/use-send-key.ts';
import type { QuoteControl } from './use-quote.ts';
import { useTermChoices } from './use-term-choices.ts';

interface QuoteDeskProps {
  loaded: Quote;
  files: readonly QuoteFile[];
  /** Services that can be added: the transport insurance. */
  services: readonly Service[];
  mayRelease: boolean;
  mayOrder: boolean;
  today: PlainDate;
}

/** Lines, conditions, versions and answer of one quote, beside them the customer's view; and all actions on it. */
export function QuoteDesk({ loaded, files, services, mayRelease, mayOrder, today }: QuoteDeskProps) {
  const control = useQuote(loaded);
  const { stored: quote, draft, change, problems, busy, unsaved } = control;
  const closed = closedBecause(quote);
  const writable = closed === null;
  const margin = useMargin(quote);
  const preview = usePreview(quote, draft, writable);
  const choices = useTermChoices(quote, draft, !writable);
  const isAsking = control.question === 'send';
  useSendKey(!writable || busy ? null : isAsking ? () => void control.send() : control.askToSend, isAsking);
  const shared = { draft, problems, readOnly: !writable, onChange: change };
  return (
    <>
      <RecordScreen
        number={quote.formattedId}
        customer={quote.customer.name}
        mark={quoteMark(quote.state)}
        tag={quote.customer.guest ? officeWords.order.guest : null}
        more={<QuoteMore control={control} />}
        actions={
          writable ? (
            <>
              {mayOrder && quote.state === 'SENT' ? <OrderButton control={control} /> : null}
              <SendButton control={control} place="head" />
            </>
          ) : null
        }
        parts={[
          {
            key: 'positions',
            word: t.positions,
            count: draft.lines.length,
            content: (
              <form
                noValidate
                onSubmit={(event) => {
                  event.preventDefault();
                  control.save();
                }}
              >
                <QuoteLines
                  control={control}
                  margin={margin}
                  mayRelease={mayRelease}
                  services={services}
                  readOnly={!writable}
                  today={today}
                />
                <div className={styles['sums']}>
                  <QuoteConditions {...shared} />
                  <QuoteTotals quote={quote} draft={draft} />
                </div>
              </form>
            ),
          },
          { key: 'terms', word: t.terms, content: <QuoteTerms quote={quote} choices={choices} {...shared} /> },
          {
            key: 'versions',
            word: t.versions,
            count: quote.versions.length,
            content: <QuoteVersions quote={quote} next={quote.versionNumber === 0 ? null : (preview.seen?.quote.changes ?? null)} />,
          },
        ]}
        aside={
          <>
            {writable ? <CustomerView control={control} preview={preview} /> : null}
            <QuoteFiles id={quote.id} files={files} />
            <QuoteHistory quote={quote} />
            <QuoteFacts quote={quote} />
          </>
        }
        foot={
          <SaveBar
            unsaved={unsaved.length}
            busy={busy}
            onSave={control.save}
            onDiscard={control.discard}
            foot={
              closed ?? (
                <>
                  <b>{t.allSaved}</b> {t.sendHint}
                </>
              )
            }
          >
            {writable ? <SendButton control={control} place="foot" /> : null}
          </SaveBar>
        }
      />
      <QuoteQuestions control={control} preview={preview} choices={choices} today={today} />
    </>
  );
}

/** For a customer who said yes; what is not saved was not sent either. */
function OrderButton({ control: { busy, unsaved, ask } }: { control: QuoteControl }) {
  return (
    <button type="button" className={pageStyles['button']} disabled={busy || unsaved.length > 0} onClick={() => ask('order')}>
      {orderDialogWords.verb}
    </button>
  );
}

/** The one action that sends something out: in the head, and on a phone within reach of the thumb. */
function SendButton({ control, place }: { control: QuoteControl; place: 'head' | 'foot' }) {
  return (
    <button
      type="button"
      className={`${pageStyles['button']} ${pageStyles['main']} ${styles[place]}`}
      disabled={control.busy}
      aria-keyshortcuts="Control+Enter"
      onClick={control.askToSend}
    >
      {t.saveAndSend} <kbd aria-hidden="true">Ctrl ↵</kbd>
    </button>
  );
}
