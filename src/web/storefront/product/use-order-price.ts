/** The server's price for the page's state, requested 150 ms after the last change; an older request is aborted and the last answer stays until the new one. */
import { useEffect, useState } from 'react';
import { priceCart } from '#contract/cart.ts';
import type { OrderPrice, PricedItem } from '#contract/cart.ts';
import { CallFailure } from '#contract/failure.ts';
import type { Configuration } from '#domain/configurator/evaluation.ts';
import { call } from '#web/call.ts';

const pauseMs = 150;

/** What a page shows of a price. */
export type PagePrice = Pick<OrderPrice, 'cartPrice' | 'shippingCost'>;

export interface PriceQuestion {
  productId: number;
  configuration: Configuration | null;
  quantity: number;
  zipCode: string;
  /** Staff may request the price for another customer. */
  customerId?: number | undefined;
}

export interface PriceAnswer {
  price: PagePrice | null;
  /** True while `price` belongs to an older state of the page. */
  outdated: boolean;
  /** True while it is being asked for. */
  asking: boolean;
  failure: CallFailure | null;
  /** Asks once more for the same. */
  askAgain: () => void;
}

/** There should be a price, but it could not be had. */
export const hasTrouble = ({ failure }: Pick<PriceAnswer, 'failure'>, item: PricedItem | null): boolean =>
  failure !== null || item?.problem === 'priceUnavailable';

const keyOf = (question: PriceQuestion): string => JSON.stringify(question);

/** `first` is the answer that came with the page, for its first question and no destination: the server does not know the cart's. With a null question (something cannot be built) nothing is requested. */
export function useOrderPrice(question: PriceQuestion | null, first: PagePrice | null): PriceAnswer {
  const key = question === null ? null : keyOf(question);
  const [answer, setAnswer] = useState<{ key: string | null; price: PagePrice | null }>({
    key: first === null || question === null ? null : keyOf({ ...question, zipCode: '' }),
    price: first,
  });
  const [failed, setFailed] = useState<{ key: string; failure: CallFailure } | null>(null);
  const answered = key !== null && answer.key === key;
  const hasFailed = failed !== null && failed.key === key;
  useEffect(() => {
    if (key === null || answered || hasFailed) return undefined;
    const { productId, configuration, quantity, zipCode, customerId } = JSON.parse(key) as PriceQuestion;
    const abort = new AbortController();
    const ask = async (): Promise<void> => {
      try {
        const body = {
          cartItems: [{ key: 'product', productId, configuration, quantity }],
          zipCode,
          ...(customerId === undefined ? {} : { customerId }),
        };
        const price = await call(priceCart, { body }, { signal: abort.signal });
        if (abort.signal.aborted) return;
        setAnswer({ key, price });
        setFailed(null);
      } catch (error) {
        if (!abort.signal.aborted && error instanceof CallFailure) setFailed({ key, failure: error });
      }
    };
    const timer = setTimeout(() => void ask(), pauseMs);
    return () => {
      clearTimeout(timer);
      abort.abort();
    };
  }, [key, answered, hasFailed]);
  return {
    price: answer.price,
    outdated: !answered,
    asking: key !== null && !answered && !hasFailed,
    failure: hasFailed ? failed.failure : null,
    askAgain: () => {
      setAnswer({ ...answer, key: null });
      setFailed(null);
    },
  };
}
