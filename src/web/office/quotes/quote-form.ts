/** A quote's draft as fields by name, so that two people's changes can be merged: `price 12` is the price of line 12. */
import { configurationText } from '../document/configuration-text.ts';
import type { Fields } from '../record/merge-fields.ts';
import type { RecordForm } from '../record/use-record.ts';
import { headFields } from './quote-change.ts';
import type { DraftLine, QuoteDraft } from './quote-draft.ts';
import { missingIn, problemsOf } from './quote-problems.ts';
import { quoteWords as t } from './quote-words.ts';

const ofLine = ['name', 'quantity', 'price', 'remark', 'kommentar', 'rechnungskommentar', 'insuranceRate'] as const;
const marks = ['storno', 'removed'] as const;

function fieldsOf(draft: QuoteDraft): Fields {
  const lines = draft.lines.flatMap((line) => [
    ...ofLine.map((name) => [`${name} ${line.id}`, line[name]] as const),
    ...marks.map((name) => [`${name} ${line.id}`, line[name] ? t.fields.yes : ''] as const),
    [`configuration ${line.id}`, configurationText(line.configuration)] as const,
  ]);
  return Object.fromEntries([...headFields.map((name) => [name, draft[name]] as const), ...lines]);
}

function withFields(saved: QuoteDraft, own: QuoteDraft, fields: Fields): QuoteDraft {
  const head = Object.fromEntries(headFields.map((name) => [name, fields[name] ?? saved[name]]));
  const lines = [...saved.lines, ...own.lines.filter(({ id }) => id < 0)].map((line): DraftLine => {
    const typed = own.lines.find(({ id }) => id === line.id)?.configuration ?? null;
    const isOwn = typed !== null && fields[`configuration ${line.id}`] === configurationText(typed);
    return {
      ...line,
      ...Object.fromEntries(ofLine.map((name) => [name, fields[`${name} ${line.id}`] ?? line[name]])),
      storno: (fields[`storno ${line.id}`] ?? '') !== '',
      removed: (fields[`removed ${line.id}`] ?? '') !== '',
      configuration: isOwn ? typed : line.configuration,
    };
  });
  return { ...saved, ...head, lines };
}

export const quoteForm: RecordForm<QuoteDraft> = { fieldsOf, withFields, problemsOf, missingIn };

/** `Menge Maschinenkiste`, `Rabatt %` */
export function fieldLabel(draft: QuoteDraft, field: string): string {
  const [name = '', id] = field.split(' ');
  const line = draft.lines.find((each) => String(each.id) === id);
  const word = t.fields[name as keyof typeof t.fields] ?? name;
  return line === undefined ? word : `${word} ${line.name}`;
}
