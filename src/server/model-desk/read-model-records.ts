/** Models as shown in the office: all of them, one with its draft, one version, two compared. */
import type { compareModelVersions, ModelContent, ModelRecord, ModelSummary } from '#contract/model-desk.ts';
import type { OutputOf } from '#contract/endpoint.ts';
import { notFound } from '#server/call/refusal.ts';
import type { CatalogProduct } from '#server/catalog/catalog-snapshot.ts';
import { readMaterialPrices } from '#server/model/read-model-library.ts';
import { fieldDifferences } from '#server/record/field-differences.ts';
import { contentHash, groundOf, numbered } from './draft-content.ts';
import { findDraft, findHead, findVersion, readDraftHeads, readVersionHeads } from './model-record-store.ts';
import type { DraftHead, StoredDraft, VersionHead } from './model-record-store.ts';
import type { ModelServices } from './model-services.ts';

type Reading = Pick<ModelServices, 'db' | 'catalog'>;

export async function readModelSummaries({ db, catalog }: Reading): Promise<ModelSummary[]> {
  const { models, products } = catalog.now();
  const versions = Map.groupBy(await readVersionHeads(db, null), ({ id }) => id);
  const drafts = new Map((await readDraftHeads(db)).map((draft) => [draft.id, draft]));
  const made = Map.groupBy(products.filter(isKept), ({ modelId }) => modelId);
  return models.ids.flatMap((id): ModelSummary[] => {
    const entry = models.entry(id);
    const [newest, ...older] = versions.get(id) ?? [];
    if (entry === null || newest === undefined) return [];
    const { label, kind } = entry.compiled.model;
    const draft = drafts.get(id);
    const last =
      draft !== undefined && draft.changedAt > newest.createdAt
        ? { at: draft.changedAt, who: draft.who }
        : { at: newest.createdAt, who: newest.who };
    return [
      {
        id,
        label,
        kind,
        number: entry.version,
        versionCount: older.length + 1,
        draft: draft === undefined ? null : headOf(draft),
        productCount: made.get(id)?.length ?? 0,
        changedAt: last.at.toISOString(),
        who: last.who,
      },
    ];
  });
}

const isKept = ({ deletedAt }: CatalogProduct): boolean => deletedAt === null;

const headOf = ({ number, basedOn, changedAt, who }: DraftHead) => ({ number, basedOn, changedAt: changedAt.toISOString(), who });

const versionOf = ({ number, createdAt, who, note }: VersionHead) => ({ number, createdAt: createdAt.toISOString(), who, note });

export async function readModelRecord(services: Reading, id: string): Promise<ModelRecord> {
  const { models, products } = services.catalog.now();
  const [head, entry] = [await findHead(services.db, id), models.entry(id)];
  if (head === null || entry === null || entry.sheet !== null) throw notFound();
  const draft = await findDraft(services.db, id);
  return {
    id,
    recordId: head.recordId,
    version: head.version,
    label: entry.compiled.model.label,
    kind: entry.compiled.model.kind,
    number: entry.version,
    versions: (await readVersionHeads(services.db, id)).map(versionOf),
    draft: draft === null ? null : { ...headOf(draft), ...contentOf(draft), gate: await gateOf(services, draft) },
    products: products
      .filter((product) => product.modelId === id && isKept(product))
      .map(({ id: productId, articleNumber, name }) => ({ id: productId, articleNumber, name })),
    usedBy: models.ids.flatMap((other) => {
      const number = models.entry(other)?.uses[id];
      return number === undefined ? [] : [{ id: other, number }];
    }),
  };
}

const contentOf = ({ document, cost, examples }: ModelContent): ModelContent => ({ document, cost, examples });

/** Null: the gate's result is for other content. */
async function gateOf({ db, catalog }: Reading, draft: StoredDraft): Promise<NonNullable<ModelRecord['draft']>['gate']> {
  if (draft.checked === null) return null;
  const ground = groundOf(catalog.now().models, draft, await readMaterialPrices(db));
  return contentHash(draft, ground) === draft.checkedHash ? draft.checked : null;
}

export async function readContent({ db }: Pick<Reading, 'db'>, id: string, number: number | 'draft'): Promise<ModelContent> {
  const found = number === 'draft' ? await findDraft(db, id) : await findVersion(db, id, number);
  if (found === null) throw notFound();
  const document = 'number' in found ? numbered(found) : found.document;
  return contentOf({ ...found, document: document as Record<string, unknown> });
}

export async function compareVersions(
  services: Pick<Reading, 'db'>,
  id: string,
  { from, to }: { from: number | 'draft'; to: number | 'draft' },
): Promise<OutputOf<typeof compareModelVersions>> {
  const [before, after] = [await readContent(services, id, from), await readContent(services, id, to)];
  const items = fieldDifferences(fields(before), fields(after)).filter(({ field }) => field !== 'version');
  return { items };
}

/** The document's fields under their own names, costs and examples below theirs. */
export function fields({ document, cost, examples }: ModelContent): object {
  return { ...document, cost, examples };
}
