/** The change in an audit entry, in words. */
import type { AuditEntry } from '#contract/audit.ts';
import { historyText } from './staff-form.ts';
import { rightWords } from './staff-words.ts';

const roleFields: Readonly<Record<string, string>> = {
  name: 'Name',
  permissions: 'Rechte',
  requiresSecondFactor: 'verlangt zweiten Faktor',
  created: 'angelegt',
  deleted: 'gelöscht',
};

/** `5, 6` → `Bestellungen und Offerten, Kunden` */
const rightsText = (numbers: AuditEntry['before']): string =>
  String(numbers ?? '')
    .split(', ')
    .map((number) => rightWords[Number(number)] ?? number)
    .join(', ') || '–';

const plainText = (value: AuditEntry['before']): string =>
  value === true ? 'ja' : value === false ? 'nein' : value === null || value === '' ? '–' : String(value);

export function changeText({ kind, field, before, after }: AuditEntry): string {
  if (field === '') return '';
  const textOf = field === 'permissions' || field === 'ownPermissions' ? rightsText : plainText;
  if (kind === 'user' && field !== 'ownPermissions') return historyText({ field, before, after });
  return `${roleFields[field] ?? field}: ${textOf(before)} → ${textOf(after)}`;
}
