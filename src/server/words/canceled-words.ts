/** Texts of the mail that tells a customer that the order is cancelled. */
import type { Language } from '#domain/language/language.ts';

export interface CanceledWords {
  title: (number: string) => string;
  text: string;
  /** If something was paid for it. */
  creditText: string;
  what: string;
  look: string;
}

export const canceledWords: Readonly<Record<Language, CanceledWords>> = {
  de: {
    title: (number) => `Ihre Bestellung ${number} ist storniert`,
    text: 'Wir fertigen und liefern diese Ware nicht. Sie schulden uns dafür nichts.',
    creditText: 'Was Sie dafür bezahlt haben, ist jetzt Ihr Guthaben: Wir zahlen es zurück oder rechnen es an Ihre nächste Bestellung an.',
    what: 'Storniert',
    look: 'Bestellung ansehen',
  },
  fr: {
    title: (number) => `Votre commande ${number} est annulée`,
    text: 'Nous ne fabriquons ni ne livrons cette marchandise. Vous ne nous devez rien.',
    creditText: 'Ce que vous avez payé devient votre avoir : nous vous le remboursons ou l’imputons sur votre prochaine commande.',
    what: 'Annulé',
    look: 'Voir la commande',
  },
  en: {
    title: (number) => `Your order ${number} has been cancelled`,
    text: 'We will not make or deliver these goods, and you owe us nothing for them.',
    creditText: 'What you have paid is now credit in your favour: we will refund it or set it off against your next order.',
    what: 'Cancelled',
    look: 'View your order',
  },
};
