/** The texts of a list of mails. */
export const mailListWords = {
  title: 'Mails',
  at: 'Zeit',
  to: 'An',
  subject: 'Betreff',
  state: 'Zustand',
  states: { pending: 'wartet', sent: 'gesendet', failed: 'nicht zugestellt', stored: 'abgelegt' },
  tries: (count: number, error: string): string => `${count === 1 ? '1 Versuch' : `${count} Versuche`}: ${error}`,
  asSent: 'So sieht sie der Kunde',
} as const;
