/** Ticked rows across pages: listed ones, or all of the view with exceptions. A change of search or filters ends "all". */
import type { RowId } from './column.ts';

export type Ticks =
  | { readonly kind: 'some'; readonly ids: ReadonlySet<RowId> }
  | { readonly kind: 'all'; readonly except: ReadonlySet<RowId> };

export const noTicks: Ticks = { kind: 'some', ids: new Set() };
export const allTicks: Ticks = { kind: 'all', except: new Set() };

const members = (ticks: Ticks): ReadonlySet<RowId> => (ticks.kind === 'some' ? ticks.ids : ticks.except);

export function isTicked(ticks: Ticks, id: RowId): boolean {
  return members(ticks).has(id) === (ticks.kind === 'some');
}

/** Ticks or unticks these rows. */
export function withTicks(ticks: Ticks, ids: readonly RowId[], ticked: boolean): Ticks {
  const changed = new Set(members(ticks));
  for (const id of ids) {
    if (ticked === (ticks.kind === 'some')) changed.add(id);
    else changed.delete(id);
  }
  return ticks.kind === 'some' ? { kind: 'some', ids: changed } : { kind: 'all', except: changed };
}

export function tickCount(ticks: Ticks, rowCount: number): number {
  return ticks.kind === 'some' ? ticks.ids.size : Math.max(0, rowCount - ticks.except.size);
}
