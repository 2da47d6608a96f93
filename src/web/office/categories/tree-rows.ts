/** The category tree as rows on the screen, and the move that results from a key or a drop. */
import type { CategoryRecord } from '#contract/category-record.ts';
import type { CategoryMove } from '#domain/catalog/category-change.ts';
import { shopKind } from '#domain/catalog/shop.ts';

export interface TreeRow {
  readonly record: CategoryRecord;
  /** The root is 1. */
  readonly level: number;
  readonly hasChildren: boolean;
  readonly isOpen: boolean;
  /** Hidden itself, or by a category above it. */
  readonly isHidden: boolean;
}

export type ShopFilter = 'all' | '1' | '2';

interface TreeView {
  readonly shop: ShopFilter;
  readonly search: string;
  /** Categories whose children are not shown. A search opens all. */
  readonly closed: ReadonlySet<number>;
}

/** `records` in tree order, parents before their children. */
export function treeRows(records: readonly CategoryRecord[], { shop, search, closed }: TreeView): TreeRow[] {
  const inShop = records.filter(({ shopTypeId }) => shop === 'all' || shopTypeId === shopKind.ANY || String(shopTypeId) === shop);
  const found = search.trim() === '' ? null : withParents(inShop, search.trim().toLowerCase());
  const kept = found === null ? inShop : inShop.filter(({ id }) => found.has(id));
  const parents = new Set(kept.map(({ parentId }) => parentId));
  const rows = new Map<number, TreeRow>();
  for (const record of kept) {
    const parent = record.parentId === null ? null : rows.get(record.parentId);
    if (parent === undefined || (parent !== null && !parent.isOpen)) continue;
    rows.set(record.id, {
      record,
      level: (parent?.level ?? 0) + 1,
      hasChildren: parents.has(record.id),
      isOpen: found !== null || !closed.has(record.id),
      isHidden: !record.published || parent?.isHidden === true,
    });
  }
  return [...rows.values()];
}

function withParents(records: readonly CategoryRecord[], search: string): Set<number> {
  const byId = new Map(records.map((record) => [record.id, record]));
  const found = new Set<number>();
  for (const record of records)
    if (Object.values(record.name).some((name) => name.toLowerCase().includes(search)))
      for (let at: CategoryRecord | undefined = record; at !== undefined; at = byId.get(at.parentId ?? -1)) found.add(at.id);
  return found;
}

export type MoveKey = 'up' | 'down' | 'in' | 'out';

/** Null: not possible. `in`: below its predecessor; `out`: after its parent. */
export function keyMove(records: readonly CategoryRecord[], id: number, key: MoveKey): CategoryMove | null {
  const record = records.find((each) => each.id === id);
  if (record === undefined || record.parentId === null) return null;
  const { parentId } = record;
  const siblings = childrenOf(records, parentId);
  const at = siblings.indexOf(id);
  const elements = [id];
  if (key === 'out') {
    const above = records.find((each) => each.id === parentId)?.parentId ?? null;
    return above === null ? null : { parentId: above, elements, pivot: parentId, direction: 'after' };
  }
  if (key === 'in') {
    const into = siblings[at - 1];
    return into === undefined ? null : { parentId: into, elements, pivot: null, direction: 'after' };
  }
  const pivot = siblings[key === 'up' ? at - 1 : at + 1];
  return pivot === undefined ? null : { parentId, elements, pivot, direction: key === 'up' ? 'before' : 'after' };
}

export type DropZone = 'before' | 'into' | 'after';

/** Null: it would end up below itself, or beside the root. */
export function dropMove(records: readonly CategoryRecord[], id: number, target: number, zone: DropZone): CategoryMove | null {
  const byId = new Map(records.map((record) => [record.id, record]));
  for (let at = byId.get(target); at !== undefined; at = byId.get(at.parentId ?? -1)) if (at.id === id) return null;
  if (zone === 'into') return { parentId: target, elements: [id], pivot: null, direction: 'after' };
  const parentId = byId.get(target)?.parentId ?? null;
  return parentId === null ? null : { parentId, elements: [id], pivot: target, direction: zone };
}

/** The move that restores its current place. */
export function moveBack(records: readonly CategoryRecord[], id: number): CategoryMove | null {
  const parentId = records.find((each) => each.id === id)?.parentId ?? null;
  if (parentId === null) return null;
  const siblings = childrenOf(records, parentId);
  const before = siblings[siblings.indexOf(id) - 1];
  return before === undefined
    ? { parentId, elements: [id], pivot: null, direction: 'before' }
    : { parentId, elements: [id], pivot: before, direction: 'after' };
}

const childrenOf = (records: readonly CategoryRecord[], parentId: number): number[] =>
  records.filter((each) => each.parentId === parentId).map(({ id }) => id);
