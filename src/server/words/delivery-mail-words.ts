/** Texts of the mail when goods are on their way or ready for pickup. */
import type { Language } from '#domain/language/language.ts';

export interface DeliveryMailWords {
  delivered: (number: string) => string;
  ready: (number: string) => string;
  /** For a partial delivery. */
  partDelivered: (number: string) => string;
  partReady: (number: string) => string;
  deliveredText: string;
  /** By post or parcel carrier. */
  sentText: string;
  readyText: string;
  /** Headings of what was delivered, of what may be collected, and of what follows. */
  these: string;
  theseReady: string;
  stillOpen: string;
  look: string;
  note: string;
}

export const deliveryMailWords: Readonly<Record<Language, DeliveryMailWords>> = {
  de: {
    delivered: (number) => `Ihre Bestellung ${number} ist unterwegs`,
    ready: (number) => `Ihre Bestellung ${number} ist bereit`,
    partDelivered: (number) => `Eine Teillieferung Ihrer Bestellung ${number} ist unterwegs`,
    partReady: (number) => `Ein Teil Ihrer Bestellung ${number} ist bereit`,
    deliveredText: 'Wir haben Ihre Ware verladen. Bitte prüfen Sie sie bei der Annahme und melden Sie Transportschäden sofort.',
    sentText: 'Wir haben Ihre Ware versandt. Bitte prüfen Sie sie bei der Annahme und melden Sie Transportschäden sofort.',
    readyText: 'Ihre Ware liegt zur Abholung bereit.',
    these: 'Diese Lieferung',
    theseReady: 'Bereit',
    stillOpen: 'Folgt später',
    look: 'Bestellung ansehen',
    note: 'Lieferschein',
  },
  fr: {
    delivered: (number) => `Votre commande ${number} est en route`,
    ready: (number) => `Votre commande ${number} est prête`,
    partDelivered: (number) => `Une livraison partielle de votre commande ${number} est en route`,
    partReady: (number) => `Une partie de votre commande ${number} est prête`,
    deliveredText:
      'Votre marchandise est chargée. Veuillez la contrôler à la réception et signaler immédiatement tout dommage de transport.',
    sentText: 'Votre marchandise est expédiée. Veuillez la contrôler à la réception et signaler immédiatement tout dommage de transport.',
    readyText: 'Votre marchandise est prête à être retirée.',
    these: 'Cette livraison',
    theseReady: 'Prêt',
    stillOpen: 'Suivra plus tard',
    look: 'Voir la commande',
    note: 'Bulletin de livraison',
  },
  en: {
    delivered: (number) => `Your order ${number} is on its way`,
    ready: (number) => `Your order ${number} is ready`,
    partDelivered: (number) => `Part of your order ${number} is on its way`,
    partReady: (number) => `Part of your order ${number} is ready`,
    deliveredText: 'We have loaded your goods. Please check them on receipt and report any transport damage at once.',
    sentText: 'We have dispatched your goods. Please check them on receipt and report any transport damage at once.',
    readyText: 'Your goods are ready for collection.',
    these: 'This delivery',
    theseReady: 'Ready',
    stillOpen: 'To follow',
    look: 'View your order',
    note: 'Delivery note',
  },
};
