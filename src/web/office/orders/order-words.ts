/** The texts of the order desk; staff read German. */
export const orderListWords = {
  weeks: 'Wochen',
  allWeeks: 'Alle',
  thisWeek: 'Diese Woche',
  lastWeek: 'Letzte Woche',
  weekBefore: 'Eine Woche zurück',
  weekAfter: 'Eine Woche weiter',
  anyWeek: 'alle Wochen',
  week: (number: number, from: string, to: string): string => `KW ${number}, ${from} bis ${to}`,
  showPreparation: 'mit laufender Zahlung',
  receipt: 'Eingang',
  promise: 'Termin',
  promises: { KEPT: 'gehalten', LATE: 'zu spät geliefert', OPEN: 'noch offen' },
  narrowed: { customerId: 'Kunde', productTypeId: 'Produkttyp' },
  noProduct: 'ohne Artikel',
  removeLimit: (limit: string): string => `${limit}: alle zeigen`,
  notNow: {
    mail: 'Zu dieser Bestellung gibt es jetzt keine Mail zu schreiben.',
    pay: 'Hier ist keine Zahlung zu erfassen, oder Ihnen fehlt die Berechtigung.',
    deliver: 'Hier ist nichts zu liefern, oder Ihnen fehlt die Berechtigung.',
    invoice: 'Hier ist noch nichts zu fakturieren: Fakturiert wird, was geliefert ist.',
  },
} as const;

/** The picking list of an order. */
export const pickingWords = {
  title: 'Rüstzettel',
  none: 'Keine Bestellung gewählt.',
  choose: 'In der Liste Bestellungen ankreuzen',
  missing: (count: number, most: number): string =>
    `${count === 1 ? '1 gewählte Bestellung fehlt' : `${count} gewählte Bestellungen fehlen`} hier: Es sind höchstens ${most} auf einmal, und nur solche, die es noch gibt.`,
  nothing: 'Nichts mehr zu rüsten: alles geliefert.',
  position: 'Pos',
  pieces: 'Stück',
  article: 'Artikel',
  done: 'gerüstet',
} as const;
