/** The sections of the settings: their names and addresses, and the settings in each. */
import type { SettingKey } from '#domain/setting/setting.ts';

export type SectionKey =
  | 'company'
  | 'holidays'
  | 'orders'
  | 'invoices'
  | 'shipping'
  | 'production'
  | 'payment'
  | 'vat'
  | 'terms'
  | 'texts'
  | 'pages'
  | 'access'
  | 'interfaces';

interface SettingGroup {
  readonly word: string;
  readonly keys: readonly SettingKey[];
}

export interface Section {
  readonly key: SectionKey;
  readonly word: string;
  /** One sentence: from when it applies, and to what. */
  readonly says: string;
  /** Only for sections of plain settings; others have a form of their own. */
  readonly groups?: readonly SettingGroup[];
  /** Other words to find it by. */
  readonly search: string;
}

export const sections: readonly [Section, ...Section[]] = [
  {
    key: 'company',
    word: 'Firma',
    says: 'Steht auf jeder Seite des Shops und auf neuen Papieren. Gedruckte Papiere bleiben, wie sie sind.',
    search: 'Name Adresse Telefon E-Mail IBAN QR-IBAN Konto MWST-Nummer UID Öffnungszeiten Standort Werk Titel',
  },
  {
    key: 'holidays',
    word: 'Feiertage und Betriebsferien',
    says: 'Gilt sofort für neue Liefertermine. Zugesagte Termine bleiben stehen.',
    search: 'Kalender Brückentag Ruhetag Ferien frei geschlossen',
  },
  {
    key: 'shipping',
    word: 'Versand und Tarif',
    says: 'Gilt ab dem gewählten Tag für Warenkörbe und neue Offerten. Bestätigte Bestellungen bleiben, wie sie sind.',
    groups: [
      { word: 'Lastwagen', keys: ['tariffPerTruck', 'tariffPerKm', 'tariffMinimumFilling', 'guestDeliveryMultiplier'] },
      { word: 'Fahrten', keys: ['driveLeavesMinutes', 'driveSpeed', 'driveStopMinutes'] },
      { word: 'Pakete', keys: ['parcelWeights', 'parcelPrices'] },
      { word: 'Lieferfristen', keys: ['cutoffMinutes', 'leadTimePackaging', 'leadTimeFurniture'] },
    ],
    search: 'Ankunft Chauffeur Tour Lieferkosten Porto Kilometer Paket Lieferfrist Vorlauf Annahmeschluss',
  },
  {
    key: 'production',
    word: 'Werkstatt',
    says: 'Gilt ab dem gewählten Tag für den Wochenplan. Geplante Aufträge bleiben an ihrem Tag.',
    groups: [{ word: 'Tagesleistung', keys: ['productionHours', 'productionVolume', 'productionReserve', 'deliveryFollowsLoad'] }],
    search: 'Produktion Fertigung Kapazität Stunden Kubikmeter Auslastung Puffer Wochenplan',
  },
  {
    key: 'terms',
    word: 'Lastwagen, Zahlungsfristen, Skonto',
    says: 'Was mit Kunden vereinbart werden kann. Gelöscht wird nur, was niemand verwendet; Bestellungen behalten ihre Fristen.',
    search: 'Fahrzeug Sattelzug Lieferwagen Stellplätze Lademeter Zahlungsziel netto Tage Rabatt',
  },
  {
    key: 'payment',
    word: 'Zahlung',
    says: 'Gilt für Bestellungen und Offerten, die ab dem gewählten Tag entstehen.',
    groups: [{ word: 'Zahlung', keys: ['paymentTermDays', 'twintMaximum'] }],
    search: 'Zahlungsfrist Zahlungsziel TWINT Limite',
  },
  {
    key: 'vat',
    word: 'MWST',
    says: 'Jede Bestellung behält den Satz ihres Tages, mit ihren Rechnungen und Papieren. Eine Offerte nimmt den Satz des Tages, an dem sie gesendet wird.',
    groups: [{ word: 'Satz', keys: ['vatRate'] }],
    search: 'Mehrwertsteuer Steuersatz',
  },
  {
    key: 'orders',
    word: 'Bestellungen und Offerten',
    says: 'Gilt für Bestellungen und Offerten, die ab dem gewählten Tag entstehen.',
    groups: [
      { word: 'Bestellungen', keys: ['confirmByItself', 'prepaymentBeforeDelivery'] },
      { word: 'Warenkorb', keys: ['cartLines', 'cartPieces'] },
      { word: 'Offerten', keys: ['marginFloor', 'quoteValidityDays', 'quoteReminderDays'] },
    ],
    search: 'Warenkorb Höchstmenge Positionen Gültigkeit Termin bestätigen Vorauskasse Marge Untergrenze Erinnerung',
  },
  {
    key: 'invoices',
    word: 'Rechnungen und Mahnungen',
    says: 'Gilt für Rechnungen und Mahnungen, die ab dem gewählten Tag entstehen.',
    groups: [
      { word: 'Rechnungen', keys: ['invoiceWithDelivery'] },
      { word: 'Mahnungen', keys: ['reminderDays', 'reminderFees'] },
    ],
    search: 'Mahngebühr Mahnstufe Fakturieren Rechnung mit Lieferung',
  },
  {
    key: 'access',
    word: 'Anmeldung',
    says: 'Gilt für Anmeldungen ab dem gewählten Tag. Wer angemeldet ist, bleibt es so lange, wie es bei der Anmeldung galt.',
    groups: [{ word: 'Büro', keys: ['staffSessionHours'] }],
    search: 'Session Sitzung Stunden Login Sicherheit',
  },
  {
    key: 'interfaces',
    word: 'Schnittstellen',
    says: 'Was andere Systeme lesen dürfen und was ihnen der Shop meldet. Gilt sofort.',
    search: 'API Schlüssel Webhook Meldung ERP Produktliste Feed Partner Export',
  },
  {
    key: 'texts',
    word: 'Texte der Mails und Papiere',
    says: 'Gilt ab der nächsten Mail und dem nächsten Papier. Was gedruckt oder versendet ist, bleibt, wie es ist.',
    search: 'Vorlage Anrede Gruss Bestellbestätigung Betreff Übersetzung Französisch Englisch',
  },
  {
    key: 'pages',
    word: 'Inhaltsseiten',
    says: 'AGB, Impressum, News und die anderen Textseiten. Besucher sehen, was veröffentlicht ist; ein Entwurf gilt noch nicht.',
    search: 'AGB Impressum Datenschutz Kontakt Geschichte News Galerie Dienstleistungen Labels Seite Entwurf',
  },
];

export const sectionOf = (key: string | undefined): Section | undefined => sections.find((section) => section.key === key);
