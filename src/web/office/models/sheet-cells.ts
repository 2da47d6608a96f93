/** Helpers to define the cells of a sheet. */
import type { ModelContent } from '#contract/model-desk.ts';
import { languages, type Language } from '#domain/language/language.ts';
import type { Choice } from '../grid/rules/column.ts';
import { membersAt, nameOf } from './content-path.ts';
import type { CellKind, SheetColumn } from './sheet.ts';

export const choicesOf = (values: Readonly<Record<string, string>>): Choice[] =>
  Object.entries(values).map(([value, label]) => ({ value, label }));

export function cell(head: string, kind: CellKind, path: string, width = 120, more: Partial<SheetColumn> = {}): SheetColumn {
  const steps = path.split('.').map((step) => (/^\d+$/.test(step) ? Number(step) : step));
  return { key: path, head, kind, width, path: steps, ...more };
}

export const id = (head = 'Kürzel', width = 130): SheetColumn => cell(head, 'text', 'id', width, { frozen: true });
/** The row's name in its record; read-only. */
export const recordName = (head = 'Kürzel', width = 130): SheetColumn => ({ key: 'name', head, kind: 'text', width, frozen: true });

const languageWords = { de: 'Deutsch', fr: 'Französisch', en: 'Englisch' } satisfies Record<Language, string>;

export const labels = (path = 'label', width = 170): SheetColumn[] =>
  languages.map((language) => cell(languageWords[language], 'text', path === '' ? language : `${path}.${language}`, width));

/** A text by a formula, for which one may stand in all languages. */
export const spokenFormulas = (head: string, path: string, width = 160): SheetColumn[] =>
  languages.map((language) => cell(`${head}, ${languageWords[language]}`, 'formula', `${path}.${language}`, width, { spoken: true }));

export const unitCell = (): SheetColumn => cell('Einheit', 'text', 'unit', 70);

/** The names in a part of the model, as choices. */
export const partNames = (content: ModelContent, part: string): Record<string, string> =>
  Object.fromEntries(membersAt(content, ['document', part]).map(([step, value]) => [nameOf(step, value), nameOf(step, value)]));

/** The name of a new row until it is translated. */
export const sameText = (de: string) => ({ de, fr: de, en: de });
