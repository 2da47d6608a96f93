import type { Quote } from '#contract/quote.ts';
import { DocumentAddresses } from '../document/document-address.tsx';
import { officeTexts } from '../frame/office-words.ts';
import { RecordScreen } from '../record/record-screen.tsx';
import { SaveBar } from '../record/save-bar.tsx';
import pageStyles from '../ui/page.module.css';
import { QuoteConditions } from './quote-conditions.tsx';
import { withService } from './quote-draft.ts';
import { QuoteFacts, QuoteHistory } from './quote-facts.tsx';
import { QuoteLines } from './quote-lines.tsx';
import { QuoteMore } from './quote-more.tsx';
import { QuoteQuestions } from './quote-questions.tsx';
import styles from './quote-page.module.css';
import { quoteTexts as t } from './quote-texts.ts';
import { QuoteTotals } from './quote-totals.tsx';
import { isWritable, quoteMark } from './quote-view.ts';
import { useQuote } from './use-quote.ts';
import type { QuoteControl } from './use-quote.ts';

interface QuoteDeskProps {
  loaded: Quote;
  /** Services that can be added: the transport insurance. */
  services: readonly { id: number; name: string; articleNumber: string }[];
}

/** Prices, conditions and answer of one quote, and everything that can be done with it. */
export function QuoteDesk({ loaded, services }: QuoteDeskProps) {
  const control = useQuote(loaded);
  const { stored: quote, draft, change, problems, busy, unsaved } = control;
  const writable = isWritable(quote);
  return (
    <>
      <RecordScreen
        number={quote.formattedId}
        customer={quote.customer.name}
        mark={quoteMark(quote.state)}
        tag={quote.customer.guest ? officeTexts.order.guest : null}
        more={<QuoteMore control={control} />}
        actions={writable ? <SendButton control={control} place="head" /> : null}
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
                  quote={quote}
                  draft={draft}
                  problems={problems}
                  onChange={change}
                  services={writable ? services : []}
                  onAdd={(service) => change(withService(draft, service))}
                />
                <div className={styles['sums']}>
                  <QuoteConditions
                    draft={draft}
                    problems={problems}
                    pickup={quote.deliveryType === 'PICKUP'}
                    readOnly={!writable}
                    onChange={change}
                  />
                  <QuoteTotals quote={quote} draft={draft} />
                </div>
              </form>
            ),
          },
          { key: 'addresses', word: officeTexts.order.addresses, content: <DocumentAddresses document={quote} /> },
        ]}
        aside={
          <>
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
              writable ? (
                <>
                  <b>{t.allSaved}</b> {t.sendHint}
                </>
              ) : (
                t.closed
              )
            }
          >
            {writable ? <SendButton control={control} place="foot" /> : null}
          </SaveBar>
        }
      />
      <QuoteQuestions control={control} />
    </>
  );
}

/** The one action that leaves the house: in the head, and on a phone at the thumb. */
function SendButton({ control, place }: { control: QuoteControl; place: 'head' | 'foot' }) {
  return (
    <button
      type="button"
      className={`${pageStyles['button']} ${styles['send']} ${styles[place]}`}
      disabled={control.busy}
      onClick={control.askToSend}
    >
      {t.saveAndSend}
    </button>
  );
}
