/**
 * One write on the category tree: serialized, against the versions that were read, refused if no shop could show the resulting tree.
 * Every record that differs afterwards gets a version and a history entry; a sibling that only makes room gets neither.
 */
import { refuseTree } from '#domain/catalog/category-change.ts';
import type { Actor } from '#domain/access/permission.ts';
import { actorName } from '#server/call/actor-name.ts';
import { notFound } from '#server/call/refusal.ts';
import { refusalOf } from '#server/call/refuse-problems.ts';
import type { Catalog } from '#server/catalog/catalog.ts';
import { changeCatalog } from '#server/catalog/change-catalog.ts';
import type { TellChanged } from '#server/catalog/change-catalog.ts';
import type { Db, Trx } from '#server/db/pool.ts';
import { fieldDifferences } from '#server/record/field-differences.ts';
import { addHistory } from '#server/record/record-history.ts';
import { staleSave } from '#server/record/stale-save.ts';
import { categoryRecordsOf, placeOf } from './category-records.ts';
import { lockTree, raiseCategories, readTree } from './category-tree-store.ts';
import type { StoredCategory } from './category-tree-store.ts';

export interface TreeServices {
  db: Db;
  catalog: Catalog;
  now: () => number;
}

export interface TreeWrite {
  readonly trx: Trx;
  readonly tree: readonly StoredCategory[];
  /** Throws 404, or 409 if `version` is given and is not the latest. */
  readonly find: (id: number, version?: number) => Promise<StoredCategory>;
  /** Marks categories that are moved on purpose. */
  readonly moves: (ids: readonly number[]) => void;
}

export async function writeTree<T>({ db, catalog, now }: TreeServices, actor: Actor, work: (write: TreeWrite) => Promise<T>): Promise<T> {
  return changeCatalog(db, catalog, async (trx, changed) => treeWrite(trx, { at: new Date(now()), who: actorName(actor), changed }, work));
}

/** In a transaction that the caller commits. */
export async function treeWrite<T>(
  trx: Trx,
  { at, who, changed }: { at: Date; who: string; changed: TellChanged },
  work: (write: TreeWrite) => Promise<T>,
): Promise<T> {
  await lockTree(trx);
  const before = new Map((await readTree(trx)).map((category) => [category.id, category]));
  const moved = new Set<number>();
  const result = await work({
    trx,
    tree: [...before.values()],
    find: async (id, version) => found(trx, before.get(id), version),
    moves: (ids) => ids.forEach((id) => moved.add(id)),
  });
  const after = await readTree(trx);
  const fault = refuseTree(after.map(placeOf));
  if (fault !== null) throw refusalOf(fault);
  const fields = ({ order, ...category }: StoredCategory): object => ({
    ...category,
    version: 0,
    order: moved.has(category.id) ? order : 0,
  });
  const differing = after.flatMap((category) => {
    const old = before.get(category.id);
    const differences = old === undefined ? [] : fieldDifferences(fields(old), fields(category));
    return differences.length === 0 ? [] : [{ category, differences }];
  });
  if (differing.length > 0) {
    await raiseCategories(
      trx,
      differing.map(({ category }) => category.id),
    );
    for (const { category, differences } of differing) {
      const write = { recordId: category.id, version: category.version + 1, at, who };
      await addHistory(trx, 'category', write, differences);
    }
  }
  const touched = new Set(before.keys()).symmetricDifference(new Set(after.map(({ id }) => id)));
  changed('category', [...touched, ...differing.map(({ category }) => category.id)]);
  return result;
}

async function found(trx: Trx, category: StoredCategory | undefined, version?: number): Promise<StoredCategory> {
  if (category === undefined) throw notFound();
  if (version === undefined || version === category.version) return category;
  const [current] = await categoryRecordsOf(trx, [category.id]);
  if (current === undefined) throw notFound();
  throw await staleSave(trx, { kind: 'category', id: category.id, version, current });
}
