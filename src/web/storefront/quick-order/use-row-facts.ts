/** Server data of the rows: products, prices and how full the truck is; requested shortly after the last change, aborting an older request. */
import { useEffect, useState } from 'react';
import { priceCart } from '#contract/cart.ts';
import type { OrderPrice } from '#contract/cart.ts';
import { readProducts } from '#contract/product.ts';
import type { Product } from '#contract/product.ts';
import { readTruckFilling } from '#contract/shipping.ts';
import type { TruckFilling } from '#contract/shipping.ts';
import { call } from '#web/call.ts';
import type { RowMeaning } from './quick-rows.ts';

const pauseMs = 250;

export interface PricedRow {
  id: number;
  productId: number;
  quantity: number;
}

export interface FactsQuestion {
  rows: readonly PricedRow[];
  zipCode: string;
  truckId: number | null;
  /** Storage spaces as packed by hand; null: as computed. */
  handSpaces: number | null;
}

export interface RowFacts {
  price: OrderPrice | null;
  filling: TruckFilling | null;
  /** True until the answer for the current rows has arrived. */
  pricing: boolean;
  failure: unknown;
}

export const keyOf = (rowId: number): string => `row-${rowId}`;

export function pricedRows(meanings: readonly RowMeaning[]): PricedRow[] {
  return meanings.flatMap(({ row, article, quantity }) =>
    article === null || quantity === null ? [] : [{ id: row.id, productId: article.id, quantity }],
  );
}

interface Answer {
  key: string;
  price: OrderPrice | null;
  filling: TruckFilling | null;
  failure: unknown;
}

export function useRowFacts(question: FactsQuestion): RowFacts {
  const key = JSON.stringify(question);
  const [answer, setAnswer] = useState<Answer>({ key: '', price: null, filling: null, failure: null });
  const empty = question.rows.length === 0;
  const answered = answer.key === key;
  useEffect(() => {
    if (empty || answered) return undefined;
    const asked = JSON.parse(key) as FactsQuestion;
    const abort = new AbortController();
    const timer = setTimeout(() => {
      ask(asked, abort.signal).then(
        ([price, filling]) => setAnswer({ key, price, filling, failure: null }),
        (failure: unknown) => {
          if (!abort.signal.aborted) setAnswer((last) => ({ ...last, key, failure }));
        },
      );
    }, pauseMs);
    return () => {
      clearTimeout(timer);
      abort.abort();
    };
  }, [key, empty, answered]);
  if (empty) return { price: null, filling: null, pricing: false, failure: null };
  return { price: answer.price, filling: answer.filling, pricing: !answered, failure: answered ? answer.failure : null };
}

async function ask({ rows, zipCode, truckId, handSpaces }: FactsQuestion, signal: AbortSignal): Promise<[OrderPrice, TruckFilling]> {
  const cartItems = rows.map(({ id, productId, quantity }) => ({ key: keyOf(id), productId, quantity }));
  const shared = { cartItems, zipCode, ...(handSpaces === null ? {} : { maxStoringSpace: handSpaces }) };
  return Promise.all([
    call(priceCart, { body: shared }, { signal }),
    call(readTruckFilling, { body: { ...shared, ...(truckId === null ? {} : { truckId }) } }, { signal }),
  ]);
}

/** The products in the rows, by id; cached once known. */
export function useRowProducts(ids: readonly number[]): ReadonlyMap<number, Product> {
  const [products, setProducts] = useState<ReadonlyMap<number, Product>>(new Map());
  const unknown = [...new Set(ids)].filter((id) => !products.has(id)).join(',');
  useEffect(() => {
    if (unknown === '') return undefined;
    const abort = new AbortController();
    call(readProducts, { query: { ids: unknown, withPrices: 'true' } }, { signal: abort.signal }).then(
      ({ items }) => setProducts((known) => new Map([...known, ...items.map((product) => [product.id, product] as const)])),
      // Prices do not depend on it; going on to the cart asks again.
      () => undefined,
    );
    return () => abort.abort();
  }, [unknown]);
  return products;
}
