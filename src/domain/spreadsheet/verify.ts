/**
 * The acceptance test of a workbook: every formula is computed again and must give the value saved by the
 * spreadsheet program, numbers to a relative 1e-9, texts exactly.
 * Specification: domain decisions §10.
 */
import { cellName, sheetPrefix } from './address.ts';
import type { OpenWorkbook } from './open-workbook.ts';
import { scalarOf } from './open-workbook.ts';
import { CellError, errors, type Scalar } from './value.ts';
import type { StoredValue, WorkbookFault } from './workbook-document.ts';

export interface VerificationRow {
  cell: string;
  formula: string;
  expected: StoredValue;
  computed: StoredValue;
}

export interface Verification {
  formulas: number;
  /** The differing formulas, a hundred at most. */
  differences: VerificationRow[];
  differing: number;
  /** Differences in formulas that are not needed; no reason for a refusal. */
  spare: WorkbookFault[];
  /** Why the calculation was not completed. */
  problem: 'budget' | 'depth' | null;
}

const tolerance = 1e-9;
/** Numbers that should cancel out may leave this much. */
const nothing = 1e-12;
const mostRows = 100;

function storedOf(value: Scalar): StoredValue {
  return value instanceof CellError ? { error: value.code } : value;
}

export function agrees(expected: Scalar, computed: Scalar): boolean {
  if (typeof expected === 'number' && typeof computed === 'number') {
    const difference = Math.abs(expected - computed);
    return difference <= tolerance * Math.max(Math.abs(expected), Math.abs(computed)) || difference < nothing;
  }
  // A blank result of a formula is saved as an empty text or as no value at all.
  if ((expected === null || expected === '') && (computed === '' || computed === null)) return true;
  // The file format has no names for the newer errors.
  if (computed === errors.spill || computed === errors.calculation) return expected instanceof CellError;
  return expected === computed;
}

export function verifyWorkbook({ calculation, document, formulas, spare, uncertain }: OpenWorkbook): Verification {
  const needed = formulas.filter((cell) => !spare.has(cell) && !uncertain.has(cell));
  const done = calculation.calculateAll(needed);
  const report: Verification = {
    formulas: needed.length,
    differences: [],
    differing: 0,
    spare: [],
    problem: done.ok ? null : done.problem,
  };
  if (!done.ok) return report;
  calculation.calculateAll(formulas);
  for (const [sheet, { name, cells }] of document.sheets.entries()) {
    for (const { row, column, value, formula } of cells) {
      const cell = calculation.sheets[sheet]?.find(row, column);
      // Cells filled by an array formula only have a saved value.
      if (cell?.hasFormula !== true || cell.state !== 'ready' || uncertain.has(cell)) continue;
      const expected = scalarOf(value);
      const computed = cell.value;
      if (agrees(expected, computed)) continue;
      const place = `${sheetPrefix(name)}${cellName(row, column)}`;
      const text = formula === null ? '' : `=${formula.text}`;
      if (spare.has(cell)) {
        if (report.spare.length < mostRows) report.spare.push({ key: 'spare-differs', cell: place, detail: text });
        continue;
      }
      report.differing += 1;
      if (report.differences.length < mostRows)
        report.differences.push({ cell: place, formula: text, expected: storedOf(expected), computed: storedOf(computed) });
    }
  }
  return report;
}
