/** The timber stock as edited by staff: every field a text, until it is saved. */
import { stockProblems } from '#domain/cut-plan/stock.ts';
import type { Stock } from '#domain/cut-plan/stock.ts';
import type { Refusal } from '#domain/refusal/refusal.ts';
import type { Fields } from '../record/merge-fields.ts';
import type { Problems } from '../record/use-record.ts';
import { stockWords as t } from './stock-words.ts';

export const sawFields = ['kerfMm', 'trimMm', 'leastOffcutMm', 'leastSheetOffcutMm'] as const;
const barFields = ['thicknessMm', 'widthMm', 'lengths'] as const;
const sheetFields = ['material', 'lengthMm', 'widthMm'] as const;

/** By path: `kerfMm`, `bars.18x60.lengths`, `sheets.osb-2500x1250.material`; a row exists as long as its fields do. */
export type StockDraft = Fields;

export function draftOf({ bars, sheets, ...saw }: Stock & { readonly version?: number }): StockDraft {
  return {
    ...Object.fromEntries(sawFields.map((field) => [field, String(saw[field])])),
    ...Object.fromEntries(
      bars.flatMap(({ thicknessMm, widthMm, lengthsMm }) => {
        const row = `bars.${thicknessMm}x${widthMm}`;
        return [
          [`${row}.thicknessMm`, String(thicknessMm)],
          [`${row}.widthMm`, String(widthMm)],
          [`${row}.lengths`, lengthsMm.join(', ')],
        ];
      }),
    ),
    ...Object.fromEntries(
      sheets.flatMap(({ material, lengthMm, widthMm }) => {
        const row = `sheets.${material}-${lengthMm}x${widthMm}`;
        return [
          [`${row}.material`, material],
          [`${row}.lengthMm`, String(lengthMm)],
          [`${row}.widthMm`, String(widthMm)],
        ];
      }),
    ),
  };
}

/** Names of the rows of a list, in order. */
export function rowsOf(draft: StockDraft, list: 'bars' | 'sheets'): string[] {
  return [...new Set(Object.keys(draft).flatMap((field) => (field.startsWith(`${list}.`) ? [field.split('.', 2).join('.')] : [])))];
}

export function withoutRow(draft: StockDraft, row: string): StockDraft {
  return Object.fromEntries(Object.entries(draft).filter(([field]) => !field.startsWith(`${row}.`)));
}

export function withRow(draft: StockDraft, list: 'bars' | 'sheets', key: number): StockDraft {
  const fields = list === 'bars' ? barFields : sheetFields;
  return { ...draft, ...Object.fromEntries(fields.map((field) => [`${list}.new${key}.${field}`, ''])) };
}

const numberOf = (text = ''): number => (/^\d{1,5}(?:\.\d)?$/.test(text.trim()) ? Number(text.trim()) : Number.NaN);
const listOf = (text = ''): number[] =>
  text
    .split(/[\s,;]+/)
    .filter((part) => part !== '')
    .map(numberOf);

/** The values of the fields; unreadable numbers are NaN. */
export function stockOf(draft: StockDraft): Stock {
  const number = (field: string): number => numberOf(draft[field]);
  return {
    kerfMm: number('kerfMm'),
    trimMm: number('trimMm'),
    leastOffcutMm: number('leastOffcutMm'),
    leastSheetOffcutMm: number('leastSheetOffcutMm'),
    bars: rowsOf(draft, 'bars').map((row) => ({
      thicknessMm: number(`${row}.thicknessMm`),
      widthMm: number(`${row}.widthMm`),
      lengthsMm: listOf(draft[`${row}.lengths`]),
    })),
    sheets: rowsOf(draft, 'sheets').map((row) => ({
      material: draft[`${row}.material`] ?? '',
      lengthMm: number(`${row}.lengthMm`),
      widthMm: number(`${row}.widthMm`),
    })),
  };
}

const isSize = (value: number): boolean => Number.isInteger(value) && value > 0;

/** Problems by field; if all fields are readable, also those found by the stock's own rule. */
export function problemsOf(draft: StockDraft, say: (problem: Refusal) => string): Problems {
  const found: Record<string, string> = {};
  for (const [field, text] of Object.entries(draft)) {
    const last = field.split('.').at(-1) ?? '';
    if (last === 'material') continue;
    if (last === 'lengths') {
      const lengths = listOf(text);
      if (lengths.length === 0 || !lengths.every(isSize)) found[field] = t.list;
    } else if (last === 'kerfMm') {
      if (Number.isNaN(numberOf(text))) found[field] = t.tenth;
    } else if (field.includes('.')) {
      if (!isSize(numberOf(text))) found[field] = t.number;
    } else if (!Number.isInteger(numberOf(text))) found[field] = t.least;
  }
  if (Object.keys(found).length > 0) return found;
  for (const problem of stockProblems(stockOf(draft))) {
    const [list = '', at = ''] = (problem.field ?? '').split('.');
    const row = rowsOf(draft, list === 'bars' ? 'bars' : 'sheets')[Number(at === '' ? 0 : at)] ?? '';
    found[`${row}.${list === 'bars' ? (problem.key === 'stockTwice' ? 'thicknessMm' : 'lengths') : 'lengthMm'}`] = say(problem);
  }
  return found;
}
