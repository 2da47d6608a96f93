/** At midnight in Switzerland, products enter and leave the shop as planned; a repeated call finds nothing to do. */
import { localNow } from '#domain/calendar/local-time.ts';
import { atDayChange } from '#domain/catalog/product-standing.ts';
import { changeCatalog } from '#server/catalog/change-catalog.ts';
import { fieldDifferences } from '#server/record/field-differences.ts';
import { addHistories } from '#server/record/record-history.ts';
import { lockDueProducts, storePlanned } from './planned-store.ts';
import type { ProductServices } from './write-product.ts';

/** Returns how many products were due. */
export async function turnDay({ db, catalog, now }: ProductServices): Promise<number> {
  const at = new Date(now());
  const { date: today } = localNow(now());
  return changeCatalog(db, catalog, async (trx, changed) => {
    const due = await lockDueProducts(trx, today);
    const turned = due.map((before) => ({ before, after: atDayChange(before, today) }));
    await storePlanned(
      trx,
      turned.map(({ after }) => after),
    );
    await addHistories(
      trx,
      'product',
      turned.map(({ before, after }) => ({
        write: { recordId: before.id, version: before.version + 1, at, who: '' },
        differences: fieldDifferences(before, after),
      })),
    );
    if (due.length > 0)
      changed(
        'product',
        due.map(({ id }) => id),
      );
    return due.length;
  });
}
