/** The head of every product page in the office. */
import type { ProductHead } from '#contract/product-head.ts';
import { chfFromUnitPrice, unitPrice } from '#domain/money/money.ts';
import { notFound } from '#server/call/refusal.ts';
import { readSurroundings } from './list-surroundings.ts';
import { productGaps } from './office-product.ts';
import { findProductHead } from './head-store.ts';
import type { ProductServices } from './write-product.ts';

const twelveMonthsMs = 365 * 86_400_000;

export async function readProductHead({ db, catalog, now }: ProductServices, id: number): Promise<ProductHead> {
  const row = await findProductHead(db, id, new Date(now() - twelveMonthsMs));
  if (row === null) throw notFound();
  const snapshot = catalog.now();
  const product = snapshot.productById.get(id);
  const model = product?.modelId == null ? null : snapshot.models.compiled(product.modelId);
  return {
    ...row,
    deletedAt: row.deletedAt?.toISOString() ?? null,
    sales: chfFromUnitPrice(unitPrice(row.sales)),
    gaps: product === undefined ? null : [...productGaps(snapshot, product, await readSurroundings(db, snapshot.version))],
    configuration: product?.configuration == null ? null : { ...product.configuration, values: { ...product.configuration.values } },
    parameters: (model?.model.params ?? []).map(({ id: param, label, unit }) => ({ id: param, name: label, unit: unit ?? '' })),
  };
}
