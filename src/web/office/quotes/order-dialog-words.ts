/** The texts of making a quote an order. */
export const orderDialogWords = {
  verb: 'Bestellung erfassen',
  title: (number: string): string => `${number} als Bestellung erfassen`,
  text: (version: number, email: string): string =>
    `Zu den Preisen der Fassung ${version}, wie sie der Kunde hat. Die Bestätigung geht an ${email}.`,
  now: 'Bestellung auslösen',
  done: (number: string): string => `Bestellung ${number} erfasst`,
  day: 'Wunschtag',
  dayHint: 'tt.mm.jjjj; leer: der erste Tag nach der Lieferzeit der Offerte',
  noDay: 'Tag, zum Beispiel 26.11.2026.',
  reference: 'Referenz des Kunden',
  payment: 'Zahlungsart',
  without: (name: string): string => `ohne ${name}`,
};
