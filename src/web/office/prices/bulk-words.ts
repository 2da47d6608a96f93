/** Texts of bulk price changes. */
const prices = (count: number): string => (count === 1 ? '1 Preis' : `${count} Preise`);
const kept = (count: number): string =>
  count === 0 ? '' : ` ${prices(count)} ${count === 1 ? 'bleibt' : 'bleiben'}, weil inzwischen jemand etwas daran geändert hat.`;

export const bulkWords = {
  verb: (count: number): string => `${prices(count)} ändern`,
  title: 'Preise ändern',
  by: 'Um wie viel',
  kinds: { percent: 'in Prozent', amount: 'in Franken je Stück' },
  values: { percent: 'Prozent', amount: 'Franken' },
  hint: 'Mit Minus davor wird es günstiger.',
  rounding: 'Runden',
  roundings: { 0.05: 'auf 5 Rappen', 0.01: 'auf 1 Rappen', 0.0001: 'auf vier Stellen' },
  preview: 'Vorschau',
  change: (count: number): string => (count === 0 ? 'Ändern' : `${prices(count)} ändern`),
  stays: (strategy: string): string => `bleibt (${strategy})`,
  more: (count: number): string => `und ${count} weitere`,
  done: (count: number, not: number): string =>
    `${prices(count)} geändert.${kept(not)} Der Shop zeigt es sofort, Offerten und Bestellungen behalten ihren Preis.`,
  planned: (count: number, not: number, day: string): string =>
    `${prices(count)} vorgemerkt ab ${day}.${kept(not)} Bis dahin ändert sich nichts.`,
  undo: 'Zurücknehmen',
  close: 'Schliessen',
  undone: (count: number, not: number): string => `${prices(count)} zurückgenommen.${kept(not)}`,
} as const;
