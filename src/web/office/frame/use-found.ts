import { useEffect, useState } from 'react';
import { readCustomers } from '#contract/customer.ts';
import { readOrders } from '#contract/order.ts';
import { readQuotes } from '#contract/quote.ts';
import { call } from '#web/call.ts';
import { officeCustomerPath, officeOrderPath, officeQuotePath } from '#web/paths.ts';
import type { Area } from './screen.ts';

export interface Found {
  name: string;
  about: string;
  path: string;
}

const waitMs = 150;
const shortest = 2;
const mostOfAKind = 5;

/** Finds screens at once, records after a pause in typing; an answer to an earlier text is dropped. */
export function useFound(areas: readonly Area[], text: string): { found: readonly Found[]; busy: boolean } {
  const search = text.trim();
  const [records, setRecords] = useState<{ search: string; found: readonly Found[] }>({ search: '', found: [] });
  useEffect(() => {
    if (search.length < shortest) return undefined;
    const control = new AbortController();
    const timer = setTimeout(() => {
      void recordsOf(areas, search, control.signal)
        .catch((): Found[] => [])
        .then((found) => {
          if (!control.signal.aborted) setRecords({ search, found });
        });
    }, waitMs);
    return () => {
      clearTimeout(timer);
      control.abort();
    };
  }, [areas, search]);
  const busy = search.length >= shortest && records.search !== search;
  return { found: [...screensOf(areas, search), ...(search.length >= shortest ? records.found : [])], busy };
}

function screensOf(areas: readonly Area[], search: string): Found[] {
  const asked = search.toLocaleLowerCase('de');
  return areas
    .flatMap(({ word, screens }) =>
      screens.flatMap((screen) =>
        [screen, ...(screen.parts ?? [])].map((each) => ({ name: each.word, about: word ?? '', path: each.path })),
      ),
    )
    .filter(({ name }) => name.toLocaleLowerCase('de').includes(asked));
}

async function recordsOf(areas: readonly Area[], search: string, signal: AbortSignal): Promise<Found[]> {
  const sees = (key: string): boolean => areas.some(({ screens }) => screens.some((screen) => screen.key === key));
  const query = { search: search.slice(0, 100), perPage: mostOfAKind };
  const [orders, quotes, customers] = await Promise.all([
    sees('orders') ? call(readOrders, { query }, { signal }) : null,
    sees('quotes') ? call(readQuotes, { query }, { signal }) : null,
    sees('customers') ? call(readCustomers, { query }, { signal }) : null,
  ]);
  return [
    ...(orders?.items ?? []).map((order) => ({ ...nameOf(order), path: officeOrderPath(order.id) })),
    ...(quotes?.items ?? []).map((quote) => ({ ...nameOf(quote), path: officeQuotePath(quote.id) })),
    ...(customers?.items ?? []).map(({ id, formattedId, name, city }) => ({
      name: name === '' ? formattedId : name,
      about: [formattedId, city].filter(Boolean).join(', '),
      path: officeCustomerPath(id),
    })),
  ];
}

const nameOf = (record: { formattedId: string; customerName: string; city: string }): Omit<Found, 'path'> => ({
  name: record.formattedId,
  about: [record.customerName, record.city].filter(Boolean).join(', '),
});
