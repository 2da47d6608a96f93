/** Texts about a change of an order: the question to the customer, the notice that it was made, and the answer to staff. */
import type { Language } from '#domain/language/language.ts';
import type { MoneyWay } from '#domain/order/change-money.ts';
import type { ShownField } from '#domain/order/shown-field.ts';

export interface ChangeWords {
  askTitle: (number: string) => string;
  askText: (day: string) => string;
  askLook: string;
  doneTitle: (number: string) => string;
  doneText: string;
  look: string;
  added: string;
  cancelled: string;
  pieces: (before: string, after: string) => string;
  atPrice: (price: string) => string;
  totalBefore: string;
  totalAfter: string;
  picksUp: string;
  delivers: string;
  fields: Readonly<Record<ShownField, string>>;
  money: Readonly<Record<MoneyWay, (amount: string) => string>>;
}

export const changeWords: Readonly<Record<Language, ChangeWords>> = {
  de: {
    askTitle: (number) => `Änderung Ihrer Bestellung ${number}: bitte bestätigen`,
    askText: (day) =>
      `Wir möchten Ihre Bestellung wie folgt ändern. Bitte sagen Sie bis ${day} Ja oder Nein; bis dahin bleibt alles, wie es ist.`,
    askLook: 'Änderung ansehen und antworten',
    doneTitle: (number) => `Ihre Bestellung ${number} ist geändert`,
    doneText: 'Das ist jetzt neu:',
    look: 'Bestellung ansehen',
    added: 'neu',
    cancelled: 'entfällt',
    pieces: (before, after) => (before === after ? `${after} Stück` : `${before} → ${after} Stück`),
    atPrice: (price) => `zu ${price}`,
    totalBefore: 'Total bisher',
    totalAfter: 'Total neu',
    picksUp: 'Abholung bei uns',
    delivers: 'Lieferung an Ihre Adresse',
    fields: {
      deliveryAddress: 'Lieferadresse',
      invoiceAddress: 'Rechnungsadresse',
      requestedDeliveryDate: 'Gewünscht auf',
      confirmedDeliveryDate: 'Bestätigt auf',
      deliveryType: 'Lieferart',
      discount: 'Rabatt',
      externalCustomerNo: 'Ihre Referenz',
      orderPerson: 'Besteller',
      invoiceEmail: 'Rechnung an',
      comment: 'Bemerkung',
    },
    money: {
      none: () => '',
      nextInvoice: () => 'Die Differenz steht auf der nächsten Rechnung.',
      payInAdvance: (amount) => `Noch zu zahlen sind ${amount}, im Voraus.`,
      payOnline: (amount) => `Noch zu zahlen sind ${amount}: online auf der Seite der Bestellung oder mit dem Einzahlungsschein dort.`,
      refund: (amount) => `Wir zahlen Ihnen ${amount} auf dem Weg zurück, auf dem Sie bezahlt haben.`,
      credit: (amount) => `Wir schreiben Ihnen ${amount} gut.`,
    },
  },
  fr: {
    askTitle: (number) => `Modification de votre commande ${number} : à confirmer`,
    askText: (day) =>
      `Nous souhaitons modifier votre commande comme suit. Nous attendons votre réponse d’ici au ${day} ; entre-temps, rien ne change.`,
    askLook: 'Voir la modification et répondre',
    doneTitle: (number) => `Votre commande ${number} est modifiée`,
    doneText: 'Voici ce qui a changé :',
    look: 'Voir la commande',
    added: 'nouveau',
    cancelled: 'supprimé',
    pieces: (before, after) => `${before === after ? after : `${before} → ${after}`} ${after === '1' ? 'pièce' : 'pièces'}`,
    atPrice: (price) => `à ${price}`,
    totalBefore: 'Total actuel',
    totalAfter: 'Nouveau total',
    picksUp: 'Retrait chez nous',
    delivers: 'Livraison à votre adresse',
    fields: {
      deliveryAddress: 'Adresse de livraison',
      invoiceAddress: 'Adresse de facturation',
      requestedDeliveryDate: 'Souhaité pour le',
      confirmedDeliveryDate: 'Confirmé pour le',
      deliveryType: 'Mode de livraison',
      discount: 'Rabais',
      externalCustomerNo: 'Votre référence',
      orderPerson: 'Commandé par',
      invoiceEmail: 'Facture à',
      comment: 'Remarque',
    },
    money: {
      none: () => '',
      nextInvoice: () => 'La différence figurera sur la prochaine facture.',
      payInAdvance: (amount) => `Il reste à payer ${amount}, d’avance.`,
      payOnline: (amount) =>
        `Il reste à payer ${amount} : en ligne sur la page de la commande ou avec le bulletin de versement qui s’y trouve.`,
      refund: (amount) => `Nous vous remboursons ${amount} par le mode de paiement utilisé.`,
      credit: (amount) => `Nous vous créditons ${amount}.`,
    },
  },
  en: {
    askTitle: (number) => `Change to your order ${number}: please confirm`,
    askText: (day) =>
      `We would like to change your order as follows. Please accept or decline by ${day}; until then everything stays as it is.`,
    askLook: 'See the change and answer',
    doneTitle: (number) => `Your order ${number} has been changed`,
    doneText: 'This is what has changed:',
    look: 'View your order',
    added: 'new',
    cancelled: 'removed',
    pieces: (before, after) => `${before === after ? after : `${before} → ${after}`} ${after === '1' ? 'piece' : 'pieces'}`,
    atPrice: (price) => `at ${price}`,
    totalBefore: 'Total so far',
    totalAfter: 'New total',
    picksUp: 'Collection from our works',
    delivers: 'Delivery to your address',
    fields: {
      deliveryAddress: 'Delivery address',
      invoiceAddress: 'Invoice address',
      requestedDeliveryDate: 'Requested for',
      confirmedDeliveryDate: 'Confirmed for',
      deliveryType: 'Delivery method',
      discount: 'Discount',
      externalCustomerNo: 'Your reference',
      orderPerson: 'Ordered by',
      invoiceEmail: 'Invoice to',
      comment: 'Note',
    },
    money: {
      none: () => '',
      nextInvoice: () => 'The difference will be on the next invoice.',
      payInAdvance: (amount) => `${amount} remains to be paid in advance.`,
      payOnline: (amount) => `${amount} remains to be paid: online on the page of the order, or with the payment slip you find there.`,
      refund: (amount) => `We will refund ${amount} to your original payment method.`,
      credit: (amount) => `We will credit you ${amount}.`,
    },
  },
};
