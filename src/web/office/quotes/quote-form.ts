/** A quote's draft as fields by name, so that two people's changes can be fitted together: `price 12` is the price of line 12. */
import type { Fields } from '../record/merge-fields.ts';
import type { RecordForm } from '../record/use-record.ts';
import { problemsOf } from './quote-draft.ts';
import type { DraftLine, QuoteDraft } from './quote-draft.ts';
import { quoteTexts as t } from './quote-texts.ts';

const heads = ['deliveryCost', 'discount', 'validity', 'timeToDeliver', 'comment', 'message'] as const;
const ofLine = ['quantity', 'price', 'remark'] as const;

function fieldsOf(draft: QuoteDraft): Fields {
  const lines = draft.lines.flatMap((line) => [
    ...ofLine.map((name) => [`${name} ${line.id}`, line[name]] as const),
    [`removed ${line.id}`, line.removed ? t.fields.yes : ''] as const,
  ]);
  return Object.fromEntries([...heads.map((name) => [name, draft[name]] as const), ...lines]);
}

function withFields(saved: QuoteDraft, own: QuoteDraft, fields: Fields): QuoteDraft {
  const head = Object.fromEntries(heads.map((name) => [name, fields[name] ?? saved[name]]));
  const lines = [...saved.lines, ...own.lines.filter(({ id }) => id < 0)].map((line): DraftLine => ({
    ...line,
    ...Object.fromEntries(ofLine.map((name) => [name, fields[`${name} ${line.id}`] ?? line[name]])),
    removed: (fields[`removed ${line.id}`] ?? '') !== '',
  }));
  return { ...saved, ...head, lines };
}

export const quoteForm: RecordForm<QuoteDraft> = { fieldsOf, withFields, problemsOf };

/** `Menge Maschinenkiste`, `Rabatt %` */
export function fieldLabel(draft: QuoteDraft, field: string): string {
  const [name = '', id] = field.split(' ');
  const line = draft.lines.find((each) => String(each.id) === id);
  const word = t.fields[name as keyof typeof t.fields] ?? name;
  return line === undefined ? word : `${word} ${line.name}`;
}
