/** An entry of a customer's history in words: which field, before and after. */
import type { HistoryEntry } from '#contract/record.ts';
import type { HistoryLine } from '../record/history.tsx';

const words: Readonly<Record<string, string>> = {
  created: 'Angelegt',
  deleted: 'Gelöscht',
  erased: 'Personendaten gelöscht',
  mergedFrom: 'Zusammengeführt aus',
  mergedInto: 'Zusammengeführt in',
  discount: 'Rabatt',
  deliveryCostMultiplier: 'Lieferfaktor',
  paymentTermId: 'Zahlungsfrist',
  skontoId: 'Skonto',
  creditLimit: 'Kreditlimite',
  onHold: 'Sperre',
  holdReason: 'Grund der Sperre',
  invoiceRhythm: 'Rechnung',
  active: 'Aktiv',
  status: 'Status',
  isCompanyCustomer: 'Firmenkunde',
  featureFlags: 'Funktionen',
  contactPerson: 'Person',
  companyInfo: 'Firma',
  customerOrderSettings: 'Bestellen',
  quickOrderSetting: 'Schnellbestellung',
  addresses: 'Adresse',
  users: 'Log-in',
  files: 'Datei',
  logo: 'Logo',
};

const shown = (value: HistoryEntry['before']): string =>
  value === null || value === '' ? 'leer' : value === true ? 'ja' : value === false ? 'nein' : String(value);

export function historyLine({ at, who, field, before, after }: HistoryEntry): HistoryLine {
  const [head = field, ...rest] = field.split('.');
  const part = rest.filter((each) => !/^\d+$/.test(each)).join(' ');
  const word = [words[head] ?? head, part].filter((each) => each !== '').join(' ');
  const what =
    before === null && after === null ? word : before === null ? `${word}: ${shown(after)}` : `${word}: ${shown(before)} → ${shown(after)}`;
  return { at, who, what };
}
