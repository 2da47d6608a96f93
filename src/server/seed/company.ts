/** The demo company: who it is, its trucks and its terms. One record that staff edit later. */
import type { CompanyProfile } from '#server/shop/company-profile.ts';

export const company: CompanyProfile = {
  name: 'Kistenwerk AG',
  street: 'Industriestrasse 12',
  zipCode: '6210',
  city: 'Sursee',
  canton: 'LU',
  country: 'CH',
  phone: '041 555 01 20',
  email: 'shop@kistenwerk.example',
  domain: 'kistenwerk.example',
  uid: 'CHE-123.456.788 MWST',
  iban: 'CH93 0076 2011 6238 5295 7',
  qrIban: 'CH44 3199 9123 0008 8901 2',
  pageTitle: 'Ein Webshop der Kistenwerk AG',
  openingHours: {
    de: 'Mo–Fr 7.00–11.45 und 13.15–17.00 Uhr',
    fr: 'lu–ve 7h00–11h45 et 13h15–17h00',
    en: 'Mon–Fri 7.00–11.45 and 13.15–17.00',
  },
  cutoffMinutes: 14 * 60,
  reminderFeeRappen: 3000,
};

export const trucks = [
  { name: 'Lastwagen 18 t', height: 2600, length: 7200, width: 2450, load_meter: 7.2, max_parking_lots: 18 },
  { name: 'Lieferwagen 3.5 t', height: 2200, length: 4200, width: 2100, load_meter: 4.2, max_parking_lots: 8 },
  { name: 'Sattelzug 40 t', height: 2700, length: 13_600, width: 2450, load_meter: 13.6, max_parking_lots: 33 },
] as const;

export const paymentTerms = [
  { name: '30 Tage netto', days: 30 },
  { name: '10 Tage netto', days: 10 },
  { name: '60 Tage netto', days: 60 },
] as const;

export const skonti = [
  { name: '2 % bei Zahlung innert 10 Tagen', percent: 200, days: 10 },
  { name: '1 % bei Zahlung innert 14 Tagen', percent: 100, days: 14 },
] as const;
