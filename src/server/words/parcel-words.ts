/** Texts of the mail that a parcel is on its way. */
import type { Language } from '#domain/language/language.ts';

export interface ParcelWords {
  title: (number: string) => string;
  text: (count: number) => string;
  duties: string;
  service: string;
  trackingNumber: string;
  trackingNumbers: string;
  arrives: string;
  recipient: string;
  follow: string;
  look: string;
}

export const parcelWords: Readonly<Record<Language, ParcelWords>> = {
  de: {
    title: (number) => `Ihre Bestellung ${number} geht mit FedEx auf den Weg`,
    text: (count) =>
      count === 1 ? 'Wir haben Ihr Paket dem Paketdienst gemeldet.' : `Wir haben Ihre ${count} Pakete dem Paketdienst gemeldet.`,
    duties: 'Zoll und Steuern am Bestimmungsort zieht der Paketdienst bei Ihnen ein.',
    service: 'Versandart',
    trackingNumber: 'Sendungsnummer',
    trackingNumbers: 'Sendungsnummern',
    arrives: 'Voraussichtliche Ankunft',
    recipient: 'Empfänger',
    follow: 'Sendung verfolgen',
    look: 'Bestellung ansehen',
  },
  fr: {
    title: (number) => `Votre commande ${number} part avec FedEx`,
    text: (count) =>
      count === 1
        ? 'Nous avons enregistré votre colis auprès du transporteur.'
        : `Nous avons enregistré vos ${count} colis auprès du transporteur.`,
    duties: 'Le transporteur vous facturera les droits de douane et les taxes du pays de destination.',
    service: 'Mode d’envoi',
    trackingNumber: 'Numéro de suivi',
    trackingNumbers: 'Numéros de suivi',
    arrives: 'Arrivée prévue',
    recipient: 'Destinataire',
    follow: 'Suivre l’envoi',
    look: 'Voir la commande',
  },
  en: {
    title: (number) => `Your order ${number} is going out with FedEx`,
    text: (count) =>
      count === 1 ? 'We have booked your parcel with the carrier.' : `We have booked your ${count} parcels with the carrier.`,
    duties: 'The carrier will collect customs duties and taxes from you at the destination.',
    service: 'Service',
    trackingNumber: 'Tracking number',
    trackingNumbers: 'Tracking numbers',
    arrives: 'Expected on',
    recipient: 'Recipient',
    follow: 'Track the shipment',
    look: 'View your order',
  },
};
