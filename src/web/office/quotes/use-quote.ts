import { useState } from 'react';
import { useNavigate } from 'react-router';
import {
  changeQuote,
  copyQuote,
  loseQuote,
  notifyCustomerOfQuote,
  readQuoteRenewal,
  releaseQuoteMargin,
  withdrawQuote,
} from '#contract/quote-desk.ts';
import { readQuote } from '#contract/quote.ts';
import type { Quote } from '#contract/quote.ts';
import type { LostReason } from '#domain/quote/lost-reason.ts';
import { call } from '#web/call.ts';
import { newKey } from '#web/new-key.ts';
import { sentKeys } from '#web/sent-keys.ts';
import { officeQuotePath, paths } from '#web/paths.ts';
import { useToast } from '#web/ui/toast.tsx';
import { officeWords } from '../frame/office-words.ts';
import { useRecord } from '../record/use-record.ts';
import { changeOf } from './quote-change.ts';
import { draftOf } from './quote-draft.ts';
import { quoteForm } from './quote-form.ts';
import { quoteWords as t } from './quote-words.ts';
import { withTodaysPrices } from './todays-prices.ts';

export type QuoteQuestion = 'send' | 'order' | 'withdraw' | 'lose' | null;

/** A quote being edited, with all its actions. */
export function useQuote(loaded: Quote) {
  const toast = useToast();
  const navigate = useNavigate();
  const [question, ask] = useState<QuoteQuestion>(null);
  const [copyKey, setCopyKey] = useState(newKey);
  const [keys] = useState(sentKeys);
  const reread = async (): Promise<Quote> => call(readQuote, { params: { id: loaded.id } });
  const record = useRecord({
    loaded,
    draftOf,
    form: quoteForm,
    reread,
  });
  const { stored: quote, draft, check, replace } = record;
  const params = { id: quote.id };
  const run = async (action: () => Promise<void>): Promise<void> => {
    ask(null);
    await record.run(action);
  };
  const write = async (send: boolean): Promise<void> =>
    run(async () => {
      const body = { ...changeOf(quote, draft), send };
      replace(await call(changeQuote, { params, body }, { idempotencyKey: keys.keyFor(body) }));
      toast.success(send ? officeWords.done : officeWords.saved);
    });
  const putPrices = (renewal: Parameters<typeof withTodaysPrices>[1]): void => {
    const { draft: next, changed, without, unavailable } = withTodaysPrices(draft, renewal);
    replace(quote, next);
    if (changed > 0 || without.length + unavailable.length === 0) toast.success(t.renewed(changed));
    if (without.length > 0) toast.error(t.renewProblem(without.join(', ')));
    if (unavailable.length > 0) toast.error(t.renewUnavailable(unavailable.join(', ')));
  };
  return {
    ...record,
    run,
    question,
    ask,
    save: () => {
      if (check()) void write(false);
    },
    askToSend: () => {
      if (check({ toSend: true })) ask('send');
    },
    send: async () => write(true),
    release: async (reason: string) =>
      run(async () => {
        const body = { version: quote.version, reason };
        await call(releaseQuoteMargin, { params, body }, { idempotencyKey: keys.keyFor(body) });
        toast.success(officeWords.done);
        replace(await reread());
      }),
    lose: async (reason: LostReason, text: string) =>
      run(async () => {
        replace(await call(loseQuote, { params, body: { version: quote.version, reason, text } }));
        toast.success(officeWords.done);
      }),
    /** Puts today's prices into the cells: those that are kept are saved with the rest. */
    renew: async () =>
      run(async () => {
        putPrices(await call(readQuoteRenewal, { params }));
      }),
    /** The same for these lines alone. */
    renewLines: async (ids: ReadonlySet<number>) =>
      run(async () => {
        const { lines } = await call(readQuoteRenewal, { params });
        putPrices({ lines: lines.filter(({ id }) => ids.has(id)), delivery: { before: null, after: null } });
      }),
    notify: async () =>
      run(async () => {
        const { recipient } = await call(notifyCustomerOfQuote, { params, body: {} });
        toast.success(`${officeWords.done}: ${recipient}`);
        const { messages } = await reread();
        replace({ ...quote, messages }, draft);
      }),
    copy: async () =>
      run(async () => {
        const copy = await call(copyQuote, { body: { id: quote.id } }, { idempotencyKey: copyKey });
        setCopyKey(newKey());
        toast.success(officeWords.done);
        await navigate(officeQuotePath(copy.id));
      }),
    withdraw: async () =>
      run(async () => {
        const query = { version: quote.version };
        const { deleted } = await call(withdrawQuote, { params, query }, { idempotencyKey: keys.keyFor(query) });
        toast.success(officeWords.done);
        if (deleted) await navigate(paths.officeQuotes);
        else replace(await reread());
      }),
  };
}

export type QuoteControl = ReturnType<typeof useQuote>;
