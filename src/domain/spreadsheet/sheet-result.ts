/**
 * Reads the results of a calculated workbook: part-list lines by column names, problems by severity and message, numbers in single cells.
 * Specification: storefront §3 (part-list line, problems), domain decisions §10.
 */
import type { PartLine, Problem } from '#domain/configurator/evaluation.ts';
import { amountOf } from '#domain/part-list/part-list.ts';
import { usageUnits } from '#domain/part-list/part-line.ts';
import { numberToText, textToNumber } from './number-text.ts';
import type { Say } from './sheet-text.ts';
import { CellError, type Scalar } from './value.ts';

export const partColumns = [
  'articleName',
  'articleNumber',
  'count',
  'length',
  'width',
  'height',
  'material',
  'order',
  'remark',
  'remarkHash',
  'key',
  'unit',
  'weight',
] as const;
export type PartColumn = (typeof partColumns)[number];

function textOf(value: Scalar | undefined): string {
  if (value === undefined || value === null || value instanceof CellError) return '';
  return typeof value === 'number' ? numberToText(value) : String(value);
}

function numberOf(value: Scalar | undefined): number {
  if (typeof value === 'number') return value;
  return typeof value === 'string' ? (textToNumber(value) ?? 0) : 0;
}

/** Whether a row contains an error value, so that the list is not reliable. */
export function hasErrors(rows: readonly (readonly Scalar[])[]): boolean {
  return rows.some((row) => row.some((value) => value instanceof CellError));
}

/** Rows without a name or without pieces are left out; columns named '' are ignored. */
export function partLines(rows: readonly (readonly Scalar[])[], columns: readonly string[], say: Say): PartLine[] {
  return rows.flatMap((row, index): PartLine[] => {
    const at = (column: PartColumn): Scalar | undefined => row[columns.indexOf(column)];
    const name = textOf(at('articleName')).trim();
    const count = numberOf(at('count'));
    if (name === '' || count <= 0) return [];
    const size = { count, length: numberOf(at('length')), width: numberOf(at('width')), height: numberOf(at('height')) };
    const unit = usageUnits.find((known) => known === textOf(at('unit')).trim()) ?? 'PC';
    return [
      {
        articleName: say(name),
        articleNumber: textOf(at('articleNumber')),
        ...size,
        material: textOf(at('material')),
        order: columns.includes('order') ? numberOf(at('order')) : index,
        remark: say(textOf(at('remark'))),
        remarkHash: textOf(at('remarkHash')),
        partInfo: {
          key: textOf(at('key')),
          unit,
          amount: amountOf(unit, size),
          weight: numberOf(at('weight')),
          amountCubic: amountOf('CM', size),
        },
      },
    ];
  });
}

const severities: Readonly<Record<string, Problem['severity']>> = {
  WARNING: 'WARNING',
  WARNUNG: 'WARNING',
  ERROR: 'ERROR',
  FEHLER: 'ERROR',
};

/** The last column is the message, the one before it the severity; without one, or with an unknown word, a message is an error. */
export function sheetProblems(rows: readonly (readonly Scalar[])[], say: Say): Problem[] {
  return rows.flatMap((row, index): Problem[] => {
    const filled = row.length > 1 ? row.slice(0, 2) : [null, ...row];
    const text = textOf(filled[1]).trim();
    if (text === '') return [];
    const severity = severities[textOf(filled[0]).trim().toUpperCase()] ?? 'ERROR';
    return [{ severity, id: `workbook${index + 1}`, message: say(text), params: [] }];
  });
}
