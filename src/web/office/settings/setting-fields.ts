/** The form field of each setting: its texts, its unit and a sentence about its effect. */
import type { SettingKey } from '#domain/setting/setting.ts';

export interface SettingField {
  readonly label: string;
  readonly unit?: string;
  readonly says: string;
  /** Labels of a list's values. */
  readonly parts?: readonly string[];
  /** Minutes of the day, written as a time: 14.00. */
  readonly clock?: true;
}

const steps = ['1. Stufe', '2. Stufe', '3. Stufe'];
const days = ['frühestens', 'vorgeschlagen'];
const weekdays = ['Montag', 'Dienstag', 'Mittwoch', 'Donnerstag', 'Freitag'];
const levels = ['1. Mahnung', '2. Mahnung', '3. Mahnung'];

export const settingFields: Readonly<Record<SettingKey, SettingField>> = {
  confirmByItself: {
    label: 'Wunschtermin sofort bestätigen',
    says: 'Der gewünschte Liefertag einer neuen Bestellung gilt ohne Zutun als zugesagt.',
  },
  prepaymentBeforeDelivery: {
    label: 'Vorauskasse erst liefern, wenn bezahlt',
    says: 'Eine Bestellung gegen Vorauskasse kann erst ausgeliefert werden, wenn das Geld da ist.',
  },
  marginFloor: {
    label: 'Untergrenze der Marge',
    unit: '%',
    says: 'Eine Offertzeile darunter geht erst hinaus, wenn jemand mit dem Recht dazu sie freigibt.',
  },
  quoteReminderDays: {
    label: 'Erinnerung vor Ablauf',
    unit: 'Tage',
    says: 'So viele Tage bevor eine Offerte abläuft, wird der Kunde erinnert. 0: gar nicht.',
  },
  quoteValidityDays: {
    label: 'Gültigkeit',
    unit: 'Tage',
    says: 'So lange gilt eine neue Offerte ab dem Versand. Auf der Offerte selbst lässt sich etwas anderes schreiben.',
  },
  staffSessionHours: {
    label: 'Anmeldung im Büro',
    unit: 'Stunden',
    says: 'Danach meldet man sich wieder an. Gilt ab der nächsten Anmeldung.',
  },
  invoiceWithDelivery: {
    label: 'Mit jeder Lieferung fakturieren',
    says: 'Wer auf Rechnung kauft, erhält sie mit der Lieferung, ausser seine Rechnungen werden gesammelt.',
  },
  reminderDays: {
    label: 'Mahnen nach',
    unit: 'Tage',
    says: 'So viele Tage nach dem Fälligkeitstag ist jede Mahnung an der Reihe.',
    parts: levels,
  },
  reminderFees: {
    label: 'Mahngebühr',
    unit: 'CHF',
    says: 'So viel kostet den Kunden jede Mahnung, MWST inbegriffen.',
    parts: levels,
  },
  tariffPerTruck: { label: 'Grundbetrag', unit: 'CHF', says: 'So viel kostet jeder Lastwagen, bevor ein Kilometer gefahren ist.' },
  tariffPerKm: { label: 'Je Kilometer', unit: 'CHF', says: 'Für jeden gefahrenen Kilometer, hin und zurück, im Verhältnis zur Füllung.' },
  tariffMinimumFilling: { label: 'Mindestfüllung', unit: '%', says: 'Ein Lastwagen wird mindestens so voll gerechnet.' },
  guestDeliveryMultiplier: {
    label: 'Faktor für Gäste',
    unit: '×',
    says: 'Wer kein Konto hat, zahlt so viel Mal die üblichen Lieferkosten. Kunden haben ihren eigenen Faktor.',
  },
  driveLeavesMinutes: {
    label: 'Abfahrt',
    unit: 'Uhr',
    says: 'Dann fahren die Lastwagen los; daraus rechnet der Ladeplan die Ankunft bei jedem Stopp.',
    clock: true,
  },
  driveSpeed: { label: 'Tempo unterwegs', unit: 'km/h', says: 'So schnell kommt ein Lastwagen im Mittel voran, mit Ampeln und Umwegen.' },
  driveStopMinutes: { label: 'Zeit je Stopp', unit: 'Minuten', says: 'So lange stehen Abladen und Papiere im Mittel.' },
  parcelWeights: {
    label: 'Paket bis',
    unit: 'kg',
    says: 'Bis zu diesem Gewicht gilt jeder Preis; jede Stufe über der vorhergehenden.',
    parts: steps,
  },
  parcelPrices: { label: 'Preis je Paket', unit: 'CHF', says: 'Für ein Paket bis zum Gewicht der Stufe.', parts: steps },
  cutoffMinutes: {
    label: 'Annahmeschluss',
    unit: 'Uhr',
    says: 'Wer später bestellt, dessen Lieferfrist beginnt am nächsten Arbeitstag.',
    clock: true,
  },
  leadTimePackaging: {
    label: 'Lieferfrist Verpackung',
    unit: 'Arbeitstage',
    says: 'So viele Arbeitstage nach der Bestellung ist der erste und der vorgeschlagene Liefertag.',
    parts: days,
  },
  leadTimeFurniture: {
    label: 'Lieferfrist Möbel',
    unit: 'Arbeitstage',
    says: 'Dasselbe im Möbelshop.',
    parts: days,
  },
  vatRate: { label: 'MWST-Satz', unit: '%', says: 'Gilt für alles, was ab dem gewählten Tag bestellt oder offeriert wird.' },
  paymentTermDays: { label: 'Zahlungsfrist', unit: 'Tage', says: 'Gilt, wo mit dem Kunden nichts anderes vereinbart ist.' },
  twintMaximum: { label: 'TWINT bis', unit: 'CHF', says: 'Über diesem Betrag wird TWINT nicht angeboten.' },
  cartLines: {
    label: 'Positionen je Bestellung',
    unit: 'Anzahl',
    says: 'So viele Positionen nimmt der Shop höchstens in einer Bestellung an. Für mehr bittet er um eine Offerte.',
  },
  cartPieces: {
    label: 'Menge je Position',
    unit: 'Stück',
    says: 'So viele Stück nimmt der Shop höchstens von einer Position an. Für mehr bittet er um eine Offerte.',
  },
  productionHours: {
    label: 'Arbeitsstunden',
    unit: 'Std',
    says: 'So viele Stunden Arbeit schafft die Werkstatt an jedem Wochentag, alle Leute zusammen.',
    parts: weekdays,
  },
  productionVolume: { label: 'Holz', unit: 'm³', says: 'So viel Holz und Platten geht an einem Tag über die Säge.', parts: weekdays },
  deliveryFollowsLoad: {
    label: 'Liefertermine folgen der Auslastung',
    says: 'Ist ein Tag voll, bietet der Shop den nächsten an. Früher als die Lieferfrist wird es nie.',
  },
  productionReserve: {
    label: 'Fertig vor der Lieferung',
    unit: 'Arbeitstage',
    says: 'So viele Arbeitstage vor dem zugesagten Liefertag soll die Ware bereit sein.',
  },
};
