/** The texts of the mails about an order. */
export const mailWords = {
  undelivered: (address: string): string => `Mail an ${address} kam nicht an`,
  title: 'Mails',
  none: 'Zu dieser Bestellung ging noch keine Mail hinaus.',
  loading: 'Lädt …',
  write: 'Mail schreiben',
  compose: {
    title: (number: string): string => `Mail zu ${number}`,
    kind: 'Mail',
    kinds: { confirmation: 'Bestellbestätigung', day: 'Bestätigter Tag', delivery: 'Lieferung' },
    recipient: 'Empfänger',
    subject: 'Betreff',
    message: 'Ihre Worte',
    messageHint:
      'Stehen oben in der Mail, unter der Anrede. Leer: nur der übliche Text. Die Vorschau folgt, sobald Sie das Feld verlassen.',
    preview: 'Vorschau',
    now: 'Mail senden',
    done: (recipient: string): string => `Gesendet an ${recipient}`,
  },
} as const;
