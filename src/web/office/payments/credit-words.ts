/** The texts of credit notes, and of sending invoices again; staff read German. */
export const creditWords = {
  open: 'Gutschrift',
  title: (number: string): string => `Gutschrift zu ${number}`,
  text: (email: string): string =>
    `Die Gutschrift geht als PDF an ${email}. Sie bleibt bestehen; was sie zurücknimmt, kann neu fakturiert werden.`,
  lines: 'Was gutgeschrieben wird',
  name: 'Bezeichnung',
  left: 'Übrig',
  quantity: 'Menge',
  quantityOf: (name: string): string => `Menge ${name}`,
  notQuantity: 'Bitte eine ganze Zahl.',
  atMost: (most: number): string => `Höchstens ${most}.`,
  nothing: 'Bitte mindestens bei einer Position eine Menge angeben.',
  reason: 'Grund',
  reasonHint: 'steht auf der Gutschrift',
  needed: 'Bitte einen Grund angeben.',
  settlement: 'Was schon bezahlt ist',
  settlements: { CREDIT: 'Verrechnen', REFUND: 'Zurückzahlen' },
  total: (amount: string): string => `Gutschrift über ${amount}.`,
  totalOnNote: 'Der Betrag steht auf der Gutschrift: Bei Teilen einer Sammelrechnung rechnet jede Bestellung für sich.',
  openAfter: (amount: string): string => `Offen bleiben ${amount}.`,
  nothingOpen: 'Danach ist nichts mehr offen.',
  fallsAway: (amount: string): string => `${amount} Ausgebuchtes, Skonto oder Rundung fallen weg; das hat niemand bezahlt.`,
  toCredit: (amount: string): string => `${amount} sind schon bezahlt und werden zum Guthaben des Kunden.`,
  paidBack: (amount: string): string =>
    `${amount} sind schon bezahlt: Online Bezahltes geht auf demselben Weg zurück, anderes wird zum Guthaben und von Hand ausbezahlt.`,
  save: 'Gutschrift ausstellen',
  saved: (number: string): string => `Gutschrift ${number} ausgestellt`,
} as const;

export const sendWords = {
  open: 'Erneut senden',
  title: (number: string): string => `${number} erneut senden`,
  text: 'Die Rechnung geht so hinaus, wie sie ausgestellt wurde. Die Mail sagt, was heute offen ist.',
  email: 'Andere E-Mail',
  emailHint: (email: string): string => `leer: ${email}`,
  emailHintUnknown: 'leer: an die E-Mail der Rechnung',
  save: 'Senden',
  sent: (recipient: string): string => `Gesendet an ${recipient}`,
} as const;

export const paperWords = {
  tab: 'Gutschriften, Mahnungen',
  pdf: 'PDF',
  pdfOf: (number: string): string => `PDF ${number}`,
  number: 'Papier',
  day: 'Datum',
  about: 'Angaben',
  amount: 'Betrag CHF',
  due: (day: string): string => `zu zahlen bis ${day}`,
  fee: (amount: string): string => `Gebühr ${amount}`,
} as const;
