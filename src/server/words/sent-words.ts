/** What is written when an order is on its way or waits to be picked up. */
import type { Language } from '#domain/language/language.ts';

export interface SentWords {
  delivered: (number: string) => string;
  ready: (number: string) => string;
  deliveredText: string;
  readyText: string;
  look: string;
  note: string;
}

export const sentWords: Readonly<Record<Language, SentWords>> = {
  de: {
    delivered: (number) => `Ihre Bestellung ${number} ist unterwegs`,
    ready: (number) => `Ihre Bestellung ${number} ist bereit`,
    deliveredText: 'Wir haben Ihre Ware verladen. Bitte prüfen Sie sie bei der Annahme und melden Sie Transportschäden sofort.',
    readyText: 'Ihre Ware liegt zur Abholung bereit.',
    look: 'Bestellung ansehen',
    note: 'Lieferschein',
  },
  fr: {
    delivered: (number) => `Votre commande ${number} est en route`,
    ready: (number) => `Votre commande ${number} est prête`,
    deliveredText:
      'Votre marchandise est chargée. Veuillez la contrôler à la réception et annoncer immédiatement tout dommage de transport.',
    readyText: 'Votre marchandise est prête à être retirée.',
    look: 'Voir la commande',
    note: 'Bulletin de livraison',
  },
  en: {
    delivered: (number) => `Your order ${number} is on its way`,
    ready: (number) => `Your order ${number} is ready`,
    deliveredText: 'We have loaded your goods. Please check them on receipt and report transport damage at once.',
    readyText: 'Your goods are ready to be picked up.',
    look: 'View your order',
    note: 'Delivery note',
  },
};
