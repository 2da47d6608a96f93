/** `Wiedervorlage: leer → 26.11.2026`: a change of the follow-up in the history of its record; null: another change. */
import { dateText } from '#domain/calendar/date-text.ts';
import type { PlainDate } from '#domain/calendar/plain-date.ts';
import { notesWords as t } from './notes-words.ts';

type Value = string | number | boolean | null;

export function followUpText({ field, before, after }: { field: string; before: Value; after: Value }): string | null {
  const name = /^followUp\.(assignee|day|tags)$/.exec(field)?.[1] as keyof typeof t.fields | undefined;
  if (name === undefined) return null;
  const textOf = (value: Value): string => {
    if (value === null || value === '') return t.empty;
    return name === 'day' ? dateText(String(value) as PlainDate) : String(value);
  };
  return `${t.fields[name]}: ${textOf(before)} → ${textOf(after)}`;
}
