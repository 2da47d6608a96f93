/**
 * Opens a workbook and computes it anew against what was saved. A file does not say how its program was set; where results differ, the other likely settings are tried,
 * and the first under which everything agrees holds. Specification: domain decisions §10.
 */
import { usualLimits } from './calculation.ts';
import { openWorkbook, type OpenWorkbook } from './open-workbook.ts';
import { verifyWorkbook, type Verification } from './verify.ts';
import type { WorkbookDocument, WorkbookFault } from './workbook-document.ts';

export type DocumentCheck =
  | { ok: true; document: WorkbookDocument; verification: Verification; notices: WorkbookFault[] }
  | { ok: false; faults: WorkbookFault[] };

function checked(workbook: OpenWorkbook): DocumentCheck & { ok: true } {
  const { document, calculation, notices } = workbook;
  const verification = verifyWorkbook(workbook);
  return { ok: true, document: { ...document, locale: calculation.locale.id }, verification, notices: [...notices, ...verification.spare] };
}

/** `outputs`: the cells that products name; null where every formula has to run. */
export function checkDocument(document: WorkbookDocument, outputs: readonly string[] | null): DocumentCheck {
  const open = (asked: WorkbookDocument): ReturnType<typeof openWorkbook> =>
    openWorkbook(asked, usualLimits, outputs === null ? undefined : { outputs, rest: true });
  const opened = open(document);
  if (!opened.ok) return { ok: false, faults: opened.faults };
  const first = checked(opened.workbook);
  if (first.verification.differing === 0 || first.verification.problem !== null) return first;
  for (const locale of opened.workbook.otherLocales) {
    const other = open({ ...document, locale });
    const check = other.ok ? checked(other.workbook) : null;
    if (check?.verification.differing === 0 && check.verification.problem === null) return check;
  }
  return first;
}
