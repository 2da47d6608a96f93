import { useEffect, useState } from 'react';
import { useBlocker, useNavigate } from 'react-router';
import { CallFailure } from '#contract/failure.ts';
import { changeQuote, copyQuote, notifyCustomerOfQuote, readQuote, withdrawQuote } from '#contract/quote.ts';
import type { Quote } from '#contract/quote.ts';
import { call } from '#web/call.ts';
import { useFailureText } from '#web/texts/failure-text.ts';
import { useToast } from '#web/ui/toast.tsx';
import { officeQuotePath, paths, quotePath } from '#web/paths.ts';
import { DocumentHead } from '../document/document-head.tsx';
import { DocumentAddresses } from '../document/document-address.tsx';
import { instantText } from '../text/instant-text.ts';
import pageStyles from '../ui/page.module.css';
import { screenOf } from '../frame/areas.ts';
import { officeTexts } from '../frame/office-words.ts';
import orderStyles from '../document/document.module.css';
import { Ask } from '../ui/ask.tsx';
import { changeOf, draftOf, isChanged, problemsOf, withService } from './quote-draft.ts';
import type { DraftProblems } from './quote-draft.ts';
import { QuoteConditions } from './quote-conditions.tsx';
import { QuoteFacts, QuoteHistory } from './quote-facts.tsx';
import { QuoteLines } from './quote-lines.tsx';
import styles from './quote-page.module.css';
import { quoteTexts as t } from './quote-texts.ts';
import { QuoteTotals } from './quote-totals.tsx';
import { isWritable, quoteMark } from './quote-view.ts';

type Question = 'send' | 'withdraw' | 'reload' | null;

interface QuoteDeskProps {
  loaded: Quote;
  /** Services that can be added: the transport insurance. */
  services: readonly { id: number; name: string; articleNumber: string }[];
}

/** Prices, conditions and answer of one quote, and everything that can be done with it. */
export function QuoteDesk({ loaded, services }: QuoteDeskProps) {
  const toast = useToast();
  const navigate = useNavigate();
  const failureText = useFailureText();
  const [quote, setQuote] = useState(loaded);
  const [draft, setDraft] = useState(() => draftOf(loaded));
  const [problems, setProblems] = useState<DraftProblems>({});
  const [question, setQuestion] = useState<Question>(null);
  const [meanwhile, setMeanwhile] = useState('');
  const [busy, setBusy] = useState(false);
  // What is put right stops being marked at once; what is typed wrongly is marked when it is saved.
  const wrong = problemsOf(draft);
  const shown = Object.fromEntries(Object.entries(problems).filter(([field]) => field in wrong));
  const dirty = isChanged(quote, draft);
  const writable = isWritable(quote);
  const blocker = useLeaveGuard(dirty);
  const replaceQuote = (fresh: Quote): void => {
    setQuote(fresh);
    setDraft(draftOf(fresh));
    setProblems({});
  };
  /** One action at a time; a no of the server is said, and what was typed stays. */
  const run = async (action: () => Promise<void>): Promise<void> => {
    setQuestion(null);
    setBusy(true);
    try {
      await action();
    } catch (error) {
      const item = error instanceof CallFailure ? error.errors.find(({ message }) => message === 'changedMeanwhile') : undefined;
      if (item === undefined) toast.error(failureText(error));
      else {
        setMeanwhile(t.changedMeanwhile(String(item.params['who'] ?? ''), instantText(String(item.params['at'] ?? ''))));
        setQuestion('reload');
      }
    } finally {
      setBusy(false);
    }
  };
  const reread = async (): Promise<Quote> => call(readQuote, { params: { id: quote.id } });
  const checked = (): boolean => {
    const found = problemsOf(draft);
    setProblems(found);
    const [first] = Object.keys(found);
    if (first !== undefined) document.getElementById(first.replace(' ', '-'))?.focus();
    return first === undefined;
  };
  const save = async (send: boolean): Promise<void> =>
    run(async () => {
      replaceQuote(await call(changeQuote, { params: { id: quote.id }, body: { ...changeOf(quote, draft), send } }));
      toast.success(send ? officeTexts.done : officeTexts.saved);
    });
  return (
    <>
      <DocumentHead
        list={{ name: screenOf('quotes').word, path: paths.officeQuotes }}
        formattedId={quote.formattedId}
        customer={quote.customer}
        mark={quoteMark(quote.state)}
      >
        <CustomerLinks quote={quote} />
        <button
          type="button"
          className={pageStyles['button']}
          disabled={busy}
          onClick={() =>
            void run(async () => {
              const { recipient } = await call(notifyCustomerOfQuote, { params: { id: quote.id } });
              toast.success(`${officeTexts.done}: ${recipient}`);
              const fresh = await reread();
              setQuote((now) => ({ ...now, messages: fresh.messages }));
            })
          }
        >
          {t.notify}
        </button>
        <button
          type="button"
          className={pageStyles['button']}
          disabled={busy || dirty}
          onClick={() =>
            void run(async () => {
              const copy = await call(copyQuote, { body: { id: quote.id } });
              toast.success(officeTexts.done);
              await navigate(officeQuotePath(copy.id));
            })
          }
        >
          {t.copy}
        </button>
        {writable ? (
          <button type="button" className={pageStyles['button']} disabled={busy || dirty} onClick={() => setQuestion('withdraw')}>
            {t.withdraw}
          </button>
        ) : null}
      </DocumentHead>
      <div className={orderStyles['grid']}>
        <form
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            if (checked()) void save(false);
          }}
        >
          <QuoteLines
            quote={quote}
            draft={draft}
            problems={shown}
            onChange={setDraft}
            services={writable ? services : []}
            onAdd={(service) => setDraft(withService(draft, service))}
          />
          <div className={styles['sums']}>
            <QuoteConditions
              draft={draft}
              problems={shown}
              pickup={quote.deliveryType === 'PICKUP'}
              readOnly={!writable}
              onChange={setDraft}
            />
            <QuoteTotals quote={quote} draft={draft} />
          </div>
          {writable ? (
            <div className={`${styles['save']} ${dirty ? styles['dirty'] : ''}`}>
              <p role="status">
                <b>{dirty ? t.unsaved : t.allSaved}</b> {t.sendHint}
              </p>
              <button type="submit" className={pageStyles['button']} disabled={busy || !dirty}>
                {t.save}
              </button>
              <button
                type="button"
                className={`${pageStyles['button']} ${pageStyles['ink']}`}
                disabled={busy}
                onClick={() => {
                  if (checked()) setQuestion('send');
                }}
              >
                {t.saveAndSend}
              </button>
            </div>
          ) : (
            <p className={pageStyles['note']}>{t.closed}</p>
          )}
          <DocumentAddresses document={quote} />
        </form>
        <aside className={orderStyles['detail']}>
          <QuoteHistory quote={quote} />
          <QuoteFacts quote={quote} />
        </aside>
      </div>
      <Ask
        title={t.sendTitle(quote.formattedId, quote.versionNumber + 1)}
        text={t.sendText(quote.customer.email)}
        verb={t.sendNow}
        back={officeTexts.cancel}
        open={question === 'send'}
        onYes={() => void save(true)}
        onNo={() => setQuestion(null)}
      />
      <Ask
        title={t.withdrawTitle(quote.formattedId)}
        text={t.withdrawText}
        verb={t.withdrawNow}
        back={officeTexts.cancel}
        open={question === 'withdraw'}
        onYes={() =>
          void run(async () => {
            await call(withdrawQuote, { params: { id: quote.id } });
            toast.success(officeTexts.done);
            replaceQuote(await reread());
          })
        }
        onNo={() => setQuestion(null)}
      />
      <Ask
        title={t.changedTitle}
        text={meanwhile}
        verb={officeTexts.reload}
        back={officeTexts.cancel}
        open={question === 'reload'}
        onYes={() => void run(async () => replaceQuote(await reread()))}
        onNo={() => setQuestion(null)}
      />
      <Ask
        title={t.leaveTitle}
        text={t.leaveText}
        verb={t.leave}
        back={t.stay}
        open={blocker.state === 'blocked'}
        onYes={() => blocker.proceed?.()}
        onNo={() => blocker.reset?.()}
      />
    </>
  );
}

/** What the customer has in hands, once it was sent. */
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

/** Asks before what was typed is lost: inside the office by a dialog, elsewhere by the browser. */
function useLeaveGuard(dirty: boolean) {
  const blocker = useBlocker(({ currentLocation, nextLocation }) => dirty && currentLocation.pathname !== nextLocation.pathname);
  useEffect(() => {
    if (!dirty) return undefined;
    const warn = (event: BeforeUnloadEvent): void => event.preventDefault();
    addEventListener('beforeunload', warn);
    return () => removeEventListener('beforeunload', warn);
  }, [dirty]);
  return blocker;
}
