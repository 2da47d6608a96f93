/** The rows of the quick order with their storage; the meaning of each is worked out once and kept while the row is unchanged. */
import { useCallback, useEffect, useMemo, useState } from 'react';
import type { ArticleIndex } from '#domain/quick-order/article-index.ts';
import { readQuickRows, writeQuickRows } from './quick-order-storage.ts';
import type { QuickRow, RowMeaning } from './quick-rows.ts';
import { changed, filled, meaningOf, padded, without } from './quick-rows.ts';

export interface QuickRows {
  rows: readonly QuickRow[];
  meanings: readonly RowMeaning[];
  change: (id: number, change: Partial<Omit<QuickRow, 'id'>>) => void;
  remove: (ids: readonly number[]) => void;
  replace: (next: (rows: readonly QuickRow[]) => readonly QuickRow[]) => void;
}

export function useQuickRows(owner: string, index: ArticleIndex): QuickRows {
  const [rows, setRows] = useState<readonly QuickRow[]>(() => padded([]));
  const [restored, setRestored] = useState(false);
  // The server has no storage: the first render is the empty table.
  useEffect(() => {
    // oxlint-disable-next-line react/set-state-in-effect
    setRows(padded(readQuickRows(owner)));
    setRestored(true);
  }, [owner]);
  useEffect(() => {
    if (restored) writeQuickRows(owner, filled(rows));
  }, [owner, rows, restored]);
  const known = useMemo(() => ({ index, meanings: new WeakMap<QuickRow, RowMeaning>() }), [index]);
  const meanings = rows.map((row) => {
    const meaning = known.meanings.get(row) ?? meaningOf(row, known.index);
    known.meanings.set(row, meaning);
    return meaning;
  });
  const change = useCallback((id: number, part: Partial<Omit<QuickRow, 'id'>>) => setRows((now) => changed(now, id, part)), []);
  const remove = useCallback((ids: readonly number[]) => setRows((now) => without(now, ids)), []);
  const replace = useCallback((next: (now: readonly QuickRow[]) => readonly QuickRow[]) => setRows(next), []);
  return { rows, meanings, change, remove, replace };
}
