/** The texts of the payment screens; staff read German. */
import type { EntryKind, EntrySource } from '#domain/ledger/entry.ts';
import type { OpenItemAge } from '#domain/ledger/open-item.ts';
import type { HeldReason } from '#domain/ledger/reminder.ts';

export const ages: Readonly<Record<OpenItemAge, string>> = {
  notDue: 'nicht fällig',
  to30: '1–30 Tage',
  to60: '31–60 Tage',
  to90: '61–90 Tage',
  over90: 'über 90 Tage',
};

export const held: Readonly<Record<HeldReason, string>> = {
  disputed: 'bestritten',
  customerOnHold: 'Kunde gesperrt',
  feesOnly: 'nur noch Gebühr',
};

export const kinds: Readonly<Record<EntryKind, string>> = {
  payment: 'Zahlung',
  refund: 'Rückzahlung',
  skonto: 'Skonto',
  rounding: 'Rundung',
  transfer: 'Verrechnung',
  writeOff: 'Ausgebucht',
};

export const sources: Readonly<Record<EntrySource, string>> = {
  manual: 'von Hand',
  bank: 'Bankdatei',
  provider: 'online',
  credit: 'Guthaben',
};

export const paymentWords = {
  number: 'Rechnung',
  state: 'Stand',
  order: 'Bestellung',
  customer: 'Kunde',
  issued: 'Datum',
  due: 'Fällig',
  overdue: 'Tage',
  age: 'Alter',
  total: 'Total CHF',
  paid: 'Bezahlt',
  open: 'Offen CHF',
  level: 'Mahnstufe',
  next: 'Nächste Mahnung',
  nextLevel: (level: number): string => `Stufe ${level} fällig`,
  disputed: 'Bestritten',
  day: 'Tag',
  kind: 'Art',
  amount: 'Betrag CHF',
  source: 'Quelle',
  reference: 'Referenz',
  reason: 'Grund',
  who: 'Wer',
  reversed: 'zurückgebucht',
  reverse: 'Rückbuchung',
  search: 'Rechnung, Kunde, Referenz',
  sums: 'Summen nach Alter',
  all: 'alles Offene',
  credit: 'Guthaben der Kunden',
} as const;

export const recordWords = {
  open: 'Zahlung erfassen',
  title: (number: string): string => `Zahlung zu ${number} erfassen`,
  kind: 'Was',
  kinds: {
    payment: 'Zahlung ist eingegangen',
    credit: 'Guthaben verrechnen',
    writeOff: 'Rest ausbuchen',
  },
  amount: 'Betrag',
  day: 'Tag der Zahlung',
  reference: 'Referenz',
  reason: 'Grund',
  reasonHint: 'steht im Verlauf',
  isOpen: (amount: string): string => `Offen: ${amount}`,
  hasCredit: (amount: string): string => `Guthaben: ${amount}`,
  notDay: 'Bitte einen Tag, zum Beispiel 26.11.2026.',
  notAmount: 'Bitte einen Betrag in Franken, zum Beispiel 1234.50.',
  save: 'Erfassen',
  saved: 'Zahlung erfasst',
  waits: 'Die Bestellung wartet auf ihre Online-Zahlung. Mit dieser Zahlung wird sie ausgelöst, der Kunde erhält die Bestätigung.',
} as const;

export const effects = {
  full: 'Damit ist alles bezahlt.',
  part: (rest: string): string => `Teilzahlung. ${rest} bleiben offen.`,
  over: (over: string): string => `Das sind ${over} zu viel; sie werden zum Guthaben des Kunden.`,
  skonto: (skonto: string): string => `Damit ist alles bezahlt: ${skonto} Skonto, fristgerecht.`,
  rounding: (rounding: string): string => `Damit ist alles bezahlt: ${rounding} sind Rundungsdifferenz.`,
  writeOff: (rest: string): string => (rest === '' ? 'Damit ist nichts mehr offen.' : `${rest} bleiben offen.`),
} as const;

export const reverseWords = {
  open: 'Zurückbuchen',
  title: 'Diese Zahlung zurückbuchen?',
  text: 'Alles, was mit ihr gebucht wurde, wird zurückgenommen. Die Rechnung ist danach wieder offen; beides bleibt sichtbar.',
  reason: 'Grund',
  needed: 'Bitte einen Grund angeben.',
  save: 'Zurückbuchen',
  saved: 'Zurückgebucht',
} as const;

export const payOutWords = {
  open: 'Guthaben auszahlen',
  title: (customer: string): string => `Guthaben von ${customer} auszahlen`,
  text: (amount: string): string =>
    `Guthaben: ${amount}. Überweisen Sie den Betrag bei der Bank und erfassen Sie hier, was hinausgegangen ist.`,
  amount: 'Betrag',
  day: 'Tag der Auszahlung',
  reference: 'Referenz',
  reason: 'Grund',
  reasonHint: 'steht im Verlauf',
  tooMuch: (amount: string): string => `Das Guthaben reicht nicht: höchstens ${amount}.`,
  needed: 'Bitte einen Grund angeben.',
  none: 'Damit ist das Guthaben aufgebraucht.',
  rest: (rest: string): string => `${rest} Guthaben bleiben.`,
  save: 'Auszahlung erfassen',
  saved: 'Auszahlung erfasst',
} as const;

export const invoiceWords = {
  lines: 'Positionen',
  payments: 'Zahlungen',
  noPayments: 'Noch ist nichts eingegangen.',
  facts: 'Angaben',
  article: 'Artikel',
  name: 'Bezeichnung',
  quantity: 'Menge',
  price: 'Preis',
  amount: 'Betrag',
  credited: (pieces: number): string => `davon ${pieces} gutgeschrieben`,
  products: 'Waren',
  discount: 'Rabatt',
  delivery: 'Lieferung',
  net: 'Netto',
  vat: 'MWST',
  noVat: 'ohne MWST',
  total: 'Total',
  open: 'Offen',
  withFees: 'davon Mahngebühren',
  paid: 'Bezahlt',
  refunding: 'Erstattung unterwegs',
  creditNotes: 'Gutgeschrieben',
  credit: 'Guthaben',
  issued: 'Datum',
  due: 'Fällig',
  late: (day: string): string => `${day}, überfällig`,
  skonto: 'Skonto',
  skontoTerms: (percent: number, days: number): string => `${percent} % innert ${days} Tagen`,
  reminder: (level: number): string => `${level}. Mahnung`,
  reference: 'Referenz',
  email: 'E-Mail',
  disputed: 'bestritten',
  statement: 'Kontoauszug des Kunden (PDF)',
  order: (number: string): string => `Bestellung ${number}`,
  fields: {
    created: 'erstellt',
    payment: 'Zahlung',
    refund: 'Rückzahlung',
    skonto: 'Skonto',
    rounding: 'Rundung',
    transfer: 'Verrechnung',
    writeOff: 'ausgebucht',
    reminder: 'Mahnung',
    disputed: 'bestritten',
    notification: 'Mail an',
    creditNote: 'Gutschrift',
  } as Readonly<Record<string, string>>,
} as const;

const reminders = (count: number): string => (count === 1 ? '1 Mahnung' : `${count} Mahnungen`);

export const reminderWords = {
  remind: 'Mahnen',
  remindAll: 'Fällige mahnen',
  looking: 'Wird geprüft …',
  title: (count: number): string => (count === 0 ? 'Nichts zu mahnen' : `${reminders(count)} schreiben?`),
  text: 'Jeder Kunde erhält seine Mahnung mit Einzahlungsschein als PDF per Mail. Stufe und Gebühr richten sich nach den Einstellungen.',
  none: 'Nichts davon ist heute zu mahnen: bezahlt, bestritten, gesperrt oder noch nicht lange genug fällig.',
  invoice: 'Rechnung',
  customer: 'Kunde',
  level: 'Stufe',
  fee: 'Gebühr',
  open: 'Offen CHF',
  recipient: 'E-Mail',
  write: (count: number): string => `${reminders(count)} schreiben`,
  written: (count: number): string => `${reminders(count)} geschrieben`,
} as const;

export const disputeWords = {
  dispute: 'Als bestritten merken',
  settle: 'Nicht mehr bestritten',
  disputed: 'Bestritten: es gehen keine Mahnungen mehr hinaus',
  settled: 'Nicht mehr bestritten',
} as const;

export const collectWords = {
  open: 'Sammelrechnung erstellen',
  title: (customer: string): string => `Sammelrechnung für ${customer}`,
  text: 'Alles, was bis zum Tag geliefert und noch nicht verrechnet ist, kommt auf eine Rechnung. Bestellungen mit und ohne MWST stehen nie auf derselben.',
  until: 'Lieferungen bis',
  notDay: 'Das ist kein Tag. Zum Beispiel 30.11.2026 oder 30.11.',
  send: 'Rechnung per Mail senden',
  now: 'Rechnung erstellen',
  done: (number: string): string => `Rechnung ${number} erstellt`,
} as const;
