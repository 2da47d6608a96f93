/** A product may be sent back as staff or the shop read it: what has calls of its own, or is reckoned, is compared with what it is. */
import type { z } from 'zod';
import type { ParsedOf } from '#contract/endpoint.ts';
import { KeptOfProduct, ShownOfProduct } from '#contract/product-record.ts';
import type { updateProduct as endpoint } from '#contract/product-record.ts';
import { otherValues, refuseFields, refuseOtherValues, saysTheSame, sentOf } from '#server/call/refuse-other-values.ts';
import type { CatalogSnapshot } from '#server/catalog/catalog-snapshot.ts';
import { allAnswers } from './product-answer.ts';
import { readProductRecord } from './read-product-record.ts';
import type { ProductServices } from './save-products.ts';

export async function refuseOtherFields(
  { db, catalog }: ProductServices,
  id: number,
  sent: ParsedOf<typeof endpoint>['body'],
): Promise<void> {
  const { customers, ...kept } = sentOf(sent, KeptOfProduct);
  const shown = sentOf(sent, ShownOfProduct);
  if (Object.keys(shown).length > 0) refuseFields(otherThanShown(catalog.now(), id, shown));
  if (customers === undefined && Object.keys(kept).length === 0) return;
  const record = await readProductRecord(db, catalog.now(), id);
  refuseOtherValues(kept, record);
  // The shop shows one customer's tie alone.
  const isTie = (each: unknown): boolean => record.customers.some((tie) => saysTheSame(each, tie));
  if (customers !== undefined && !(Array.isArray(customers) && customers.every(isTie))) refuseFields(['customers']);
}

/** The fields in which it differs from the answer that it is most like. */
function otherThanShown(snapshot: CatalogSnapshot, id: number, shown: z.output<typeof ShownOfProduct>): readonly string[] {
  const product = snapshot.productById.get(id);
  const answers = product === undefined ? [] : allAnswers(snapshot, product);
  const [nearest] = answers.map((answer) => otherValues(shown, answer)).toSorted((a, b) => a.length - b.length);
  return nearest ?? Object.keys(shown);
}
