/**
 * Opens the workbooks that the catalogue refers to: a product's `excelConfigurationInfo` gives the file and its cells, the type gives the model's id.
 * Products of a type with the same cells share one model. A workbook that is refused leaves its products without a model, so their price is on request;
 * the reason is reported. Specification: storefront §3 (attribute type 4), domain decisions §10.
 */
import { attributeType } from '#domain/catalog/product.ts';
import { parseWorkbookInfo, type WorkbookInfo } from '#domain/configurator/configurator-info.ts';
import { canonicalJson } from '#domain/configurator/hash.ts';
import type { LocalizedText } from '#domain/language/language.ts';
import type { SheetModel } from '#domain/spreadsheet/sheet-model.ts';
import type { Db } from '#server/db/pool.ts';
import type { ModelLibrary } from '#server/model/model-library.ts';
import { readFileContent, readFileVersions } from './configurator-file-store.ts';
import { beginReading, workbookModel } from './workbook-model.ts';
import { workbookRefusals } from './workbook-refusals.ts';

interface SheetProduct {
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

/** Called for products whose workbook is not used. */
type SheetFailed = (error: Error) => void;

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
    // The oldest workbook of the type gets the plain id, the others append their product's id.
    const modelId = taken.has(wanted) ? `${wanted}-${product.id}` : wanted;
    taken.add(modelId);
    sources.set(key, { modelId, name: product.name, info, products: [product] });
  }
  return [...sources.values()];
}

/** A workbook in use, and what it was opened from: as long as that is unchanged, the next catalogue reuses it. */
interface OpenSheet {
  readonly identity: string;
  readonly model: SheetModel;
}

export interface OpenSheets {
  readonly sheets: readonly OpenSheet[];
  /** Model ids by product; null where the workbook was refused. */
  readonly modelIds: ReadonlyMap<number, string | null>;
}

export interface OpenSheetOptions {
  before: readonly OpenSheet[];
  failed: SheetFailed;
}

/** Each thread may take the memory of a large workbook. */
const mostBegun = 2;

/** Begins the first of what `openSheets` will wait for; a start reads the models meanwhile. */
export async function beginSheets(db: Db, facts: SheetFacts): Promise<void> {
  for (const { info } of sourcesOf(facts, () => undefined).slice(0, mostBegun)) {
    const file = await readFileContent(db, info.file);
    if (file !== null) beginReading(info, file.content);
  }
}

/** `models`: those that may draw what a workbook computes. */
export async function openSheets(
  db: Db,
  models: ModelLibrary,
  facts: SheetFacts,
  { before, failed }: OpenSheetOptions,
): Promise<OpenSheets> {
  const modelIds = new Map<number, string | null>();
  const sheets: OpenSheet[] = [];
  const sources = sourcesOf(facts, failed);
  const versions = sources.length === 0 ? new Map<string, number>() : await readFileVersions(db);
  for (const source of sources) {
    const opened = await open({ db, models, before }, source, versions.get(source.info.file));
    if (typeof opened === 'string') failed(new Error(`${source.products.map(({ articleNumber }) => articleNumber).join(', ')}: ${opened}`));
    else sheets.push(opened);
    for (const product of source.products) modelIds.set(product.id, typeof opened === 'string' ? null : source.modelId);
  }
  return { sheets, modelIds };
}

interface OpenAround {
  db: Db;
  models: ModelLibrary;
  before: readonly OpenSheet[];
}

/** A text is the reason why it is not used. */
async function open({ db, models, before }: OpenAround, source: SheetSource, version: number | undefined): Promise<OpenSheet | string> {
  const { modelId, name, info } = source;
  if (version === undefined) return `workbookMissing ${info.file}`;
  const drawnBy = info.geometry === undefined ? null : (models.entry(info.geometry.model)?.hash ?? null);
  const identity = canonicalJson({ modelId, version, info, name, drawnBy });
  const known = before.find((sheet) => sheet.identity === identity);
  if (known !== undefined) return known;
  const file = await readFileContent(db, info.file);
  if (file === null) return `workbookMissing ${info.file}`;
  const outcome = await workbookModel(models, { id: modelId, version: file.version, label: name }, info, file.content);
  if (outcome.kind === 'accepted') return { identity, model: outcome.model };
  return workbookRefusals(outcome)
    .map(({ message, params }) => `${message} ${JSON.stringify(params)}`)
    .join('; ');
}
