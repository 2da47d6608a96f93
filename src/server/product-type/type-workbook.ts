/**
 * The workbook of a product type: recomputed before it comes into force, and checked for the cells that the type's products refer to; only one without a fault
 * replaces the current one. Specification: back-office §3 (excel file path); domain decisions §10.
 */
import type { WorkbookReport } from '#contract/product-type-record.ts';
import type { Actor } from '#domain/access/permission.ts';
import { parseWorkbookInfo } from '#domain/configurator/configurator-info.ts';
import { canonicalJson } from '#domain/configurator/hash.ts';
import type { RefusalParams } from '#domain/refusal/refusal.ts';
import type { Verification } from '#domain/spreadsheet/verify.ts';
import type { StoredValue, WorkbookFault } from '#domain/spreadsheet/workbook-document.ts';
import type { UploadedFile } from '#server/call/uploaded-file.ts';
import { conflict, Refusal, refused } from '#server/call/refusal.ts';
import { keepFile } from '#server/configurator/keep-file.ts';
import { workbookModel } from '#server/configurator/workbook-model.ts';
import type { WorkbookModel } from '#server/configurator/workbook-model.ts';
import { faultItem, workbookRefusals, type WorkbookRefusal } from '#server/configurator/workbook-refusals.ts';
import { checkWorkbook } from '#server/connect/spreadsheet/check-workbook.ts';
import type { TypeServices } from './type-services.ts';
import { isFileOfAnother, storeType, workbookInfos } from './type-store.ts';
import type { StoredType } from './type-store.ts';
import { typeOf, writeType } from './write-type.ts';

export async function checkTypeWorkbook(services: TypeServices, id: number, file: UploadedFile): Promise<WorkbookReport> {
  return reportOf(services, await typeOf(services.db, id), file);
}

export async function storeTypeWorkbook(
  services: TypeServices,
  id: number,
  file: UploadedFile,
  { version, actor }: { version: number; actor: Actor },
): Promise<StoredType> {
  // Outside the transaction: it takes seconds.
  const { accepted, excelFilePath, errors, differences } = await reportOf(services, await typeOf(services.db, id), file);
  if (!accepted) {
    const told = differences.slice(0, 5).map((params) => ({ message: 'workbookDifferent', params }));
    throw new Refusal(422, [{ message: 'workbookRefused', params: {} }, ...errors, ...told]);
  }
  return writeType(services, { id, version, actor }, async (trx, before, changed) => {
    if (before.excelFilePath === '' && (await isFileOfAnother(trx, excelFilePath, id)))
      throw conflict('workbookNameTaken', { file: excelFilePath });
    await keepFile(trx, { name: excelFilePath, content: file.bytes });
    changed('file', [excelFilePath]);
    await storeType(trx, id, { ...before, excelFilePath });
  });
}

async function reportOf({ db, catalog }: TypeServices, type: StoredType, file: UploadedFile): Promise<WorkbookReport> {
  if (type.kind === 'COMPOSITE') throw refused('compositeNotComputed', {}, 'body.file');
  const excelFilePath = type.excelFilePath === '' ? nameOf(file.name) : type.excelFilePath;
  const texts = (await workbookInfos(db, type.id)).filter((text) => fileOf(text) === excelFilePath);
  const outcomes: WorkbookModel[] = [];
  for (const text of new Set(texts)) {
    const info = parseWorkbookInfo(text);
    if (!info.ok || info.value === null) continue;
    const identity = { id: type.modelId ?? 'workbook', version: 1, label: { de: type.name, fr: type.name, en: type.name } };
    outcomes.push(await workbookModel(catalog.now().models, identity, info.value, file.bytes));
  }
  const check = outcomes.length === 0 ? await checkWorkbook(file.bytes, { outputs: [] }) : null;
  const verification = check?.kind === 'read' ? check.verification : (outcomes.map(verificationOf).find((each) => each !== null) ?? null);
  const differing = verification?.differing ?? 0;
  const refusals = [...outcomes.flatMap(workbookRefusals), ...(check === null || check.kind === 'read' ? [] : workbookRefusals(check))];
  const slow = verification !== null && verification.problem !== null ? [{ message: 'workbookTooSlow', params: {} }] : [];
  const errors = [...refusals, ...slow].filter(({ message }) => message !== 'workbookDifferent');
  const notices = [...outcomes.flatMap(noticesOf), ...(check?.kind === 'read' ? check.notices : [])].map(faultItem);
  return {
    excelFilePath,
    formulas: verification?.formulas ?? 0,
    agreeing: (verification?.formulas ?? 0) - differing,
    differing,
    differences: (verification?.differences ?? []).map((row) => ({ ...row, expected: shown(row.expected), computed: shown(row.computed) })),
    errors: onceEach(errors),
    notices: onceEach(notices),
    articleCount: texts.length,
    accepted: errors.length === 0 && differing === 0,
  };
}

const verificationOf = (outcome: WorkbookModel): Verification | null => ('verification' in outcome ? outcome.verification : null);

const noticesOf = (outcome: WorkbookModel): WorkbookFault[] => ('notices' in outcome ? outcome.notices : []);

function onceEach(items: readonly WorkbookRefusal[]): { message: string; params: RefusalParams }[] {
  return [
    ...new Map(items.map(({ message, params }) => [canonicalJson({ message, params }), { message, params: { ...params } }])).values(),
  ];
}

const longestShown = 120;

function shown(value: StoredValue): string {
  if (value === null) return '–';
  return (typeof value === 'object' ? value.error : String(value)).slice(0, longestShown);
}

/** The file of a product's cells; empty: none. */
function fileOf(text: string): string {
  const info = parseWorkbookInfo(text);
  return info.ok && info.value !== null ? info.value.file : '';
}

/** A name valid in the table of files. */
function nameOf(name: string): string {
  const plain = name
    .normalize('NFKD')
    .replaceAll(/[^A-Za-z0-9._-]+/g, '-')
    .replace(/^[^A-Za-z0-9]+/, '')
    .slice(0, 100);
  return plain === '' ? 'mappe.xlsx' : plain;
}
