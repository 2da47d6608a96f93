/** What the list of products shows that the catalogue does not hold: folders with pictures, and customers that call a product their own. The same object while nothing changed. */
import type { Db } from '#server/db/pool.ts';
import { countTies, pictureFolders, tiesVersion } from './list-surroundings-store.ts';

export interface ProductTies {
  readonly count: number;
  /** The customers' own article numbers, in small letters. */
  readonly numbers: string;
}

export interface ListSurroundings {
  readonly folders: ReadonlySet<string>;
  readonly ties: ReadonlyMap<number, ProductTies>;
}

interface Kept extends ListSurroundings {
  readonly folderNames: string;
  readonly version: string;
}

const keptByDatabase = new WeakMap<Db, Kept>();

export async function readSurroundings(db: Db): Promise<ListSurroundings> {
  const kept = keptByDatabase.get(db);
  // Before the rows: what changes in between is read once more than needed.
  const version = await tiesVersion(db);
  const names = await pictureFolders(db);
  const folderNames = names.join('\n');
  if (kept?.version === version && kept.folderNames === folderNames) return kept;
  const ties = kept?.version === version ? kept.ties : new Map((await countTies(db)).map(({ productId, ...row }) => [productId, row]));
  const next: Kept = { folders: new Set(names), folderNames, ties, version };
  keptByDatabase.set(db, next);
  return next;
}
