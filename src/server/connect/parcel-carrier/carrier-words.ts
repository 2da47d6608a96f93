/** What the carrier says in English, by its own codes in the reader's language. What is not listed stays as the carrier says it. */
import type { Language } from '#domain/language/language.ts';

interface Said {
  /** The carrier's own code; empty: none. */
  code: string;
  text: string;
}

type Words = Readonly<Record<string, Readonly<Record<Exclude<Language, 'en'>, string>>>>;

const surcharges: Words = {
  FUEL: { de: 'Treibstoffzuschlag', fr: 'Supplément carburant' },
  ADDITIONAL_HANDLING: { de: 'Zuschlag für besondere Handhabung', fr: 'Supplément de manutention' },
  OVERSIZE: { de: 'Zuschlag für Übergrösse', fr: 'Supplément hors gabarit' },
  RESIDENTIAL_DELIVERY: { de: 'Zustellung an Privatadresse', fr: 'Livraison à une adresse privée' },
  DELIVERY_AREA: { de: 'Zuschlag Zustellgebiet', fr: 'Supplément zone de livraison' },
  OUT_OF_DELIVERY_AREA: { de: 'Abgelegener Zustellort', fr: 'Lieu de livraison éloigné' },
  OUT_OF_PICKUP_AREA: { de: 'Abgelegener Abholort', fr: 'Lieu d’enlèvement éloigné' },
  DEMAND: { de: 'Zuschlag für Spitzenzeiten', fr: 'Supplément de forte demande' },
  PEAK: { de: 'Zuschlag für Spitzenzeiten', fr: 'Supplément de forte demande' },
  SATURDAY_DELIVERY: { de: 'Zustellung am Samstag', fr: 'Livraison le samedi' },
  SATURDAY_PICKUP: { de: 'Abholung am Samstag', fr: 'Enlèvement le samedi' },
  SIGNATURE_OPTION: { de: 'Zustellung gegen Unterschrift', fr: 'Remise contre signature' },
  INSURED_VALUE: { de: 'Deklarierter Wert', fr: 'Valeur déclarée' },
  DANGEROUS_GOODS: { de: 'Gefahrgut', fr: 'Marchandises dangereuses' },
};

/** States of a shipment, and what happened to it on the way: the carrier has one code for both. */
const events: Words = {
  OC: { de: 'Sendung angemeldet', fr: 'Envoi annoncé' },
  PU: { de: 'Abgeholt', fr: 'Pris en charge' },
  AR: { de: 'Im Depot eingetroffen', fr: 'Arrivé au dépôt' },
  DP: { de: 'Depot verlassen', fr: 'Parti du dépôt' },
  IT: { de: 'Unterwegs', fr: 'En route' },
  AF: { de: 'Im Depot am Zielort', fr: 'Au dépôt de destination' },
  CD: { de: 'Vom Zoll aufgehalten', fr: 'Retenu en douane' },
  CC: { de: 'Vom Zoll freigegeben', fr: 'Dédouané' },
  DY: { de: 'Verspätet', fr: 'Retardé' },
  OD: { de: 'In Zustellung', fr: 'En cours de livraison' },
  HL: { de: 'Zur Abholung bereit', fr: 'Prêt à être retiré' },
  DL: { de: 'Zugestellt', fr: 'Livré' },
  DE: { de: 'Störung bei der Zustellung', fr: 'Incident de livraison' },
  SE: { de: 'Störung unterwegs', fr: 'Incident en route' },
  RS: { de: 'Zurück an den Absender', fr: 'Retour à l’expéditeur' },
  CA: { de: 'Storniert', fr: 'Annulé' },
};

const saidIn = (words: Words, { code, text }: Said, language: Language): string =>
  language !== 'en' && Object.hasOwn(words, code) ? (words[code]?.[language] ?? text) : text;

export const surchargeText = (said: Said, language: Language): string => saidIn(surcharges, said, language);

export const eventText = (said: Said, language: Language): string => saidIn(events, said, language);
