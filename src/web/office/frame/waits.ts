/** Open tasks of the office, in words. The server provides their number and the list filter that shows them. */
import type { Waiting, WaitingKey } from '#contract/today.ts';
import { screenOf } from './areas.ts';
import type { ScreenKey } from './areas.ts';

interface WaitWords {
  readonly screen: ScreenKey;
  readonly head: string;
  /** Name of the list's tab. */
  readonly short: string;
  readonly remark: string;
  readonly action: string;
  /** Working days after which it is late; null: it has its own due date. */
  readonly promisedDays: number | null;
}

export interface Wait extends WaitWords {
  readonly key: WaitingKey;
  readonly count: number;
  readonly filter: readonly string[];
  readonly sort: string;
}

const words: Readonly<Record<WaitingKey, WaitWords>> = {
  unconfirmedOrders: {
    screen: 'orders',
    head: 'Zusage überfällig',
    short: 'Zusage überfällig',
    remark: 'Wunschtermin seit mehr als zwei Arbeitstagen nicht bestätigt',
    action: 'Termin prüfen',
    promisedDays: 2,
  },
  newOrders: {
    screen: 'orders',
    head: 'Neue Bestellungen',
    short: 'Neu',
    remark: 'Wunschtermin noch ohne Zusage',
    action: 'Termin prüfen',
    promisedDays: 2,
  },
  requestedQuotes: {
    screen: 'quotes',
    head: 'Offerten warten auf unsere Antwort',
    short: 'Zu beantworten',
    remark: 'Zusage an die Kunden: 2 Arbeitstage',
    action: 'Antworten',
    promisedDays: 2,
  },
  ordersDueThisWeek: {
    screen: 'orders',
    head: 'Diese Woche zu liefern',
    short: 'Diese Woche zu liefern',
    remark: 'noch nicht geliefert',
    action: 'Ansehen',
    promisedDays: null,
  },
  paymentsPastDue: {
    screen: 'orders',
    head: 'Zahlung überfällig',
    short: 'Zahlung überfällig',
    remark: 'nach der vereinbarten Frist noch offen',
    action: 'Ansehen',
    promisedDays: null,
  },
  remindersDue: {
    screen: 'payments',
    head: 'Mahnungen fällig',
    short: 'Zu mahnen',
    remark: 'überfällig und nicht bestritten',
    action: 'Mahnen',
    promisedDays: null,
  },
  overdueInvoices: {
    screen: 'payments',
    head: 'Überfällige Rechnungen',
    short: 'Überfällig',
    remark: 'nach dem Zahlungstag noch offen',
    action: 'Ansehen',
    promisedDays: null,
  },
  endingQuotes: {
    screen: 'quotes',
    head: 'Offerten, die bald ablaufen',
    short: 'Läuft bald ab',
    remark: 'gesendet, noch nicht bestellt',
    action: 'Nachfragen',
    promisedDays: null,
  },
  missingMaterial: {
    screen: 'production',
    head: 'Material fehlt',
    short: 'Material fehlt',
    remark: 'Aufträge, die noch nicht gesägt sind',
    action: 'Ansehen',
    promisedDays: null,
  },
  failedMails: {
    screen: 'outbox',
    head: 'Nicht zugestellt',
    short: 'Nicht zugestellt',
    remark: 'wird nicht von selbst wiederholt',
    action: 'Ansehen',
    promisedDays: null,
  },
};

const order = Object.keys(words) as WaitingKey[];

/** In order of priority. */
export function waitsOf(items: readonly Waiting[]): Wait[] {
  return order.flatMap((key) =>
    items.filter((item) => item.key === key).map(({ count, link: { filter, sort } }) => ({ ...words[key], key, count, filter, sort })),
  );
}

/** Number of open tasks per screen, and in total. */
export function waitingByScreen(waits: readonly Wait[]): Partial<Record<ScreenKey, number>> {
  const waiting: Partial<Record<ScreenKey, number>> = {};
  for (const { screen, count } of waits) {
    waiting[screen] = (waiting[screen] ?? 0) + count;
    waiting.today = (waiting.today ?? 0) + count;
  }
  return waiting;
}

/** The list view that shows these tasks, as an address query. */
export function queryOfWait({ filter, sort }: Wait): string {
  return new URLSearchParams([...(sort === '' ? [] : [['sort', sort]]), ...filter.map((text) => ['filter', text])]).toString();
}

export function addressOfWait(wait: Wait): string {
  const [{ path }, query] = [screenOf(wait.screen), queryOfWait(wait)];
  return query === '' ? path : `${path}?${query}&view=${encodeURIComponent(wait.short)}`;
}
