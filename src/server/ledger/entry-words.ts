/** Text of a booking for the history. For staff, in German. */
import { chfText } from '#domain/money/money-text.ts';
import { rappen } from '#domain/money/money.ts';
import type { EntryKind, EntrySource } from '#domain/ledger/entry.ts';

interface Entry {
  kind: EntryKind;
  source: EntrySource;
  amount: number;
  reverses: number | null;
  orderId: number | null;
  invoiceId: number | null;
}

const sources: Readonly<Record<EntrySource, string>> = {
  manual: 'Zahlung',
  bank: 'Zahlung auf das Bankkonto',
  provider: 'Online-Zahlung',
  credit: 'Guthaben verrechnet',
};

const kinds: Readonly<Record<Exclude<EntryKind, 'payment' | 'transfer'>, string>> = {
  refund: 'Rückzahlung',
  skonto: 'Skonto',
  rounding: 'Rundung',
  writeOff: 'ausgebucht',
};

/** `Zahlung CHF 98.00, Skonto CHF 2.00`: sums by name. Of a transfer only where the money goes is told. */
export function entryWords(entries: readonly Entry[]): string {
  const back = entries.some(({ reverses }) => reverses !== null) ? 'zurückgenommen: ' : '';
  const told = entries.filter(({ kind, amount }) => kind !== 'transfer' || amount > 0);
  const texts = [...Map.groupBy(told, nameOf)].flatMap(([name, all]) => {
    const amount = all.reduce((sum, each) => sum + each.amount, 0);
    return amount === 0 ? [] : [`${name} ${chfText(rappen(Math.abs(amount)))}`];
  });
  return `${back}${texts.join(', ')}`;
}

function nameOf({ kind, source, orderId, invoiceId }: Entry): string {
  if (kind === 'payment') return sources[source];
  if (kind !== 'transfer') return kinds[kind];
  if (invoiceId !== null) return 'auf die Rechnung übertragen';
  return orderId === null ? 'wird Guthaben' : 'auf die Bestellung übertragen';
}
