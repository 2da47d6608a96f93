/**
 * Opens a workbook, computes it and compares the results with the saved ones. A file does not name the locale of its program; if results differ, other likely
 * locales are tried, and the first with which everything agrees is used. Specification: domain decisions §10.
 */
import { usualLimits, type CalculationLimits } from './calculation.ts';
import { openWorkbook, type OpenWorkbook } from './open-workbook.ts';
import { verifyWorkbook, type Verification, type VerificationRow } from './verify.ts';
import type { WorkbookDocument, WorkbookFault } from './workbook-document.ts';

export type DocumentCheck =
  | { ok: true; document: WorkbookDocument; verification: Verification; notices: WorkbookFault[] }
  | { ok: false; faults: WorkbookFault[] };

/** A trial gets only a fraction of the usual budget. */
const triedLimits: CalculationLimits = { steps: 2_000_000 };

/** Differing numbers do not depend on the locale; differing texts, and errors from converting them, may. */
function isOfWriting({ expected, computed }: VerificationRow): boolean {
  return typeof expected === 'string' || typeof computed === 'string' || typeof computed === 'object';
}

function checked(workbook: OpenWorkbook): DocumentCheck & { ok: true } {
  const { document, calculation, notices } = workbook;
  const verification = verifyWorkbook(workbook);
  return { ok: true, document: { ...document, locale: calculation.locale.id }, verification, notices: [...notices, ...verification.spare] };
}

/** `outputs`: the cells named by products; null: every formula has to run. */
export function checkDocument(document: WorkbookDocument, outputs: readonly string[] | null): DocumentCheck {
  const open = (asked: WorkbookDocument, limits: CalculationLimits): ReturnType<typeof openWorkbook> =>
    openWorkbook(asked, limits, outputs === null ? undefined : { outputs, rest: true });
  const opened = open(document, usualLimits);
  if (!opened.ok) return { ok: false, faults: opened.faults };
  const first = checked(opened.workbook);
  if (!first.verification.differences.some(isOfWriting)) return first;
  for (const locale of opened.workbook.otherLocales) {
    const other = open({ ...document, locale }, triedLimits);
    const check = other.ok ? checked(other.workbook) : null;
    if (check?.verification.differing === 0 && check.verification.problem === null) return check;
  }
  return first;
}
