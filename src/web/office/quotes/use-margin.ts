/** Cost and margin of the stored lines, read again after each save. */
import { useEffect, useState } from 'react';
import { readQuoteMargin } from '#contract/quote-desk.ts';
import type { QuoteMargin } from '#contract/quote-desk.ts';
import type { Quote } from '#contract/quote.ts';
import { call } from '#web/call.ts';

/** Null until known, or if it cannot be read. */
export function useMargin({ id, version }: Pick<Quote, 'id' | 'version'>): QuoteMargin | null {
  const [known, setKnown] = useState<{ version: number; margin: QuoteMargin } | null>(null);
  useEffect(() => {
    let wanted = true;
    call(readQuoteMargin, { params: { id } }).then(
      (margin) => {
        if (wanted) setKnown({ version, margin });
      },
      () => undefined,
    );
    return () => {
      wanted = false;
    };
  }, [id, version]);
  return known?.margin ?? null;
}
