/** Parses the formulas and defined names of a workbook, each text only once. Specification: domain decisions §10. */
import { collectClues, type LocaleClues } from './locale/detect-locale.ts';
import { parseSheetFormula } from './parse.ts';
import type { SheetFault, SheetNode } from './syntax.ts';
import type { WorkbookDocument } from './workbook-document.ts';

export type ParsedFormula = { node: SheetNode } | { fault: SheetFault };

export interface ParsedFormulas {
  /** By the text of the formula. */
  formulas: ReadonlyMap<string, ParsedFormula>;
  /** By upper-case name; those of a sheet as `0!NAME`. A name that cannot be parsed is a fault only if a formula uses it: programs leave such names behind. */
  names: ReadonlyMap<string, SheetNode>;
  clues: LocaleClues;
}

export function nameKey(name: string, sheet: number | null): string {
  return sheet === null ? name.toUpperCase() : `${sheet}!${name.toUpperCase()}`;
}

export function readFormulas({ sheets, names }: WorkbookDocument): ParsedFormulas {
  const clues: LocaleClues = { formats: new Set(), numbers: new Set() };
  const read = (text: string): ParsedFormula => {
    const parsed = parseSheetFormula(text);
    if ('node' in parsed) collectClues(parsed.node, clues);
    return parsed;
  };
  const formulas = new Map<string, ParsedFormula>();
  for (const { cells } of sheets)
    for (const { formula } of cells) if (formula !== null && !formulas.has(formula.text)) formulas.set(formula.text, read(formula.text));
  const trees = new Map<string, SheetNode>();
  for (const { name, sheet, formula } of names) {
    const parsed = read(formula);
    if ('node' in parsed) trees.set(nameKey(name, sheet), parsed.node);
  }
  return { formulas, names: trees, clues };
}
