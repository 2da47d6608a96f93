import type { Language } from '#domain/language/language.ts';

interface OrderText {
  order: (formattedId: string) => string;
  quote: (formattedId: string) => string;
  customer: string;
  reference: string;
  delivery: string;
  comment: string;
}

/** Words used only on the papers of an order. */
export const orderTexts: Readonly<Record<Language, OrderText>> = {
  de: {
    order: (id) => `Auftrag ${id}`,
    quote: (id) => `Offerte ${id}`,
    customer: 'Kunde',
    reference: 'Referenz des Kunden',
    delivery: 'Liefertermin',
    comment: 'Bemerkung',
  },
  fr: {
    order: (id) => `Commande ${id}`,
    quote: (id) => `Offre ${id}`,
    customer: 'Client',
    reference: 'Référence du client',
    delivery: 'Livraison',
    comment: 'Remarque',
  },
  en: {
    order: (id) => `Order ${id}`,
    quote: (id) => `Quote ${id}`,
    customer: 'Customer',
    reference: 'Customer’s reference',
    delivery: 'Delivery',
    comment: 'Note',
  },
};
