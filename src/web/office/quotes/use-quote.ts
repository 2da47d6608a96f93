import { useState } from 'react';
import { useNavigate } from 'react-router';
import { changeQuote, copyQuote, notifyCustomerOfQuote, withdrawQuote } from '#contract/quote-desk.ts';
import { readQuote } from '#contract/quote.ts';
import type { Quote } from '#contract/quote.ts';
import { call } from '#web/call.ts';
import { officeQuotePath } from '#web/paths.ts';
import { useFailureText } from '#web/texts/failure-text.ts';
import { useToast } from '#web/ui/toast.tsx';
import { officeTexts } from '../frame/office-words.ts';
import { recordWords } from '../record/record-words.ts';
import { useRecord } from '../record/use-record.ts';
import { instantText } from '../text/instant-text.ts';
import { changeOf, draftOf } from './quote-draft.ts';
import { quoteForm } from './quote-form.ts';

export type QuoteQuestion = 'send' | 'withdraw' | null;

/** A quote that is written on, with everything that can be done with it. */
export function useQuote(loaded: Quote) {
  const toast = useToast();
  const navigate = useNavigate();
  const failureText = useFailureText();
  const [question, ask] = useState<QuoteQuestion>(null);
  const reread = async (): Promise<Quote> => call(readQuote, { params: { id: loaded.id } });
  const record = useRecord({
    loaded,
    draftOf,
    form: quoteForm,
    reread,
    onFailure: (error) => toast.error(failureText(error)),
    onMerged: (who, at) => toast.success(recordWords.conflict.merged(who, instantText(at))),
  });
  const { stored: quote, draft, check, replace } = record;
  const run = async (action: () => Promise<void>): Promise<void> => {
    ask(null);
    await record.run(action);
  };
  const write = async (send: boolean): Promise<void> =>
    run(async () => {
      replace(await call(changeQuote, { params: { id: quote.id }, body: { ...changeOf(quote, draft), send } }));
      toast.success(send ? officeTexts.done : officeTexts.saved);
    });
  return {
    ...record,
    question,
    ask,
    save: () => {
      if (check()) void write(false);
    },
    askToSend: () => {
      if (check()) ask('send');
    },
    send: async () => write(true),
    notify: async () =>
      run(async () => {
        const { recipient } = await call(notifyCustomerOfQuote, { params: { id: quote.id }, body: {} });
        toast.success(`${officeTexts.done}: ${recipient}`);
        const { messages } = await reread();
        replace({ ...quote, messages }, draft);
      }),
    copy: async () =>
      run(async () => {
        const copy = await call(copyQuote, { body: { id: quote.id } });
        toast.success(officeTexts.done);
        await navigate(officeQuotePath(copy.id));
      }),
    withdraw: async () =>
      run(async () => {
        await call(withdrawQuote, { params: { id: quote.id } });
        toast.success(officeTexts.done);
        replace(await reread());
      }),
  };
}

export type QuoteControl = ReturnType<typeof useQuote>;
