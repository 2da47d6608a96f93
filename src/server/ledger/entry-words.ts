/** Text of a booking for the history. For staff, in German. */
import { chfText } from '#domain/money/money-text.ts';
import { rappen } from '#domain/money/money.ts';
import type { EntryKind, EntrySource } from '#domain/ledger/entry.ts';

interface Entry {
  kind: EntryKind;
  source: EntrySource;
  amount: number;
  reverses: number | null;
}

const sources: Readonly<Record<EntrySource, string>> = {
  manual: 'Zahlung',
  bank: 'Zahlung auf das Bankkonto',
  provider: 'Online-Zahlung',
  credit: 'Guthaben verrechnet',
};

const kinds: Readonly<Record<EntryKind, string>> = {
  payment: 'Zahlung',
  refund: 'Rückzahlung',
  skonto: 'Skonto',
  rounding: 'Rundung',
  transfer: 'auf die Rechnung übertragen',
  writeOff: 'ausgebucht',
};

/** `Zahlung CHF 98.00, Skonto CHF 2.00`: sums by kind; a transfer's negative entry on the order is left out. */
export function entryWords(entries: readonly Entry[]): string {
  const back = entries.some(({ reverses }) => reverses !== null) ? 'zurückgenommen: ' : '';
  const texts = [...Map.groupBy(entries, ({ kind }) => kind)].flatMap(([kind, all]) => {
    const settled = kind === 'transfer' ? all.filter(({ amount }) => amount > 0) : all;
    const amount = settled.reduce((sum, each) => sum + each.amount, 0);
    const name = kind === 'payment' ? sources[all[0]?.source ?? 'manual'] : kinds[kind];
    return amount === 0 ? [] : [`${name} ${chfText(rappen(Math.abs(amount)))}`];
  });
  return `${back}${texts.join(', ')}`;
}
