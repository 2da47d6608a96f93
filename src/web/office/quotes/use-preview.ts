/** Page and mail as the customer would receive them, read after each save, and on request after edits. */
import { useCallback, useEffect, useRef, useState } from 'react';
import { previewQuote } from '#contract/quote-desk.ts';
import type { OutputOf } from '#contract/endpoint.ts';
import type { Quote } from '#contract/quote.ts';
import { call } from '#web/call.ts';
import { useFailureText } from '#web/texts/failure-text.ts';
import { changeOf } from './quote-change.ts';
import type { QuoteDraft } from './quote-draft.ts';
import { problemsOf } from './quote-problems.ts';

type Seen = OutputOf<typeof previewQuote>;

export interface Preview {
  seen: Seen | null;
  /** Why there is no preview. */
  problem: string | null;
  /** The first one is on its way. */
  isReading: boolean;
  /** The draft has changed since. */
  isStale: boolean;
  read: () => void;
}

export function usePreview(quote: Quote, draft: QuoteDraft, isWritable: boolean): Preview {
  const failureText = useFailureText();
  const [{ seen, problem, of }, set] = useState<{ seen: Seen | null; problem: string | null; of: QuoteDraft | null }>({
    seen: null,
    problem: null,
    of: null,
  });
  const latest = useRef({ quote, draft, failureText });
  useEffect(() => {
    latest.current = { quote, draft, failureText };
  });
  const read = useCallback((): void => {
    const { quote: stored, draft: typed, failureText: textOf } = latest.current;
    if (!isWhole(typed)) return;
    call(previewQuote, { params: { id: stored.id }, body: changeOf(stored, typed) }).then(
      (answer) => set({ seen: answer, problem: null, of: typed }),
      (error: unknown) => set({ seen: null, problem: textOf(error), of: typed }),
    );
  }, []);
  const readOf = useRef<number | null>(null);
  useEffect(() => {
    if (!isWritable || readOf.current === quote.version) return;
    readOf.current = quote.version;
    read();
  }, [quote.version, isWritable, read]);
  const isReading = isWritable && seen === null && problem === null && isWhole(draft);
  return { seen, problem, isReading, isStale: isWritable && of !== null && of !== draft, read };
}

/** Has a line, and nothing in it is wrong. */
const isWhole = (draft: QuoteDraft): boolean => draft.lines.some(({ removed }) => !removed) && Object.keys(problemsOf(draft)).length === 0;
