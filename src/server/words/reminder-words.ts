/** Texts of reminders and statements, on paper and in the mail. */
import type { Language } from '#domain/language/language.ts';

export interface ReminderWords {
  /** By level. */
  title: readonly [string, string, string];
  file: string;
  intro: readonly [string, string, string];
  invoice: (number: string, day: string) => string;
  /** What is gone from the amount of the invoice. */
  paidSoFar: string;
  due: string;
  invoiceDate: string;
  fee: string;
  earlierFees: string;
  /** The fee includes VAT: `vat` is the amount it contains. */
  feeVat: (fee: string, vat: string, rate: string) => string;
  open: string;
  payBy: (day: string) => string;
  settled: string;
  mailText: (invoice: string, due: string) => string;
  statement: string;
  statementFile: string;
  statementIntro: string;
  nothingOpen: string;
  credit: string;
  balance: string;
  paidTitle: string;
  asOf: string;
  openTitle: string;
  /** Columns of a statement. */
  invoiceNumber: string;
  dueOn: string;
  invoiced: string;
  /** Paid or credited. */
  settledAmount: string;
  paidFor: string;
  amount: string;
  withFees: (fees: string) => string;
  daysOverdue: (days: number) => string;
  overdue: string;
  payTo: (iban: string) => string;
}

export const reminderWords: Readonly<Record<Language, ReminderWords>> = {
  de: {
    title: ['Zahlungserinnerung', '2. Mahnung', '3. Mahnung'],
    file: 'Mahnung',
    intro: [
      'Vermutlich ist Ihnen unsere Rechnung entgangen. Bitte begleichen Sie den offenen Betrag in den nächsten Tagen.',
      'Auf unsere Zahlungserinnerung haben wir noch keine Zahlung erhalten. Bitte überweisen Sie den offenen Betrag samt Mahngebühr.',
      'Trotz zweier Mahnungen ist unsere Rechnung noch offen. Bleibt die Zahlung auch jetzt aus, leiten wir die Betreibung ein.',
    ],
    invoice: (number, day) => `Rechnung ${number} vom ${day}`,
    paidSoFar: 'Bezahlt oder gutgeschrieben',
    due: 'Fällig seit',
    invoiceDate: 'Datum',
    fee: 'Mahngebühr',
    earlierFees: 'Frühere Mahngebühren',
    feeVat: (fee, vat, rate) => `Die Mahngebühren von ${fee} enthalten ${vat} MWST (${rate}).`,
    open: 'Offen CHF',
    payBy: (day) => `Zahlbar bis ${day}`,
    settled: 'Haben Sie inzwischen bezahlt, ist dieses Schreiben gegenstandslos.',
    mailText: (invoice, due) =>
      `Unsere Rechnung ${invoice} ist noch offen. Bitte überweisen Sie den Betrag bis ${due}; der Zahlteil liegt bei.`,
    statement: 'Kontoauszug',
    statementFile: 'Kontoauszug',
    statementIntro: 'So steht Ihr Konto bei uns heute:',
    nothingOpen: 'Zurzeit ist nichts offen.',
    credit: 'Ihr Guthaben',
    balance: 'Saldo CHF',
    paidTitle: 'Letzte Zahlungen',
    asOf: 'Stand',
    openTitle: 'Offene Rechnungen',
    invoiceNumber: 'Rechnung',
    dueOn: 'Fällig am',
    invoiced: 'Betrag CHF',
    settledAmount: 'Beglichen CHF',
    paidFor: 'Für',
    amount: 'Betrag CHF',
    withFees: (fees) => `inkl. ${fees} Mahngebühren`,
    daysOverdue: (days) => (days === 1 ? '1 Tag überfällig' : `${days} Tage überfällig`),
    overdue: 'Überfällige Rechnungen',
    payTo: (iban) => `Bitte zahlen Sie jede Rechnung mit ihrem Zahlteil oder auf ${iban} und nennen Sie die Rechnungsnummer.`,
  },
  fr: {
    title: ['Rappel de paiement', '2e rappel', '3e rappel'],
    file: 'Rappel',
    intro: [
      'Notre facture vous a sans doute échappé. Veuillez régler le montant dû ces prochains jours.',
      'Notre rappel de paiement est resté sans suite. Veuillez verser le montant dû, frais de rappel compris.',
      'Malgré deux rappels, notre facture reste impayée. Sans paiement de votre part, nous engagerons une poursuite.',
    ],
    invoice: (number, day) => `Facture ${number} du ${day}`,
    paidSoFar: 'Payé ou crédité',
    due: 'Échue depuis le',
    invoiceDate: 'Date',
    fee: 'Frais de rappel',
    earlierFees: 'Frais de rappel antérieurs',
    feeVat: (fee, vat, rate) => `Les frais de rappel de ${fee} comprennent ${vat} de TVA (${rate}).`,
    open: 'Solde dû CHF',
    payBy: (day) => `Payable jusqu’au ${day}`,
    settled: 'Si vous avez payé entre-temps, ce rappel est sans objet.',
    mailText: (invoice, due) =>
      `Notre facture ${invoice} reste impayée. Veuillez verser le montant d’ici au ${due} ; la section paiement est jointe.`,
    statement: 'Relevé de compte',
    statementFile: 'Releve-de-compte',
    statementIntro: 'Voici l’état de votre compte aujourd’hui :',
    nothingOpen: 'Aucun montant n’est dû actuellement.',
    credit: 'Votre avoir',
    balance: 'Solde CHF',
    paidTitle: 'Derniers paiements',
    asOf: 'État au',
    openTitle: 'Factures impayées',
    invoiceNumber: 'Facture',
    dueOn: 'Échéance',
    invoiced: 'Montant CHF',
    settledAmount: 'Réglé CHF',
    paidFor: 'Pour',
    amount: 'Montant CHF',
    withFees: (fees) => `dont ${fees} de frais de rappel`,
    daysOverdue: (days) => (days === 1 ? 'échue depuis 1 jour' : `échue depuis ${days} jours`),
    overdue: 'Factures échues',
    payTo: (iban) =>
      `Veuillez payer chaque facture avec sa section paiement ou sur le compte ${iban} en indiquant le numéro de la facture.`,
  },
  en: {
    title: ['Payment reminder', 'Reminder no. 2', 'Reminder no. 3'],
    file: 'Reminder',
    intro: [
      'You may have overlooked our invoice. Please settle the outstanding amount in the next few days.',
      'We have not yet received your payment. Please transfer the outstanding amount and the reminder fee.',
      'Despite two reminders, our invoice remains unpaid. If you do not pay now, we will start debt enforcement proceedings.',
    ],
    invoice: (number, day) => `Invoice ${number} of ${day}`,
    paidSoFar: 'Paid or credited',
    due: 'Due date',
    invoiceDate: 'Date',
    fee: 'Reminder fee',
    earlierFees: 'Earlier reminder fees',
    feeVat: (fee, vat, rate) => `The reminder fees of ${fee} include ${vat} VAT (${rate}).`,
    open: 'Outstanding CHF',
    payBy: (day) => `Payable by ${day}`,
    settled: 'If you have paid in the meantime, please disregard this reminder.',
    mailText: (invoice, due) =>
      `Our invoice ${invoice} is still unpaid. Please transfer the amount by ${due}; the payment part is attached.`,
    statement: 'Statement of account',
    statementFile: 'Statement',
    statementIntro: 'This is how your account stands today:',
    nothingOpen: 'Nothing is outstanding at present.',
    credit: 'Your credit',
    balance: 'Balance CHF',
    paidTitle: 'Latest payments',
    asOf: 'As of',
    openTitle: 'Outstanding invoices',
    invoiceNumber: 'Invoice',
    dueOn: 'Due on',
    invoiced: 'Amount CHF',
    settledAmount: 'Settled CHF',
    paidFor: 'For',
    amount: 'Amount CHF',
    withFees: (fees) => `incl. ${fees} reminder fees`,
    daysOverdue: (days) => (days === 1 ? '1 day overdue' : `${days} days overdue`),
    overdue: 'Overdue invoices',
    payTo: (iban) => `Please pay each invoice with its payment part, or transfer to ${iban} and state the invoice number.`,
  },
};
