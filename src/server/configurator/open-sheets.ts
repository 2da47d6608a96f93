/**
 * Opens the workbooks that the catalogue names: a product's `excelConfigurationInfo` says the file and its cells, the type says the model's id. Products of a type with the same
 * cells share one model. A workbook that is refused leaves its products without a model, so their price is on request; the reason is told.
 * Specification: storefront §3 (attribute type 4), domain decisions §10.
 */
import { attributeType } from '#domain/catalog/product.ts';
import { parseWorkbookInfo, type WorkbookInfo } from '#domain/configurator/configurator-info.ts';
import { canonicalJson } from '#domain/configurator/hash.ts';
import type { LocalizedText } from '#domain/language/language.ts';
import type { Db } from '#server/db/pool.ts';
import { readFileContent, readFileVersions } from './configurator-file-store.ts';
import { modelById } from './model-files.ts';
import { sheetById, useSheet } from './sheet-registry.ts';
import { workbookModel } from './workbook-model.ts';
import { workbookRefusals } from './workbook-refusals.ts';

export interface SheetProduct {
  id: number;
  articleNumber: string;
  name: LocalizedText;
  modelId: string | null;
}

interface SheetSource {
  modelId: string;
  name: LocalizedText;
  info: WorkbookInfo;
  products: SheetProduct[];
}

export interface SheetFacts {
  products: readonly SheetProduct[];
  values: readonly { productId: number; typeId: number; value: string }[];
}

/** Told about products whose workbook is not used. */
export type SheetFailed = (error: Error) => void;

/** `karton-preis.xlsx` → `karton-preis` */
function idOfFile(file: string): string {
  const slug = file
    .toLowerCase()
    .replace(/\.[^.]*$/, '')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^[^a-z]+|-+$/g, '');
  return slug === '' ? 'workbook' : slug.slice(0, 40);
}

function sourcesOf({ products, values }: SheetFacts, failed: SheetFailed): SheetSource[] {
  const texts = new Map(
    values.filter(({ typeId }) => typeId === attributeType.excelConfigurationInfo).map(({ productId, value }) => [productId, value]),
  );
  const sources = new Map<string, SheetSource>();
  const taken = new Set<string>();
  for (const product of products.toSorted((a, b) => a.id - b.id)) {
    const parsed = parseWorkbookInfo(texts.get(product.id) ?? '');
    if (!parsed.ok) failed(new Error(`${product.articleNumber}: ${parsed.refusal.key} ${JSON.stringify(parsed.refusal.params)}`));
    const info = parsed.ok ? parsed.value : null;
    if (info === null) continue;
    const wanted = product.modelId ?? idOfFile(info.file);
    const key = `${wanted}|${canonicalJson(info)}`;
    const known = sources.get(key);
    if (known !== undefined) {
      known.products.push(product);
      continue;
    }
    // The type's oldest workbook has the plain id, others carry the number of their product.
    const modelId = taken.has(wanted) ? `${wanted}-${product.id}` : wanted;
    taken.add(modelId);
    sources.set(key, { modelId, name: product.name, info, products: [product] });
  }
  return [...sources.values()];
}

const openedAs = new WeakMap<object, string>();

/** Model ids by product; null where the workbook was refused. */
export async function openSheets(db: Db, facts: SheetFacts, failed: SheetFailed): Promise<Map<number, string | null>> {
  const opened = new Map<number, string | null>();
  const sources = sourcesOf(facts, failed);
  if (sources.length === 0) return opened;
  const versions = await readFileVersions(db);
  for (const source of sources) {
    const problem = await open(db, source, versions.get(source.info.file));
    if (problem !== null) failed(new Error(`${source.products.map(({ articleNumber }) => articleNumber).join(', ')}: ${problem}`));
    for (const product of source.products) opened.set(product.id, problem === null ? source.modelId : null);
  }
  return opened;
}

/** Null: it is in use. */
async function open(db: Db, { modelId, name, info }: SheetSource, version: number | undefined): Promise<string | null> {
  if (version === undefined) return `workbookMissing ${info.file}`;
  const identity = canonicalJson({ version, info, name });
  const present = sheetById(modelId);
  if (present !== null && openedAs.get(present) === identity) return null;
  const file = await readFileContent(db, info.file);
  if (file === null) return `workbookMissing ${info.file}`;
  const outcome = await workbookModel({ id: modelId, version: file.version, label: name }, info, file.content, modelById);
  if (outcome.kind !== 'accepted')
    return workbookRefusals(outcome)
      .map(({ message, params }) => `${message} ${JSON.stringify(params)}`)
      .join('; ');
  useSheet(outcome.model);
  openedAs.set(outcome.model, identity);
  return null;
}
