/** Columns of a table of customers: company, contact person, agreed terms. */
import { choiceField, moneyField, numberField, textField, yesNoField } from '#domain/import/field.ts';
import type { Choice, ImportField } from '#domain/import/field.ts';

const titles: readonly Choice[] = [
  { value: 0, label: 'keine' },
  { value: 1, label: 'Herr' },
  { value: 2, label: 'Frau' },
];
const languages: readonly Choice[] = [
  { value: 1, label: 'Deutsch' },
  { value: 2, label: 'Englisch' },
  { value: 3, label: 'Französisch' },
];
const rhythms: readonly Choice[] = [
  { value: 'DELIVERY', label: 'je Lieferung' },
  { value: 'MONTH', label: 'je Monat' },
];

export interface TermChoices {
  paymentTerms: readonly Choice[];
  skonti: readonly Choice[];
}

export function customerFields({ paymentTerms, skonti }: TermChoices): ImportField[] {
  const discount = numberField({ path: 'discount', label: 'Rabatt %', also: ['Rabatt'] });
  return [
    textField({ path: 'formattedId', label: 'Kundennummer', also: ['Kunden-Nr.', 'Nummer', 'Debitor', 'Kunde'], isKey: true }),
    yesNoField({ path: 'isCompanyCustomer', label: 'Firmenkunde', also: ['Ist Firma'] }),
    textField({ path: 'companyInfo.name', label: 'Firma', also: ['Firmenname'] }, { cleared: undefined }),
    textField({ path: 'companyInfo.code', label: 'Kundencode', also: ['ERP-Nummer', 'Fremdnummer', 'Code'] }),
    textField({ path: 'companyInfo.invoiceEmail', label: 'Rechnungsmail Firma' }),
    choiceField({ path: 'contactPerson.title', label: 'Anrede' }, titles),
    textField({ path: 'contactPerson.firstName', label: 'Vorname' }),
    textField({ path: 'contactPerson.lastName', label: 'Nachname', also: ['Name', 'Kontakt'] }, { cleared: undefined }),
    textField({ path: 'contactPerson.email', label: 'E-Mail', also: ['Mail', 'Email'] }, { cleared: undefined }),
    textField({ path: 'contactPerson.phone', label: 'Telefon', also: ['Tel.'] }),
    choiceField({ path: 'contactPerson.languageId', label: 'Sprache' }, languages),
    textField({ path: 'customerOrderSettings.invoiceEmail', label: 'Rechnungsmail', also: ['Rechnung an'] }),
    { ...discount, read: inHundredths(discount.read), write: (value) => (typeof value === 'number' ? percent(value) : null) },
    choiceField({ path: 'paymentTermId', label: 'Zahlungsfrist', also: ['Zahlungsbedingung'] }, paymentTerms, null),
    choiceField({ path: 'skontoId', label: 'Skonto' }, skonti, null),
    moneyField({ path: 'creditLimit', label: 'Kreditlimite CHF', also: ['Kreditlimite'] }, null),
    choiceField({ path: 'invoiceRhythm', label: 'Rechnung', also: ['Rechnungslauf'] }, rhythms),
    yesNoField({ path: 'onHold', label: 'Gesperrt' }),
    textField({ path: 'holdReason', label: 'Sperrgrund' }, { lines: true }),
    yesNoField({ path: 'active', label: 'Aktiv' }),
  ];
}

const percent = (fraction: number): number => Math.round(fraction * 10_000) / 100;

const inHundredths =
  (read: ImportField['read']): ImportField['read'] =>
  (text) => {
    const number = read(text);
    return number.ok ? { ok: true, value: Number(number.value) / 100 } : number;
  };
