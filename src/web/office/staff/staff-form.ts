/** An office user as a draft, and as the fields that a conflict compares. */
import type { HistoryEntry } from '#contract/record.ts';
import type { Role, StaffMember } from '#contract/staff.ts';
import type { RecordForm } from '../record/use-record.ts';
import { staffWords as t } from './staff-words.ts';

export interface StaffDraft {
  displayName: string;
  email: string;
  roleIds: readonly number[];
}

export const draftOf = ({ displayName, email, roleIds }: StaffMember): StaffDraft => ({ displayName, email, roleIds });

export function staffForm(roles: readonly Role[]): RecordForm<StaffDraft> & { labelOf: (field: string) => string } {
  const namesOf = (ids: readonly number[]): string =>
    roles
      .filter(({ id }) => ids.includes(id))
      .map(({ name }) => name)
      .join(', ');
  return {
    fieldsOf: ({ displayName, email, roleIds }) => ({ displayName, email, roles: namesOf(roleIds) }),
    withFields: (saved, _own, { displayName = '', email = '', roles: names = '' }) => ({
      ...saved,
      displayName,
      email,
      roleIds: roles.filter(({ name }) => names.split(', ').includes(name)).map(({ id }) => id),
    }),
    problemsOf: ({ displayName, email }) => ({
      ...(displayName.trim() === '' ? { displayName: t.required } : {}),
      ...(email.trim() === '' ? { email: t.required } : {}),
    }),
    labelOf: (field) => t.fields[field as keyof typeof t.fields] ?? field,
  };
}

/** `Rollen: Verkauf → Verkauf, Katalog` */
export function historyText({ field, before, after }: Pick<HistoryEntry, 'field' | 'before' | 'after'>): string {
  if (field in t.events) return t.events[field as keyof typeof t.events];
  const valueText = (value: HistoryEntry['before']): string => {
    if (field === 'active') return value === true ? t.states.open : t.states.closed;
    return value === null || value === '' ? '–' : String(value);
  };
  return `${t.fields[field as keyof typeof t.fields] ?? field}: ${valueText(before)} → ${valueText(after)}`;
}
