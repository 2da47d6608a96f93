/** SQL of missing material. */
import type { Rack } from '#domain/cut-plan/rack-of.ts';
import type { Db } from '#server/db/pool.ts';

export async function allMissing(db: Db): Promise<(Rack & { since: Date; who: string })[]> {
  return db
    .selectFrom('missing_material')
    .select(['material', 'thickness_mm as thicknessMm', 'width_mm as widthMm', 'since', 'who'])
    .orderBy('material')
    .orderBy('thickness_mm')
    .orderBy('width_mm')
    .execute();
}

export async function insertMissing(db: Db, { material, thicknessMm, widthMm, since, who }: Rack & { since: Date; who: string }) {
  await db
    .insertInto('missing_material')
    .values({ material, thickness_mm: thicknessMm, width_mm: widthMm, since, who })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export async function deleteMissing(db: Db, { material, thicknessMm, widthMm }: Rack): Promise<void> {
  await db
    .deleteFrom('missing_material')
    .where('material', '=', material)
    .where('thickness_mm', '=', thicknessMm)
    .where('width_mm', '=', widthMm)
    .execute();
}
