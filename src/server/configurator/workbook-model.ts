/**
 * Turns an uploaded workbook into a product model: read and checked in a separate thread, compared with the saved results, bound to the cells that the product
 * type names. An accepted workbook is cached by its content, because carts and pictures need the same few again and again. Specification: domain decisions §10.
 */
import { createHash } from 'node:crypto';
import type { Localized } from '#domain/configurator/evaluation.ts';
import type { WorkbookInfo } from '#domain/configurator/configurator-info.ts';
import { canonicalJson } from '#domain/configurator/hash.ts';
import type { Refusal } from '#domain/refusal/refusal.ts';
import { openWorkbook } from '#domain/spreadsheet/open-workbook.ts';
import { sheetModel, type SheetModel } from '#domain/spreadsheet/sheet-model.ts';
import type { Verification } from '#domain/spreadsheet/verify.ts';
import { neededCells } from '#domain/spreadsheet/workbook-binding.ts';
import type { WorkbookFault } from '#domain/spreadsheet/workbook-document.ts';
import { LeastRecentlyUsed } from '#server/cache/least-recently-used.ts';
import { checkWorkbook } from '#server/connect/spreadsheet/check-workbook.ts';
import type { WorkbookCheck } from '#server/connect/spreadsheet/check-workbook.ts';
import type { ModelLibrary } from '#server/model/model-library.ts';

export interface ModelIdentity {
  id: string;
  version: number;
  label: Localized;
}

/** `refused`: not a readable workbook; `faulty`: formulas or cells that do not work; `different`: recomputed values differ from the saved ones. */
export type WorkbookModel =
  | { kind: 'refused'; refusal: Refusal }
  | { kind: 'faulty'; faults: WorkbookFault[] }
  | { kind: 'different'; verification: Verification; notices: WorkbookFault[] }
  | { kind: 'accepted'; model: SheetModel; verification: Verification; notices: WorkbookFault[] };

/** Steps of one evaluation in a request: about 70 ms on a slow core; the two workbooks of the demo shop take 0.1 ms. */
const evaluationSteps = 1_000_000;

const accepted = new LeastRecentlyUsed<string, WorkbookModel>(20);

/** Begun at a start, each used once. */
const begun = new Map<string, Promise<WorkbookCheck>>();

const hashOf = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');
const readingOf = (info: WorkbookInfo, bytes: Uint8Array): string => `${hashOf(bytes)}|${canonicalJson(info)}`;

const read = async (info: WorkbookInfo, bytes: Uint8Array): Promise<WorkbookCheck> => checkWorkbook(bytes, { outputs: neededCells(info) });

/** Reads a workbook that `workbookModel` is about to be asked for: a thread needs some time to begin, in which others can work. */
export function beginReading(info: WorkbookInfo, bytes: Uint8Array): void {
  const check = read(info, bytes);
  // Whoever uses it is told.
  check.catch(() => undefined);
  begun.set(readingOf(info, bytes), check);
}

async function bind(models: ModelLibrary, identity: ModelIdentity, info: WorkbookInfo, bytes: Uint8Array): Promise<WorkbookModel> {
  const reading = readingOf(info, bytes);
  const begunBefore = begun.get(reading);
  begun.delete(reading);
  const check = await (begunBefore ?? read(info, bytes));
  if (check.kind !== 'read') return check;
  const { document, verification, notices } = check;
  if (verification.differing > 0 || verification.problem !== null) return { kind: 'different', verification, notices };
  const opened = openWorkbook(document, { steps: evaluationSteps }, { outputs: neededCells(info), rest: false });
  if (!opened.ok) return { kind: 'faulty', faults: opened.faults };
  const bound = sheetModel(identity, info, opened.workbook, (id) => models.compiled(id));
  return bound.ok ? { kind: 'accepted', model: bound.model, verification, notices } : { kind: 'faulty', faults: bound.faults };
}

/** `models`: those that may draw what the workbook computes. */
export async function workbookModel(
  models: ModelLibrary,
  identity: ModelIdentity,
  info: WorkbookInfo,
  bytes: Uint8Array,
): Promise<WorkbookModel> {
  const drawnBy = info.geometry === undefined ? '' : (models.entry(info.geometry.model)?.hash ?? '');
  const key = `${hashOf(bytes)}|${drawnBy}|${canonicalJson({ identity, info })}`;
  const known = accepted.get(key);
  if (known !== undefined) return known;
  const model = await bind(models, identity, info, bytes);
  if (model.kind === 'accepted') accepted.set(key, model);
  return model;
}
