/** The demo company: its profile, its trucks and its terms. One record that staff edit later. */
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
};

export const trucks = [
  {
    name: { de: 'Lastwagen 18 t', fr: 'Camion 18 t', en: 'Truck 18 t' },
    height: 2600,
    length: 7200,
    width: 2450,
    load_meter: 7.2,
    max_parking_lots: 18,
    payload_kg: 9000,
    front_axle_mm: -650,
    front_axle_empty_kg: 4900,
    front_axle_most_kg: 7500,
    rear_axle_mm: 4950,
    rear_axle_empty_kg: 3700,
    rear_axle_most_kg: 11_500,
  },
  {
    name: { de: 'Lieferwagen 3.5 t', fr: 'Camionnette 3.5 t', en: 'Van 3.5 t' },
    height: 2200,
    length: 4200,
    width: 2100,
    load_meter: 4.2,
    max_parking_lots: 8,
    payload_kg: 900,
    front_axle_mm: -950,
    front_axle_empty_kg: 1400,
    front_axle_most_kg: 1850,
    rear_axle_mm: 3400,
    rear_axle_empty_kg: 1150,
    rear_axle_most_kg: 2250,
  },
  {
    name: { de: 'Sattelzug 40 t', fr: 'Semi-remorque 40 t', en: 'Articulated truck 40 t' },
    height: 2700,
    length: 13_600,
    width: 2450,
    load_meter: 13.6,
    max_parking_lots: 33,
    payload_kg: 24_000,
    front_axle_mm: 1600,
    front_axle_empty_kg: 2000,
    front_axle_most_kg: 12_000,
    rear_axle_mm: 9300,
    rear_axle_empty_kg: 5000,
    rear_axle_most_kg: 24_000,
  },
] as const;

export const paymentTerms = [
  { name: { de: '30 Tage netto', fr: '30 jours net', en: '30 days net' }, days: 30 },
  { name: { de: '10 Tage netto', fr: '10 jours net', en: '10 days net' }, days: 10 },
  { name: { de: '60 Tage netto', fr: '60 jours net', en: '60 days net' }, days: 60 },
] as const;

export const skonti = [
  {
    name: { de: '2 % bei Zahlung innert 10 Tagen', fr: '2 % pour paiement dans les 10 jours', en: '2% for payment within 10 days' },
    percent: 200,
    days: 10,
  },
  {
    name: { de: '1 % bei Zahlung innert 14 Tagen', fr: '1 % pour paiement dans les 14 jours', en: '1% for payment within 14 days' },
    percent: 100,
    days: 14,
  },
] as const;
