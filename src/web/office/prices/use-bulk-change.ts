import { useState } from 'react';
import type { InputOf } from '#contract/endpoint.ts';
import { changeBulk, previewBulk, undoBulk } from '#contract/price-bulk.ts';
import type { BulkRow } from '#contract/price-bulk.ts';
import type { PriceListRow } from '#contract/price-list.ts';
import type { RowResult } from '#contract/record.ts';
import { call } from '#web/call.ts';
import { useFailureText } from '#web/texts/failure-text.ts';
import type { BulkRows } from '../list/list-screen.tsx';
import { tickedPrices } from './ticked-prices.ts';

interface Done {
  /** Null: undone. */
  id: number | null;
  rows: readonly RowResult[];
}

/** A change of the ticked prices: looked at first, then stored, and undone as long as this is open. */
export function useBulkChange(rows: BulkRows<PriceListRow>, change: Omit<InputOf<typeof changeBulk>['body'], 'rows'>) {
  const failureText = useFailureText();
  const [preview, setPreview] = useState<readonly BulkRow[] | null>(null);
  const [done, setDone] = useState<Done | null>(null);
  const [isUndone, setUndone] = useState(false);
  const [problem, setProblem] = useState('');
  const [busy, setBusy] = useState(false);
  const run = async (action: () => Promise<void>): Promise<void> => {
    setBusy(true);
    setProblem('');
    try {
      await action();
    } catch (error) {
      setProblem(failureText(error));
    } finally {
      setBusy(false);
    }
  };
  const moving = preview?.filter(({ changes }) => changes) ?? [];
  const look = async (): Promise<void> =>
    run(async () => {
      const found = await call(previewBulk, { body: { ...change, ids: await tickedPrices(rows) } });
      setPreview(found.rows);
    });
  const store = async (): Promise<void> =>
    run(async () => {
      setDone(await call(changeBulk, { body: { ...change, rows: moving.map(({ id, version }) => ({ id, version })) } }));
      rows.refresh();
    });
  const undo = async (): Promise<void> =>
    run(async () => {
      if (done === null || done.id === null) return;
      const { rows: results } = await call(undoBulk, { params: { id: done.id } });
      setDone({ id: null, rows: results });
      setUndone(true);
      rows.refresh();
    });
  return { preview, moving, done, isUndone, problem, busy, look, store, undo, forget: () => setPreview(null) };
}
