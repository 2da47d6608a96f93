import type { Goods, Station, StepState } from '#domain/production/station.ts';

const one = (count: number, single: string, many: string): string => `${count} ${count === 1 ? single : many}`;

export const productionWords = {
  title: 'Wochenplan',
  week: (number: number): string => `Woche ${number}`,
  weeks: 'Woche wählen',
  weekBefore: 'Woche zurück',
  weekAfter: 'Woche vor',
  thisWeek: 'Diese Woche',
  ofHours: (hours: string): string => `von ${hours} Std`,
  ofVolume: (volume: string): string => `von ${volume} m³`,
  tooFull: (days: number): string => (days === 1 ? 'Tag zu voll' : 'Tage zu voll'),
  board: 'Aufträge nach dem Tag, an dem sie fertig sind',
  late: 'Im Rückstand',
  lateHint: 'nicht fertig geworden',
  closed: 'geschlossen',
  over: (what: string): string => `${what} zu viel`,
  free: (what: string): string => `${what} frei`,
  full: 'voll',
  after: (what: string): string => `danach ${what}`,
  hours: (used: string, most: string): string => `${used} / ${most} Std`,
  volume: (used: string, most: string): string => `${used} / ${most} m³`,
  empty: 'nichts geplant',
  canceled: 'storniert',
  finishBy: 'fertig bis',
  promised: 'zugesagt',
  notPromised: 'Zusage zurückgenommen',
  slack: 'Puffer',
  slackDays: (days: number): string =>
    days > 0 ? one(days, 'Tag', 'Tage') : days === 0 ? 'keiner' : `${one(0 - days, 'Tag', 'Tage')} zu spät`,
  missing: (names: readonly string[]): string => `${names.join(', ')} ${names.length === 1 ? 'fehlt' : 'fehlen'}`,
  breaks: 'Zusage nicht zu halten',
  begunBy: (who: string, when: string): string => `begonnen ${when}${who === '' ? '' : `, ${who}`}`,
  doneBy: (who: string, when: string): string => `${when}${who === '' ? '' : `, ${who}`}`,
  open: 'offen',
  done: 'erledigt',
  earlier: (day: string): string => `Auf ${day} vorziehen`,
  later: (day: string): string => `Auf ${day} schieben`,
  otherDay: 'Anderer Tag',
  split: 'Aufteilen',
  splitTitle: (what: string): string => `${what} aufteilen`,
  splitField: 'So viele Stück in einen eigenen Auftrag',
  splitHint: (most: number): string => `1 bis ${most}; jeder Teil lässt sich für sich planen`,
  splitDone: 'Aufgeteilt',
  stationsLink: 'Stationen buchen',
  toOrder: 'Zur Bestellung',
  remark: 'Bemerkung',
  none: 'Wählen Sie einen Auftrag: Hier steht, wie weit er ist und was zugesagt ist.',
  part: (quantity: number, of: number): string => (quantity === of ? `${of} ×` : `${quantity} von ${of} ×`),
  unconfirmed: (count: number): string => `${one(count, 'Bestellung wartet', 'Bestellungen warten')} auf die Bestätigung des Liefertags`,
  moved: (day: string): string => `Fertig bis ${day}`,
  backTo: (day: string): string => `Wieder am ${day}`,
  breakTitle: (customer: string): string => `Zusage an ${customer} bricht`,
  breakText: (promised: string, day: string, deliverable: string): string =>
    `Zugesagt ist ${promised}. Wird der Auftrag erst am ${day} fertig, ist die Ware frühestens am ${deliverable} lieferbar. Der Kunde erfährt davon nichts; die Zusage ändern Sie in der Bestellung.`,
  breakVerb: 'Trotzdem verschieben',
  keep: 'Tag behalten',
  nothing: 'In dieser Woche ist nichts zu fertigen.',
  nothingHint: 'Aufträge erscheinen hier, sobald der Liefertag einer Bestellung bestätigt ist.',
  keys: [
    ['← →', 'Tag'],
    ['↑ ↓', 'Auftrag'],
    ['Umschalt ← →', 'einen Tag früher, später'],
    ['Strg Z', 'zurück'],
    ['T', 'diese Woche'],
  ],
} as const;

/** As a state that is reached: the mark before it says whether it is. */
export const stationWords: Readonly<Record<Goods, Readonly<Record<Station, string>>>> = {
  TIMBER: { SAW: 'gesägt', NAIL: 'genagelt', READY: 'bereit' },
  SHEET: { SAW: 'zugeschnitten', NAIL: 'montiert', READY: 'bereit' },
};

export const stepWords: Readonly<Record<StepState, string>> = { OPEN: 'offen', BEGUN: 'begonnen', DONE: 'erledigt' };
