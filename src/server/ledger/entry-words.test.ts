import { expect, it } from 'vitest';
import { entryWords } from './entry-words.ts';

const entry = { source: 'credit', reverses: null, orderId: 5, invoiceId: null } as const;
const onInvoice = { ...entry, invoiceId: 7 };
const ofCustomer = { ...entry, orderId: null };

it.each([
  [
    'an invoice of a prepaid order',
    [
      { ...entry, kind: 'transfer', amount: -9800 },
      { ...onInvoice, kind: 'transfer', amount: 9800 },
    ],
    'auf die Rechnung übertragen CHF 98.00',
  ],
  [
    'a credit note over what was paid',
    [
      { ...onInvoice, kind: 'transfer', amount: -9800 },
      { ...ofCustomer, kind: 'transfer', amount: 9800 },
    ],
    'wird Guthaben CHF 98.00',
  ],
  [
    'a credit note taken back',
    [
      { ...onInvoice, kind: 'transfer', amount: -9800 },
      { ...entry, kind: 'transfer', amount: 9800 },
    ],
    'auf die Bestellung übertragen CHF 98.00',
  ],
  [
    'a payment with cash discount',
    [
      { ...onInvoice, kind: 'payment', source: 'bank', amount: 9800 },
      { ...onInvoice, kind: 'skonto', amount: 200 },
    ],
    'Zahlung auf das Bankkonto CHF 98.00, Skonto CHF 2.00',
  ],
] as const)('tells of %s what happened', (_what, entries, words) => {
  expect(entryWords(entries)).toBe(words);
});
