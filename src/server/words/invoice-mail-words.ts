/** Texts of the mail with an invoice or a credit note. */
import type { Language } from '#domain/language/language.ts';

export interface InvoiceMailWords {
  invoice: (number: string) => string;
  creditNote: (number: string) => string;
  /** What is attached, and how to pay it. */
  open: (due: string) => string;
  settled: string;
  creditText: (invoice: string) => string;
  total: string;
  openAmount: string;
  due: string;
  reference: string;
  order: string;
  reason: string;
  look: string;
}

export const invoiceMailWords: Readonly<Record<Language, InvoiceMailWords>> = {
  de: {
    invoice: (number) => `Rechnung ${number}`,
    creditNote: (number) => `Gutschrift ${number}`,
    open: (due) =>
      `Die Rechnung liegt bei. Bitte überweisen Sie den Betrag bis ${due}; der Zahlteil mit QR-Code ist auf der letzten Seite.`,
    settled: 'Die Rechnung liegt bei. Sie ist bereits bezahlt, besten Dank.',
    creditText: (invoice) => `Die Gutschrift zu unserer Rechnung ${invoice} liegt bei.`,
    total: 'Total',
    openAmount: 'Offen',
    due: 'Zahlbar bis',
    reference: 'Referenz',
    order: 'Bestellung',
    reason: 'Grund',
    look: 'Bestellung ansehen',
  },
  fr: {
    invoice: (number) => `Facture ${number}`,
    creditNote: (number) => `Note de crédit ${number}`,
    open: (due) =>
      `La facture est jointe. Veuillez verser le montant d’ici au ${due} ; la section paiement avec code QR se trouve en dernière page.`,
    settled: 'La facture est jointe. Elle est déjà payée, merci beaucoup.',
    creditText: (invoice) => `La note de crédit concernant notre facture ${invoice} est jointe.`,
    total: 'Total',
    openAmount: 'Solde dû',
    due: 'Payable jusqu’au',
    reference: 'Référence',
    order: 'Commande',
    reason: 'Motif',
    look: 'Voir la commande',
  },
  en: {
    invoice: (number) => `Invoice ${number}`,
    creditNote: (number) => `Credit note ${number}`,
    open: (due) => `The invoice is attached. Please transfer the amount by ${due}; the payment part with QR code is on the last page.`,
    settled: 'The invoice is attached. It has already been paid, thank you.',
    creditText: (invoice) => `The credit note for our invoice ${invoice} is attached.`,
    total: 'Total',
    openAmount: 'Outstanding',
    due: 'Payable by',
    reference: 'Reference',
    order: 'Order',
    reason: 'Reason',
    look: 'View your order',
  },
};
