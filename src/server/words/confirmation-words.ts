/** Texts of an order's confirmation in three languages, besides those it shares with the papers. */
import type { Language } from '#domain/language/language.ts';

export interface ConfirmationWords {
  title: string;
  intro: string;
  look: string;
  paper: string;
  remark: string;
  comment: string;
  pickupOn: (day: string) => string;
  deliveryOn: (day: string) => string;
  /** For a parcel: the day on which it is sent. */
  dispatchOn: (day: string) => string;
  invoiceTitle: string;
  invoiceLine: (email: string, days: number) => string;
  prepaymentLine: string;
  amount: string;
  inFavourOf: string;
  purpose: string;
  providerTitle: string;
  providerLine: (method: string) => string;
  /** Only with something made to measure. */
  custom: string;
  terms: string;
  readTerms: string;
  total: string;
}

export const confirmationWords: Readonly<Record<Language, ConfirmationWords>> = {
  de: {
    title: 'Bestellbestätigung',
    intro: 'Vielen Dank für Ihre Bestellung. Wir haben sie erhalten und bestätigen sie Ihnen hiermit.',
    look: 'Bestellung ansehen',
    paper: 'Bestellbestätigung als PDF',
    remark: 'Bemerkung',
    comment: 'Ihre Bemerkung',
    pickupOn: (day) => `Abholung${day === '' ? '' : ` ${day}`}`,
    deliveryOn: (day) => `Lieferung${day === '' ? '' : ` ${day}`}`,
    dispatchOn: (day) => `Versand${day === '' ? '' : ` ${day}`}`,
    invoiceTitle: 'Zahlung gegen Rechnung',
    invoiceLine: (email, days) => `Die Rechnung geht an ${email}, zahlbar innert ${days} Tagen netto.`,
    prepaymentLine: 'Bitte überweisen Sie den Betrag vor der Lieferung. Wir fertigen, sobald er eingegangen ist.',
    amount: 'Betrag',
    inFavourOf: 'Zugunsten von',
    purpose: 'Zahlungszweck',
    providerTitle: 'Zahlung',
    providerLine: (method) => `Bezahlt mit ${method}.`,
    custom: 'Was wir nach Mass fertigen, nehmen wir nicht zurück.',
    terms: 'Es gelten unsere Allgemeinen Geschäftsbedingungen.',
    readTerms: 'Bedingungen lesen',
    total: 'Total',
  },
  fr: {
    title: 'Confirmation de commande',
    intro: 'Nous vous remercions de votre commande. Elle nous est bien parvenue et nous vous la confirmons par la présente.',
    look: 'Voir la commande',
    paper: 'Confirmation de commande en PDF',
    remark: 'Remarque',
    comment: 'Votre remarque',
    pickupOn: (day) => `Retrait${day === '' ? '' : ` : ${day}`}`,
    deliveryOn: (day) => `Livraison${day === '' ? '' : ` : ${day}`}`,
    dispatchOn: (day) => `Expédition${day === '' ? '' : ` : ${day}`}`,
    invoiceTitle: 'Paiement sur facture',
    invoiceLine: (email, days) => `La facture sera envoyée à ${email}, payable à ${days} jours net.`,
    prepaymentLine: 'Veuillez virer le montant avant la livraison. Nous lançons la fabrication dès sa réception.',
    amount: 'Montant',
    inFavourOf: 'En faveur de',
    purpose: 'Motif du paiement',
    providerTitle: 'Paiement',
    providerLine: (method) => `Payé par ${method}.`,
    custom: 'Les articles fabriqués sur mesure ne sont pas repris.',
    terms: 'Nos conditions générales sont applicables.',
    readTerms: 'Lire les conditions',
    total: 'Total',
  },
  en: {
    title: 'Order confirmation',
    intro: 'Thank you for your order. We have received it and hereby confirm it.',
    look: 'View your order',
    paper: 'Order confirmation as PDF',
    remark: 'Note',
    comment: 'Your note',
    pickupOn: (day) => `Collection${day === '' ? '' : ` ${day}`}`,
    deliveryOn: (day) => `Delivery${day === '' ? '' : ` ${day}`}`,
    dispatchOn: (day) => `Dispatch${day === '' ? '' : ` ${day}`}`,
    invoiceTitle: 'Payment by invoice',
    invoiceLine: (email, days) => `We will send the invoice to ${email}, payable within ${days} days net.`,
    prepaymentLine: 'Please transfer the amount before delivery. We start making your goods as soon as it arrives.',
    amount: 'Amount',
    inFavourOf: 'Payable to',
    purpose: 'Reference',
    providerTitle: 'Payment',
    providerLine: (method) => `Paid with ${method}.`,
    custom: 'Goods made to measure cannot be returned.',
    terms: 'Our general terms and conditions apply.',
    readTerms: 'Read the terms',
    total: 'Total',
  },
};
