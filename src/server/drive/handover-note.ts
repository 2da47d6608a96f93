/** The office's note about a stop where less was handed over than planned; it is internal and in German only. */
import type { ShortReason } from '#domain/order/handover.ts';
import { handoverKind } from '#domain/order/handover.ts';
import type { KeptReport } from './drive-store.ts';

const reasonWords: Readonly<Record<ShortReason, string>> = {
  MISSING: 'nicht im Wagen',
  DAMAGED: 'beschädigt',
  REFUSED: 'nicht angenommen',
  ABSENT: 'niemand da',
};

/** `3 von 4 Holzkiste (beschädigt); 0 von 2 Palette (nicht im Wagen)` */
export function shortLines(lines: KeptReport['lines']): string {
  return lines
    .filter(({ planned, quantity }) => quantity < planned)
    .map(({ name, planned, quantity, reason }) => `${quantity} von ${planned} ${name}${reason === null ? '' : ` (${reasonWords[reason]})`}`)
    .join('; ');
}

export function handoverNote(
  { number, lines, note }: KeptReport,
  { customerName, driver }: { customerName: string; driver: string },
): string {
  const what = handoverKind(lines) === 'NOTHING' ? 'nichts abgegeben' : 'weniger abgegeben als geladen';
  const own = note === '' ? '' : `\n${driver}: ${note}`;
  return `Stopp ${number}, ${customerName}: ${what}. ${shortLines(lines)}. Der Rest bleibt offen.${own}`;
}
