/** The caller of a search, and the rows of the product table visible to that caller. */
import type { Actor } from '#domain/access/permission.ts';
import { isAdmin, permissionsOf } from '#domain/access/permission.ts';
import { articleMatch } from '#domain/search/article-query.ts';
import { compact } from '#domain/search/fold.ts';
import { RowSet } from '#domain/search/row-set.ts';
import type { CustomerProducts } from '#server/favourite/customer-products.ts';
import type { ListColumns } from './list-columns.ts';
import type { ProductTable } from './product-table.ts';
import { sight } from './product-table.ts';

export interface SearchCaller {
  actor: Actor;
  customerId: number | null;
  ties: CustomerProducts;
}

export const isStaff = ({ actor }: SearchCaller): boolean => isAdmin(permissionsOf(actor));

/** Rows of goods that are not hidden. */
export function seesShown(table: ProductTable, caller: SearchCaller): (row: number) => boolean {
  if (isStaff(caller)) return (row) => table.sightAt(row) === sight.everybody || table.sightAt(row) === sight.itsOwner;
  if (caller.ties.size === 0) return (row) => table.sightAt(row) === sight.everybody;
  const own = new Set(ownRows(table, caller));
  return (row) => table.sightAt(row) === sight.everybody || own.has(row);
}

/** The same as a set, including hidden goods for staff. */
export function seenRows(table: ProductTable, columns: ListColumns, caller: SearchCaller): RowSet {
  if (isStaff(caller)) return columns.seenByStaff;
  const own = ownRows(table, caller);
  return own.length === 0 ? columns.seenByEverybody : columns.seenByEverybody.or(new RowSet(table.size, own));
}

/** Goods made for the caller and hidden from others. */
function ownRows(table: ProductTable, { ties }: SearchCaller): number[] {
  return [...ties.values()].flatMap(({ productId, isOwner }) => {
    const row = isOwner ? table.rowOf(productId) : null;
    return row !== null && table.sightAt(row) === sight.itsOwner ? [row] : [];
  });
}

const shortestBeginning = 3;

/** Rows matched by the caller's own article numbers, and how well. */
export function ownNumberRows(text: string, table: ProductTable, { ties }: SearchCaller): ReadonlyMap<number, number> {
  const asked = compact(text);
  const rows = new Map<number, number>();
  for (const { productId, externalProductId } of ties.values()) {
    const row = externalProductId === '' ? null : table.rowOf(productId);
    const match = row === null ? 0 : ownMatch(asked, compact(externalProductId));
    if (row !== null && match > 0) rows.set(row, match);
  }
  return rows;
}

function ownMatch(asked: string, own: string): number {
  const match = articleMatch(asked, own);
  return match > 0 || asked.length < shortestBeginning || !own.startsWith(asked) ? match : 1;
}
