/** Texts of the papers in three languages. */
import type { Language } from '#domain/language/language.ts';
import type { OrderDocument } from '#domain/order/order-document.ts';

/** Words of the sheet itself, whatever its content. */
export interface DocumentWords {
  columns: { item: string; description: string; quantity: string; unitPrice: string; amount: string };
  article: string;
  remark: string;
  canceled: string;
  payableWith: string;
  pageOf: string;
}

type Kind = OrderDocument | 'offerte';

export interface DocumentText {
  title: Readonly<Record<Kind, string>>;
  intro: Readonly<Record<Kind, string>>;
  /** First part of the file name. */
  file: Readonly<Record<Kind, string>>;
  words: DocumentWords;
  date: string;
  orderDate: string;
  orderNumber: string;
  reference: string;
  person: string;
  /** For a quote, which nobody has ordered yet. */
  contact: string;
  delivery: string;
  /** For a parcel: the day on which it is sent. */
  dispatch: string;
  pickup: string;
  /** The day on which it came, was sent, was collected. */
  deliveredOn: string;
  dispatchedOn: string;
  collectedOn: string;
  validUntil: string;
  workingDays: (days: number) => string;
  deliveryTime: string;
  payment: string;
  payBy: (day: string) => string;
  paid: string;
  prepaid: string;
  invoice: (days: number) => string;
  skonto: (percent: string, days: number) => string;
  products: string;
  /** Including VAT, for private customers. */
  productsGross: string;
  discount: (percent: string) => string;
  shipping: string;
  /** By parcel carrier, e.g. with `FedEx Priority`. */
  parcel: (service: string) => string;
  underWay: (days: number) => string;
  net: string;
  vat: (rate: string) => string;
  vatContained: (rate: string) => string;
  rounding: string;
  export: string;
  total: string;
  paidBefore: string;
  toPay: string;
  deliveryAddress: string;
  pickupAddress: string;
  invoiceAddress: string;
  paymentBlock: string;
  comment: string;
  weight: (kg: string) => string;
  terms: (reminderFee: string) => string;
  received: string;
  /** Replaces a payment part that cannot carry the amount. */
  noSlip: (iban: string) => string;
}

const de: DocumentText = {
  title: {
    auftragsbestaetigung: 'Bestellbestätigung',
    rechnung: 'Rechnung',
    lieferschein: 'Lieferschein',
    einzahlungsschein: 'Vorauszahlung',
    offerte: 'Offerte',
  },
  intro: {
    auftragsbestaetigung: 'Vielen Dank für Ihre Bestellung. Wir bestätigen sie wie folgt:',
    rechnung: 'Vielen Dank für Ihre Bestellung. Wir stellen Ihnen in Rechnung:',
    lieferschein: 'Bitte prüfen Sie die Ware bei der Annahme. Transportschäden melden Sie sofort.',
    einzahlungsschein: 'Wir fertigen, sobald der Betrag bei uns eingegangen ist.',
    offerte: 'Gerne bieten wir Ihnen an:',
  },
  file: {
    auftragsbestaetigung: 'Bestellbestaetigung',
    rechnung: 'Rechnung',
    lieferschein: 'Lieferschein',
    einzahlungsschein: 'Vorauszahlung',
    offerte: 'Offerte',
  },
  words: {
    columns: { item: 'Pos.', description: 'Bezeichnung', quantity: 'Menge', unitPrice: 'Einzelpreis', amount: 'Betrag CHF' },
    article: 'Artikel',
    remark: 'Ihre Bemerkung',
    canceled: 'Diese Position ist storniert.',
    payableWith: 'Zahlteil mit Swiss QR Code und Empfangsschein',
    pageOf: 'Seite {seite} von {seiten}',
  },
  date: 'Datum',
  orderDate: 'Bestellt am',
  orderNumber: 'Bestellung',
  reference: 'Ihre Referenz',
  person: 'Besteller',
  contact: 'Kontaktperson',
  delivery: 'Lieferung',
  dispatch: 'Versand',
  pickup: 'Abholung',
  deliveredOn: 'Geliefert am',
  dispatchedOn: 'Versandt am',
  collectedOn: 'Abgeholt am',
  validUntil: 'Gültig bis',
  workingDays: (days) => (days === 1 ? '1 Arbeitstag' : `${days} Arbeitstage`),
  deliveryTime: 'Lieferzeit',
  payment: 'Zahlung',
  payBy: (day) => `Zahlbar bis ${day}`,
  paid: 'Bezahlt, besten Dank',
  prepaid: 'Vorauskasse',
  invoice: (days) => `Rechnung, ${days} Tage netto`,
  skonto: (percent, days) => `${percent} Skonto bei Zahlung innert ${days} Tagen`,
  products: 'Produkte exkl. MWST',
  productsGross: 'Produkte inkl. MWST',
  discount: (percent) => `Rabatt ${percent}`,
  shipping: 'Lieferung',
  parcel: (service) => `Paket (${service})`,
  underWay: (days) => (days === 1 ? '1 Arbeitstag unterwegs' : `${days} Arbeitstage unterwegs`),
  net: 'Total exkl. MWST',
  vat: (rate) => `MWST ${rate}`,
  vatContained: (rate) => `darin MWST ${rate}`,
  rounding: 'Rundung',
  export: 'MWST (Export)',
  total: 'Total CHF',
  paidBefore: 'Bereits bezahlt',
  toPay: 'Zu bezahlen CHF',
  deliveryAddress: 'Lieferadresse',
  pickupAddress: 'Abholung bei',
  invoiceAddress: 'Rechnungsadresse',
  paymentBlock: 'Zahlung',
  comment: 'Bemerkung',
  weight: (kg) => `Gewicht gesamt ${kg} kg`,
  terms: (fee) =>
    `Es gelten unsere Allgemeinen Geschäftsbedingungen. Mängelrüge innert 14 Tagen, Transportschäden sofort, andere Abweichungen innert einer Woche. Mahngebühr ${fee}. Nach Mass Gefertigtes wird nicht zurückgenommen.`,
  received: 'Ware vollständig und unbeschädigt erhalten (Datum, Unterschrift): ______________________________',
  noSlip: (iban) => `Der Betrag ist zu hoch für einen Zahlteil. Bitte überweisen Sie ihn auf ${iban}.`,
};

const fr: DocumentText = {
  title: {
    auftragsbestaetigung: 'Confirmation de commande',
    rechnung: 'Facture',
    lieferschein: 'Bulletin de livraison',
    einzahlungsschein: 'Paiement d’avance',
    offerte: 'Offre',
  },
  intro: {
    auftragsbestaetigung: 'Nous vous remercions de votre commande et la confirmons comme suit :',
    rechnung: 'Nous vous remercions de votre commande et vous facturons :',
    lieferschein: 'Veuillez contrôler la marchandise à la réception. Signalez immédiatement tout dommage de transport.',
    einzahlungsschein: 'Nous lançons la fabrication dès réception du montant.',
    offerte: 'Nous avons le plaisir de vous proposer :',
  },
  file: {
    auftragsbestaetigung: 'Confirmation',
    rechnung: 'Facture',
    lieferschein: 'Bulletin-de-livraison',
    einzahlungsschein: 'Paiement-d-avance',
    offerte: 'Offre',
  },
  words: {
    columns: { item: 'Pos.', description: 'Désignation', quantity: 'Quantité', unitPrice: 'Prix unitaire', amount: 'Montant CHF' },
    article: 'Article',
    remark: 'Votre remarque',
    canceled: 'Cet article est annulé.',
    payableWith: 'Section paiement avec Swiss QR Code et récépissé',
    pageOf: 'Page {seite} sur {seiten}',
  },
  date: 'Date',
  orderDate: 'Commandé le',
  orderNumber: 'Commande',
  reference: 'Votre référence',
  person: 'Commandé par',
  contact: 'Personne de contact',
  delivery: 'Livraison',
  dispatch: 'Expédition',
  pickup: 'Retrait',
  deliveredOn: 'Livré le',
  dispatchedOn: 'Expédié le',
  collectedOn: 'Retiré le',
  validUntil: 'Valable jusqu’au',
  workingDays: (days) => (days === 1 ? '1 jour ouvrable' : `${days} jours ouvrables`),
  deliveryTime: 'Délai de livraison',
  payment: 'Paiement',
  payBy: (day) => `Payable jusqu’au ${day}`,
  paid: 'Payé, merci',
  prepaid: 'Paiement d’avance',
  invoice: (days) => `Facture, ${days} jours net`,
  skonto: (percent, days) => `${percent} d’escompte pour paiement dans les ${days} jours`,
  products: 'Produits hors TVA',
  productsGross: 'Produits TVA incluse',
  discount: (percent) => `Rabais ${percent}`,
  shipping: 'Livraison',
  parcel: (service) => `Colis (${service})`,
  underWay: (days) => (days === 1 ? '1 jour ouvrable d’acheminement' : `${days} jours ouvrables d’acheminement`),
  net: 'Total hors TVA',
  vat: (rate) => `TVA ${rate}`,
  vatContained: (rate) => `dont TVA ${rate}`,
  rounding: 'Arrondi',
  export: 'TVA (exportation)',
  total: 'Total CHF',
  paidBefore: 'Déjà payé',
  toPay: 'À payer CHF',
  deliveryAddress: 'Adresse de livraison',
  pickupAddress: 'Retrait chez',
  invoiceAddress: 'Adresse de facturation',
  paymentBlock: 'Paiement',
  comment: 'Remarque',
  weight: (kg) => `Poids total ${kg} kg`,
  terms: (fee) =>
    `Nos conditions générales sont applicables. Réclamations pour défauts dans les 14 jours, dommages de transport immédiatement, autres écarts dans la semaine. Frais de rappel ${fee}. La marchandise fabriquée sur mesure n’est pas reprise.`,
  received: 'Marchandise reçue complète et intacte (date, signature) : ______________________________',
  noSlip: (iban) => `Le montant est trop élevé pour une section paiement. Veuillez le virer sur le compte ${iban}.`,
};

const en: DocumentText = {
  title: {
    auftragsbestaetigung: 'Order confirmation',
    rechnung: 'Invoice',
    lieferschein: 'Delivery note',
    einzahlungsschein: 'Payment in advance',
    offerte: 'Quote',
  },
  intro: {
    auftragsbestaetigung: 'Thank you for your order, which we confirm as follows:',
    rechnung: 'Thank you for your order. We invoice you as follows:',
    lieferschein: 'Please check the goods on receipt. Report transport damage at once.',
    einzahlungsschein: 'We start making your goods as soon as the amount has arrived.',
    offerte: 'We are pleased to offer:',
  },
  file: {
    auftragsbestaetigung: 'Order-confirmation',
    rechnung: 'Invoice',
    lieferschein: 'Delivery-note',
    einzahlungsschein: 'Payment-in-advance',
    offerte: 'Quote',
  },
  words: {
    columns: { item: 'Item', description: 'Description', quantity: 'Quantity', unitPrice: 'Unit price', amount: 'Amount CHF' },
    article: 'Article',
    remark: 'Your note',
    canceled: 'This item has been cancelled.',
    payableWith: 'Payment part with Swiss QR code and receipt',
    pageOf: 'Page {seite} of {seiten}',
  },
  date: 'Date',
  orderDate: 'Ordered on',
  orderNumber: 'Order',
  reference: 'Your reference',
  person: 'Ordered by',
  contact: 'Contact person',
  delivery: 'Delivery',
  dispatch: 'Dispatch',
  pickup: 'Collection',
  deliveredOn: 'Delivered on',
  dispatchedOn: 'Dispatched on',
  collectedOn: 'Collected on',
  validUntil: 'Valid until',
  workingDays: (days) => (days === 1 ? '1 working day' : `${days} working days`),
  deliveryTime: 'Delivery time',
  payment: 'Payment',
  payBy: (day) => `Payable by ${day}`,
  paid: 'Paid, thank you',
  prepaid: 'Payment in advance',
  invoice: (days) => `Invoice, ${days} days net`,
  skonto: (percent, days) => `${percent} cash discount for payment within ${days} days`,
  products: 'Products excl. VAT',
  productsGross: 'Products incl. VAT',
  discount: (percent) => `Discount ${percent}`,
  shipping: 'Delivery',
  parcel: (service) => `Parcel (${service})`,
  underWay: (days) => (days === 1 ? '1 working day in transit' : `${days} working days in transit`),
  net: 'Total excl. VAT',
  vat: (rate) => `VAT ${rate}`,
  vatContained: (rate) => `including VAT ${rate}`,
  rounding: 'Rounding',
  export: 'VAT (export)',
  total: 'Total CHF',
  paidBefore: 'Already paid',
  toPay: 'Amount due CHF',
  deliveryAddress: 'Delivery address',
  pickupAddress: 'Collection from',
  invoiceAddress: 'Invoice address',
  paymentBlock: 'Payment',
  comment: 'Note',
  weight: (kg) => `Total weight ${kg} kg`,
  terms: (fee) =>
    `Our general terms and conditions apply. Claims for defects within 14 days, transport damage at once, other deviations within a week. Reminder fee ${fee}. Goods made to measure cannot be returned.`,
  received: 'Goods received complete and undamaged (date, signature): ______________________________',
  noSlip: (iban) => `The amount is too high for a payment part. Please transfer it to ${iban}.`,
};

export const documentTexts: Readonly<Record<Language, DocumentText>> = { de, fr, en };

/** How a parcel is shipped, as text: service and days, as far as known; empty: another delivery method. */
export function parcelLines(text: DocumentText, parcel: { name: string; transitDays: number | null } | null): string[] {
  if (parcel === null) return [];
  const { name, transitDays } = parcel;
  return [transitDays === null ? text.parcel(name) : `${text.parcel(name)}, ${text.underWay(transitDays)}`];
}
