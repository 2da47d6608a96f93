/** A customer's draft as fields by name, so that two people's changes can be merged: `email 12` is the e-mail of person 12. */
import { contactName } from '#domain/contact/customer.ts';
import type { Refusal } from '#domain/refusal/refusal.ts';
import type { Fields } from '../record/merge-fields.ts';
import type { RecordForm } from '../record/use-record.ts';
import { headFields, personFields, problemsOf, ticked } from './customer-draft.ts';
import type { CustomerDraft, HeadField, PersonDraft } from './customer-draft.ts';
import { customerWords as t } from './customer-words.ts';

function fieldsOf(draft: CustomerDraft): Fields {
  const persons = draft.persons.flatMap((person) => [
    ...personFields.map((name) => [`${name} ${person.id}`, person[name]] as const),
    [`removed ${person.id}`, person.removed ? ticked : ''] as const,
  ]);
  return Object.fromEntries([...headFields.map((name) => [name, draft[name]] as const), ...persons]);
}

function withFields(saved: CustomerDraft, own: CustomerDraft, fields: Fields): CustomerDraft {
  const head = Object.fromEntries(headFields.map((name) => [name, fields[name] ?? saved[name]])) as Record<HeadField, string>;
  const persons = [...saved.persons, ...own.persons.filter(({ id }) => id < 0)].map((person): PersonDraft => ({
    ...person,
    ...Object.fromEntries(personFields.map((name) => [name, fields[`${name} ${person.id}`] ?? person[name]])),
    removed: (fields[`removed ${person.id}`] ?? '') !== '',
  }));
  return { ...saved, ...head, persons };
}

export const customerForm = (say: (problem: Refusal) => string): RecordForm<CustomerDraft> => ({
  fieldsOf,
  withFields,
  problemsOf: (draft) => problemsOf(draft, say),
});

const words: Readonly<Record<string, string>> = {
  ...t.form,
  phone: t.phone,
  email: t.email,
  languageId: t.language,
  isCompany: t.form.isCompany,
  removed: t.fields.removed,
};

/** `E-Mail Eva Meier`, `Rabatt %` */
export function fieldLabel(draft: CustomerDraft, field: string): string {
  const [name = '', id] = field.split(' ');
  const person = draft.persons.find((each) => String(each.id) === id);
  const word = words[name] ?? name;
  return person === undefined ? word : `${word} ${contactName(person)}`;
}
