/** Columns of a table of addresses: the customer, the address's key, and its lines on papers. Default marks are left out: setting one removes another. */
import { countryByName } from '#domain/contact/country-by-name.ts';
import { moneyField, textField } from '#domain/import/field.ts';
import type { ImportField } from '#domain/import/field.ts';
import type { Outcome } from '#domain/refusal/refusal.ts';
import { accepted, refused } from '#domain/refusal/refusal.ts';

const fixedCost = moneyField({ path: 'fixedDeliveryCost', label: 'Feste Lieferkosten CHF', also: ['Feste Lieferkosten'] });

export const addressFields: readonly ImportField[] = [
  textField({ path: 'customerNumber', label: 'Kundennummer', also: ['Kunde', 'Kunden-Nr.', 'Debitor'], isKey: true }),
  textField({ path: 'addressNumber', label: 'Adressnummer', also: ['Adress-Nr.', 'Adresse Nr.'], isKey: true }),
  textField({ path: 'name', label: 'Name', also: ['Firma', 'Empfänger'] }, { cleared: undefined }),
  textField({ path: 'addition', label: 'Zusatz', also: ['z. H.', 'Abteilung'] }),
  textField({ path: 'street', label: 'Strasse', also: ['Straße', 'Adresse'] }, { cleared: undefined }),
  textField({ path: 'additionalAddress', label: 'Adresszusatz', also: ['Postfach'] }),
  textField({ path: 'zipCode', label: 'PLZ', also: ['Postleitzahl'] }, { cleared: undefined }),
  textField({ path: 'city', label: 'Ort', also: ['Stadt'] }, { cleared: undefined }),
  { ...textField({ path: 'country', label: 'Land', also: ['Ländercode'] }, { cleared: undefined }), read: readCountry },
  textField({ path: 'stateOrProvinceCode', label: 'Staat', also: ['Provinz'] }),
  textField({ path: 'carrierPhone', label: 'Telefon Empfänger' }),
  {
    ...fixedCost,
    cleared: -1,
    write: fixed,
    show: (value) => fixedCost.show(fixed(value)),
  },
];

function readCountry(text: string): Outcome<string> {
  const code = countryByName(text) ?? countryByName(text.toUpperCase());
  return code === null
    ? refused('importChoiceUnknown', { value: text.slice(0, 80), choices: '«CH», «Schweiz», «DE», «Deutschland» und weitere' })
    : accepted(code);
}

/** −1 means none. */
function fixed(value: unknown): number | null {
  return typeof value === 'number' && value >= 0 ? value : null;
}
