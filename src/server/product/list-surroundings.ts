/**
 * Data for the list of products beyond the catalogue: products with pictures, and customers with own products.
 * The same object while nothing changed.
 */
import type { Db } from '#server/db/pool.ts';
import { countTies, picturedProducts, surroundingsVersions } from './list-surroundings-store.ts';

interface ProductTies {
  readonly count: number;
  /** The customers' own article numbers, in lower case. */
  readonly numbers: string;
}

export interface ListSurroundings {
  /** Products with a stored picture. */
  readonly pictured: ReadonlySet<number>;
  readonly ties: ReadonlyMap<number, ProductTies>;
}

interface Kept {
  readonly around: ListSurroundings;
  readonly pictures: string;
  readonly version: string;
}

const keptByDatabase = new WeakMap<Db, Kept>();

/** `catalogVersion` rises with any change of a product's folder or its pictures. */
export async function readSurroundings(db: Db, catalogVersion: number): Promise<ListSurroundings> {
  const kept = keptByDatabase.get(db);
  // Read before the rows: a change in between only causes an unnecessary re-read.
  const { ties: version, files } = await surroundingsVersions(db);
  const pictures = `${catalogVersion} ${files}`;
  const isTied = kept?.version === version;
  if (kept?.pictures === pictures && isTied) return kept.around;
  const ids = kept?.pictures === pictures ? kept.around.pictured : new Set(await picturedProducts(db));
  const ties = isTied ? kept.around.ties : new Map((await countTies(db)).map(({ productId, ...row }) => [productId, row]));
  const isSame = isTied && ids.size === kept.around.pictured.size && ids.isSubsetOf(kept.around.pictured);
  const around = isSame ? kept.around : { pictured: ids, ties };
  keptByDatabase.set(db, { around, pictures, version });
  return around;
}
