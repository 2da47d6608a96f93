/** Open tasks of the office, in words. The server provides their number and the list filter that shows them. */
import type { Waiting, WaitingKey } from '#contract/today.ts';
import type { Desk } from '#domain/access/desk.ts';
import { screenOf } from './areas.ts';
import type { ScreenKey } from './screen.ts';

interface WaitWords {
  readonly screen: ScreenKey;
  readonly head: string;
  /** Name of the list's tab. */
  readonly short: string;
  readonly remark: string;
  readonly action: string;
  /** Working days after which it is late; null: it has its own due date. */
  readonly promisedDays: number | null;
  /** True: each of them is late, since that is what it waits for. */
  readonly allLate?: boolean;
  /** Of a screen without a grid: the part of its address that shows them. */
  readonly query?: string;
}

export interface Wait extends WaitWords {
  readonly key: WaitingKey;
  readonly desks: readonly Desk[];
  readonly count: number;
  readonly filter: readonly string[];
  readonly sort: string;
}

/** The view of the outbox with what reached nobody. */
export const failedMailsQuery = 'state=failed#mails';

const words: Readonly<Record<WaitingKey, WaitWords>> = {
  unconfirmedOrders: {
    screen: 'orders',
    head: 'Zusage überfällig',
    short: 'Zusage überfällig',
    remark: 'Wunschtermin seit mehr als zwei Arbeitstagen nicht bestätigt',
    action: 'Termin prüfen',
    promisedDays: 2,
    allLate: true,
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
    remark: 'nach der vereinbarten Frist noch offen, ohne Mahngebühren',
    action: 'Ansehen',
    promisedDays: null,
    allLate: true,
  },
  remindersDue: {
    screen: 'payments',
    head: 'Mahnungen fällig',
    short: 'Zu mahnen',
    remark: 'überfällig und nicht bestritten',
    action: 'Mahnen',
    promisedDays: null,
    allLate: true,
  },
  overdueInvoices: {
    screen: 'payments',
    head: 'Überfällige Rechnungen',
    short: 'Überfällig',
    remark: 'nach dem Zahlungstag noch offen',
    action: 'Ansehen',
    promisedDays: null,
    allLate: true,
  },
  endingQuotes: {
    screen: 'quotes',
    head: 'Offerten, die bald ablaufen',
    short: 'Läuft bald ab',
    remark: 'gesendet, noch nicht bestellt',
    action: 'Nachfragen',
    promisedDays: null,
  },
  lateWork: {
    screen: 'production',
    head: 'Werkstatt hinter Plan',
    short: 'Hinter Plan',
    remark: 'für einen Tag vor heute geplant und nicht fertig',
    action: 'Verschieben',
    promisedDays: null,
    allLate: true,
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
    query: failedMailsQuery,
  },
};

const order = Object.keys(words) as WaitingKey[];

/** In order of priority. */
export function waitsOf(items: readonly Waiting[]): Wait[] {
  return order.flatMap((key) =>
    items
      .filter((item) => item.key === key)
      .map(({ desks, count, link: { filter, sort } }) => ({ ...words[key], key, desks, count, filter, sort })),
  );
}

export const waitsAt = (waits: readonly Wait[], desk: Desk): Wait[] => waits.filter(({ desks }) => desks.includes(desk));

export const countOf = (waits: readonly Wait[]): number => waits.reduce((sum, { count }) => sum + count, 0);

/** By screen, in order of their first task. */
export function countedKinds(waits: readonly Wait[]): { screen: ScreenKey; count: number }[] {
  return [...new Set(waits.map(({ screen }) => screen))].map((screen) => ({
    screen,
    count: countOf(waits.filter((wait) => wait.screen === screen)),
  }));
}

/** Number of open tasks per screen, and of the own desk for the start page. */
export function waitingByScreen(waits: readonly Wait[], own: Desk | null): Partial<Record<ScreenKey, number>> {
  const waiting: Partial<Record<ScreenKey, number>> = {};
  for (const { screen, count } of waits) waiting[screen] = (waiting[screen] ?? 0) + count;
  return own === null ? waiting : { ...waiting, today: countOf(waitsAt(waits, own)) };
}

/** The list view that shows these tasks, as an address query. */
export function queryOfWait({ filter, sort }: Wait): string {
  return new URLSearchParams([...(sort === '' ? [] : [['sort', sort]]), ...filter.map((text) => ['filter', text])]).toString();
}

export function addressOfWait(wait: Wait): string {
  const [{ path }, query] = [screenOf(wait.screen), queryOfWait(wait)];
  if (wait.query !== undefined) return `${path}?${wait.query}`;
  return query === '' ? path : `${path}?${query}&view=${encodeURIComponent(wait.short)}`;
}
