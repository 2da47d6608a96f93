/** Texts used only on the papers of deliveries, invoices and credit notes. */
import type { Language } from '#domain/language/language.ts';
import type { Settlement } from '#domain/ledger/invoice.ts';

export interface PaperWords {
  /** Title for a reversed delivery. */
  returned: string;
  /** Headings of blocks on a delivery note. */
  stillOpen: string;
  handedOver: string;
  handedOverBy: (name: string) => string;
  receivedBy: (name: string) => string;
  stop: (name: string) => string;
  orders: string;
  creditNote: string;
  creditNoteFile: string;
  creditIntro: (invoice: string) => string;
  reason: string;
  settlement: Readonly<Record<Settlement, string>>;
}

export const paperWords: Readonly<Record<Language, PaperWords>> = {
  de: {
    returned: 'Rücknahme',
    stillOpen: 'Folgt später',
    handedOver: 'Übergabe',
    handedOverBy: (name) => `Übergeben von ${name}`,
    receivedBy: (name) => `Angenommen von ${name}`,
    stop: (name) => `Stopp ${name}`,
    orders: 'Bestellungen',
    creditNote: 'Gutschrift',
    creditNoteFile: 'Gutschrift',
    creditIntro: (invoice) => `Wir schreiben Ihnen zu unserer Rechnung ${invoice} gut:`,
    reason: 'Grund',
    settlement: {
      CREDIT: 'Der Betrag wird mit offenen Rechnungen verrechnet; was übrig bleibt, steht Ihnen als Guthaben zu.',
      REFUND: 'Wir zahlen Ihnen den Betrag zurück.',
    },
  },
  fr: {
    returned: 'Retour',
    stillOpen: 'Suivra plus tard',
    handedOver: 'Remise',
    handedOverBy: (name) => `Remis par ${name}`,
    receivedBy: (name) => `Reçu par ${name}`,
    stop: (name) => `Arrêt ${name}`,
    orders: 'Commandes',
    creditNote: 'Note de crédit',
    creditNoteFile: 'Note-de-credit',
    creditIntro: (invoice) => `Nous vous créditons le montant suivant sur notre facture ${invoice} :`,
    reason: 'Motif',
    settlement: {
      CREDIT: 'Le montant est compensé avec vos factures impayées ; le solde reste à votre crédit.',
      REFUND: 'Nous vous remboursons le montant.',
    },
  },
  en: {
    returned: 'Return',
    stillOpen: 'To follow',
    handedOver: 'Handover',
    handedOverBy: (name) => `Handed over by ${name}`,
    receivedBy: (name) => `Received by ${name}`,
    stop: (name) => `Stop ${name}`,
    orders: 'Orders',
    creditNote: 'Credit note',
    creditNoteFile: 'Credit-note',
    creditIntro: (invoice) => `We credit you as follows for our invoice ${invoice}:`,
    reason: 'Reason',
    settlement: {
      CREDIT: 'The amount is set off against outstanding invoices; any balance remains as credit on your account.',
      REFUND: 'We will refund the amount to you.',
    },
  },
};
