/** Polls the state of a payment, at once and then every other second, until it is known. */
import { useEffect, useState } from 'react';
import { readOrderPayment } from '#contract/payment.ts';
import type { OrderPayment } from '#contract/payment.ts';
import { call } from '#web/call.ts';

const everyMs = 2000;

export interface Asked {
  /** Null: not answered yet. */
  payment: OrderPayment | null;
  waitedMs: number;
}

const isKnown = (payment: OrderPayment | null): boolean => payment !== null && payment.state !== 'CHECKING' && payment.state !== 'OPEN';

/** `untilMs`: stops polling after that. */
export function useOrderPayment(uuid: string, untilMs: number = Number.POSITIVE_INFINITY): Asked {
  const [asked, setAsked] = useState<Asked>({ payment: null, waitedMs: 0 });
  useEffect(() => {
    const abort = new AbortController();
    const begin = performance.now();
    let timer: ReturnType<typeof setTimeout>;
    const ask = async (): Promise<void> => {
      // Without an answer it asks again.
      const payment = await call(readOrderPayment, { params: { uuid } }, { signal: abort.signal }).catch(() => null);
      if (abort.signal.aborted) return;
      const waitedMs = performance.now() - begin;
      setAsked((before) => ({ payment: payment ?? before.payment, waitedMs }));
      if (!isKnown(payment) && waitedMs < untilMs) timer = setTimeout(() => void ask(), everyMs);
    };
    void ask();
    return () => {
      abort.abort();
      clearTimeout(timer);
    };
  }, [uuid, untilMs]);
  return asked;
}
