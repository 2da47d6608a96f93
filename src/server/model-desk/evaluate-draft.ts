/** Evaluates a draft while it is being written, without storing it. */
import type { DraftEvaluation, ModelContent } from '#contract/model-desk.ts';
import type { Values } from '#domain/configurator/evaluation.ts';
import { chfFromUnitPrice, isAmount, unitPriceFromChf } from '#domain/money/money.ts';
import { resolvePrice } from '#domain/pricing/price-ladder.ts';
import { notFound } from '#server/call/refusal.ts';
import type { CatalogSnapshot } from '#server/catalog/catalog-snapshot.ts';
import { readMaterialPrices } from '#server/model/read-model-library.ts';
import { groundOf } from './draft-content.ts';
import type { Draft } from './draft-content.ts';
import type { ModelServices } from './model-services.ts';

const deadlineMs = 5000;

interface Trial extends ModelContent {
  values: Values;
  quantity: number;
}

export async function evaluateDraft(
  { db, catalog, thread }: ModelServices,
  id: string,
  { values, quantity, ...content }: Trial,
): Promise<DraftEvaluation> {
  const snapshot = catalog.now();
  const entry = snapshot.models.entry(id);
  if (entry === null || entry.sheet !== null) throw notFound();
  const draft: Draft = { id, number: entry.version + 1, ...content };
  const materialPrices = await readMaterialPrices(db);
  const ground = groundOf(snapshot.models, draft, materialPrices);
  const answer = await thread.ask({ kind: 'evaluate', draft, ground, values, quantity }, deadlineMs);
  return { ...answer, price: answer.cost === null ? null : priceOf(snapshot, id, answer.cost.total, quantity) };
}

/** Price of the first product that visitors can buy configured. */
function priceOf(snapshot: CatalogSnapshot, modelId: string, costChf: number, quantity: number): DraftEvaluation['price'] {
  const product = snapshot.products.find((each) => each.modelId === modelId && each.canBeConfigured && each.deletedAt === null);
  const row =
    snapshot.defaultCustomerId === null || product === undefined
      ? undefined
      : snapshot.priceRows.get(snapshot.defaultCustomerId)?.get(product.id);
  if (product === undefined || row === undefined || !isAmount(costChf)) return null;
  const internal = row.activeStrategy === 'MARGIN_PRICE' ? ({ kind: 'perPiece', price: unitPriceFromChf(costChf) } as const) : null;
  const resolved = resolvePrice({ own: null, default: row, internal }, quantity);
  return resolved.kind === 'price' ? { articleNumber: product.articleNumber, chf: chfFromUnitPrice(resolved.price) } : null;
}
