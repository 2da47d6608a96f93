/** What uses a record, in words, and where it is shown. */
import type { Uses } from '#contract/record.ts';
import {
  officeBankFilePath,
  officeCustomerPath,
  officeInvoicePath,
  officeOrderPath,
  officeProductPath,
  officeQuotePath,
  paths,
} from '#web/paths.ts';
import { dayText } from '../text/day-text.ts';

type Use = Uses['items'][number];

interface UseLink {
  /** Before its name. */
  word: string;
  name: string;
  path: string;
}

const words: Readonly<Record<Use['kind'], string>> = {
  quote: 'Offerte',
  order: 'Bestellung',
  product: 'Produkt',
  category: 'Kategorie',
  customer: 'Kunde',
  invoice: 'Rechnung',
  payment: 'Zahlung vom',
  bankFile: 'Bankdatei',
  drive: 'Fahrt vom',
};

const pathTo: Readonly<Record<Use['kind'], (use: Use) => string>> = {
  quote: ({ id }) => officeQuotePath(id),
  order: ({ id }) => officeOrderPath(id),
  product: ({ id }) => officeProductPath(id, 'edit'),
  category: ({ id }) => `${paths.officeCategories}?category=${id}`,
  customer: ({ id }) => officeCustomerPath(id),
  invoice: ({ id }) => officeInvoicePath(id),
  payment: () => paths.officePayments,
  bankFile: ({ id }) => officeBankFilePath(id),
  drive: ({ name }) => `${paths.officeTrucks}?day=${name}`,
};

export function linkOfUse(use: Use): UseLink {
  const { kind, name } = use;
  return { word: words[kind], name: kind === 'payment' || kind === 'drive' ? dayText(name) : name, path: pathTo[kind](use) };
}
