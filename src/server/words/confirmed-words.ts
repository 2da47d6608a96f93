/** Texts of the mail by which staff confirm an order's date. */
import type { Language } from '#domain/language/language.ts';

export interface ConfirmedWords {
  title: (number: string, day: string) => string;
  deliveryText: (day: string) => string;
  /** With the parcel carrier: the day on which it is sent. */
  dispatchText: (day: string) => string;
  pickupText: (day: string) => string;
  look: string;
}

export const confirmedWords: Readonly<Record<Language, ConfirmedWords>> = {
  de: {
    title: (number, day) => `Ihre Bestellung ${number} ist bestätigt auf ${day}`,
    deliveryText: (day) => `Wir liefern Ihre Ware am ${day}.`,
    dispatchText: (day) => `Wir versenden Ihre Ware am ${day}.`,
    pickupText: (day) => `Ihre Ware liegt ab ${day} zur Abholung bereit.`,
    look: 'Bestellung ansehen',
  },
  fr: {
    title: (number, day) => `Votre commande ${number} est confirmée pour le ${day}`,
    deliveryText: (day) => `Nous livrons votre marchandise le ${day}.`,
    dispatchText: (day) => `Nous expédions votre marchandise le ${day}.`,
    pickupText: (day) => `Votre marchandise peut être retirée dès le ${day}.`,
    look: 'Voir la commande',
  },
  en: {
    title: (number, day) => `Your order ${number} is confirmed for ${day}`,
    deliveryText: (day) => `We will deliver your goods on ${day}.`,
    dispatchText: (day) => `We will dispatch your goods on ${day}.`,
    pickupText: (day) => `Your goods will be ready for collection from ${day}.`,
    look: 'View your order',
  },
};
