/**
 * Prepares a workbook for calculation: compiles the formulas that its results need, and lists those that
 * cannot run with their cells. A workbook with faults is not used.
 * Specification: domain decisions §10 (unsupported functions are listed with their cells).
 */
import { Calculation, usualLimits, type CalculationLimits } from './calculation.ts';
import { likelyLocales } from './locale/detect-locale.ts';
import type { LocaleId } from './locale/locale.ts';
import { readFormulas } from './read-formulas.ts';
import type { Cell } from './sheet-cells.ts';
import type { SheetNode } from './syntax.ts';
import type { WorkbookDocument, WorkbookFault } from './workbook-document.ts';
import { WorkbookOpener } from './workbook-opener.ts';
import { areaNamed } from './workbook-place.ts';

export { scalarOf } from './workbook-opener.ts';

export interface OpenWorkbook {
  calculation: Calculation;
  document: WorkbookDocument;
  formulas: Cell[];
  /** Trees of defined names by upper-case name; those of a sheet as `0!NAME`. */
  names: ReadonlyMap<string, SheetNode>;
  /** Formulas that cannot run but are not needed. */
  notices: WorkbookFault[];
  /** Formulas that are not needed: they are no reason for a refusal. */
  spare: ReadonlySet<Cell>;
  /** Those among them that depend on something that cannot run. */
  uncertain: ReadonlySet<Cell>;
  /** Other possible locales of the workbook's program, likelier ones first. */
  otherLocales: readonly LocaleId[];
}

export type Opened = { ok: true; workbook: OpenWorkbook } | { ok: false; faults: WorkbookFault[] };

/** The needed cells, ranges or names of a workbook. Without any, everything possible is computed, and the rest is a notice. */
export interface Needed {
  outputs: readonly string[];
  /** Whether formulas that are not needed are examined too, for a report. */
  rest: boolean;
}

/** Without `needed` every formula is needed: each one that cannot run is a fault. */
export function openWorkbook(document: WorkbookDocument, limits: CalculationLimits = usualLimits, needed?: Needed): Opened {
  const parsed = readFormulas(document);
  const [locale, ...others] = likelyLocales(document, parsed.clues);
  if (locale === undefined) throw new Error('no locale');
  const calculation = new Calculation(
    document.sheets.map((sheet) => sheet.name),
    limits,
    locale,
  );
  const opener = new WorkbookOpener(document, parsed, calculation);
  const { names } = parsed;
  if (needed === undefined) opener.rest(true);
  else
    for (const area of needed.outputs.map((text) => areaNamed({ calculation, names, document }, text)))
      if (area !== null) opener.reach(area);
  const reached = new Set(opener.formulas);
  if (needed !== undefined && (needed.rest || opener.dynamic || needed.outputs.length === 0)) opener.rest(false);
  if (opener.faults.length > 0) return { ok: false, faults: opener.faults };
  const { formulas, notices, broken } = opener;
  // Cells that are determined while a formula runs may be any.
  const isAll = needed === undefined || opener.dynamic || needed.outputs.length === 0;
  const spare = withFilled(isAll ? [] : formulas.filter((cell) => !reached.has(cell)));
  const uncertain = withFilled([...broken, ...calculation.index.dependents(broken, () => undefined)]);
  const otherLocales = others.map(({ id }) => id);
  return { ok: true, workbook: { calculation, document, formulas, names, notices, spare, uncertain, otherLocales } };
}

/** Formulas and the cells that they fill. */
function withFilled(cells: readonly Cell[]): Set<Cell> {
  return new Set(cells.flatMap((cell) => [cell, ...cell.filled]));
}
