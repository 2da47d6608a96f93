import { useEffect, useState } from 'react';
import { readCustomers } from '#contract/customer.ts';
import { readDeliveries } from '#contract/delivery.ts';
import { readInvoices } from '#contract/invoice.ts';
import { readOrders } from '#contract/order.ts';
import { readProductList } from '#contract/product-list.ts';
import { readQuotes } from '#contract/quote.ts';
import { call } from '#web/call.ts';
import {
  officeCustomerPath,
  officeInvoicePath,
  officeOrderPath,
  officeProductPath,
  officeQuotePath,
  officeSettingsPath,
} from '#web/paths.ts';
import { screenOf } from './areas.ts';
import type { Command } from './commands.ts';
import { officeWords as t } from './office-words.ts';
import type { Area, ScreenKey } from './screen.ts';
import { sections } from './setting-sections.ts';

export interface Found {
  name: string;
  about: string;
  path: string;
}

const waitMs = 150;
const shortest = 2;
const mostOfAKind = 5;
/** By its customer a delivery would only repeat its order. */
const deliveryNumber = /^l?\d/i;

/** Finds screens at once, records after a pause in typing; an answer to an earlier text is dropped. */
export function useFound(areas: readonly Area[], commands: readonly Command[], text: string): { found: readonly Found[]; busy: boolean } {
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
  return { found: [...placesOf(areas, commands, search), ...(search.length >= shortest ? records.found : [])], busy };
}

/** Screens, their other lists, commands, and the sections of the settings. */
function placesOf(areas: readonly Area[], commands: readonly Command[], search: string): Found[] {
  const asked = search.toLocaleLowerCase('de');
  const screens = areas.flatMap(({ word, screens: all }) =>
    all.flatMap((screen) => [
      ...[screen, ...(screen.parts ?? [])].map((each) => ({ name: each.word, about: word ?? '', path: each.path })),
      ...(screen.lists ?? []).flatMap((list) => ('path' in list ? [{ name: list.word, about: screen.word, path: list.path }] : [])),
    ]),
  );
  const verbs = commands.map((command) => ({ ...command, about: t.command }));
  const settings = sections.map(({ key, word, search: also }) => ({
    name: word,
    about: screenOf('settings').word,
    path: officeSettingsPath(key),
    also,
  }));
  return [...screens, ...verbs, ...(sees(areas, 'settings') ? settings : [])]
    .map((place) => ({ also: '', ...place }))
    .filter(({ name, also }) => `${name} ${also}`.toLocaleLowerCase('de').includes(asked));
}

const sees = (areas: readonly Area[], key: ScreenKey): boolean => areas.some(({ screens }) => screens.some((screen) => screen.key === key));

async function recordsOf(areas: readonly Area[], search: string, signal: AbortSignal): Promise<Found[]> {
  const query = { search: search.slice(0, 100), perPage: mostOfAKind };
  const [orders, quotes, deliveries, invoices, customers, products] = await Promise.all([
    sees(areas, 'orders') ? call(readOrders, { query }, { signal }) : null,
    sees(areas, 'quotes') ? call(readQuotes, { query }, { signal }) : null,
    deliveryNumber.test(search) && sees(areas, 'deliveries') ? call(readDeliveries, { query }, { signal }) : null,
    sees(areas, 'payments') ? call(readInvoices, { query }, { signal }) : null,
    sees(areas, 'customers') ? call(readCustomers, { query }, { signal }) : null,
    sees(areas, 'products') ? call(readProductList, { query }, { signal }) : null,
  ]);
  return [
    ...(orders?.items ?? []).map((order) => ({ ...nameOf(order), path: officeOrderPath(order.id) })),
    ...(quotes?.items ?? []).map((quote) => ({ ...nameOf(quote), path: officeQuotePath(quote.id) })),
    // A delivery is looked at on its order.
    ...(deliveries?.items ?? []).map(({ formattedId, customerName, orderId }) => ({
      name: formattedId,
      about: customerName,
      path: officeOrderPath(orderId),
    })),
    ...(invoices?.items ?? []).map(({ id, formattedId, customerName }) => ({
      name: formattedId,
      about: customerName,
      path: officeInvoicePath(id),
    })),
    ...(customers?.items ?? []).map(({ id, formattedId, name, city }) => ({
      name: name === '' ? formattedId : name,
      about: [formattedId, city].filter(Boolean).join(', '),
      path: officeCustomerPath(id),
    })),
    ...(products?.items ?? []).map(({ id, articleNumber, name }) => ({
      name: articleNumber,
      about: name.de,
      path: officeProductPath(id, 'edit'),
    })),
  ];
}

const nameOf = (record: { formattedId: string; customerName: string; city: string }): Omit<Found, 'path'> => ({
  name: record.formattedId,
  about: [record.customerName, record.city].filter(Boolean).join(', '),
});
