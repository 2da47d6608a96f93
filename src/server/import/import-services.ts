/** What imports need. */
import type { ImportKindKey } from '#contract/import.ts';
import type { Actor } from '#domain/access/permission.ts';
import { may } from '#domain/access/permission.ts';
import type { KnownHeadings } from '#domain/import/heading-row.ts';
import type { ReadRow } from '#domain/import/read-rows.ts';
import type { SheetTable } from '#domain/import/table.ts';
import type { Outcome } from '#domain/refusal/refusal.ts';
import { forbidden, notFound } from '#server/call/refusal.ts';
import type { Catalog } from '#server/catalog/catalog.ts';
import type { Db } from '#server/db/pool.ts';
import type { ImportKind } from './import-kind.ts';

export interface ImportServices {
  db: Db;
  catalog: Catalog;
  now: () => number;
  openTable: (bytes: Uint8Array, known: KnownHeadings) => Promise<Outcome<SheetTable>>;
  kinds: readonly ImportKind[];
}

/** Throws Refusal for a kind that the caller may not change. */
export function kindFor({ kinds }: ImportServices, key: ImportKindKey, actor: Actor): ImportKind {
  const kind = kinds.find((each) => each.key === key);
  if (kind === undefined) throw notFound();
  if (!may(actor, kind.ability)) throw forbidden();
  return kind;
}

export const readied = async (kind: ImportKind, rows: readonly ReadRow[], actor: Actor): Promise<ImportKind> =>
  (await kind.ready?.(rows, actor)) ?? kind;

export const kindsOf = ({ kinds }: ImportServices, actor: Actor): ImportKind[] => kinds.filter(({ ability }) => may(actor, ability));
