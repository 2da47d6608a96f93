import { useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { CallFailure } from '#contract/failure.ts';
import { applyImport, changeImport, discardImport, readImport, readImportRows, undoImport } from '#contract/import.ts';
import type { ImportDesk, ImportRow } from '#contract/import.ts';
import { updateOrderStatus } from '#contract/order-import.ts';
import { call } from '#web/call.ts';
import { paths } from '#web/paths.ts';
import { useFailureText } from '#web/texts/failure-text.ts';
import { useToast } from '#web/ui/toast.tsx';
import { staleSaveOf } from '../record/stale-save.ts';
import { usePersonName } from '../people/person-names.tsx';
import { firstFilter, pageSize } from './import-filter.ts';
import type { RowFilter } from './import-filter.ts';
import { importTexts as t } from './import-words.ts';

export interface RowPage {
  items: readonly ImportRow[];
  total: number;
}

type Change = Omit<Parameters<typeof call<typeof changeImport>>[1]['body'], 'version'>;

/** An import with all its actions. After a refusal it is read again. */
export function useImport(loaded: ImportDesk, firstRows: RowPage) {
  const [desk, setDesk] = useState(loaded);
  const [rows, setRows] = useState(firstRows);
  const [filter, setFilter] = useState<RowFilter>(() => firstFilter(loaded));
  const [busy, setBusy] = useState(false);
  const latest = useRef(loaded);
  const turn = useRef<Promise<unknown>>(Promise.resolve());
  const storing = useRef(false);
  const navigate = useNavigate();
  const toast = useToast();
  const failureText = useFailureText();
  const personName = usePersonName();
  const params = { id: loaded.id };

  const readRows = async (shown: RowFilter, page = 1) => call(readImportRows, { params, query: { ...shown, page, perPage: pageSize } });
  const show = async (next: RowFilter): Promise<void> => {
    setFilter(next);
    setRows(await readRows(next));
  };
  const take = async (answer: ImportDesk, shown: RowFilter): Promise<void> => {
    latest.current = answer;
    setDesk(answer);
    await show(shown);
  };

  /** One by one: cells may be corrected faster than they are checked. */
  const run = async (action: () => Promise<ImportDesk>, shown: RowFilter = filter): Promise<boolean> => {
    const before = turn.current;
    const done = Promise.withResolvers<undefined>();
    turn.current = done.promise;
    await before;
    setBusy(true);
    try {
      await take(await action(), shown);
      return true;
    } catch (error) {
      const stale = error instanceof CallFailure ? staleSaveOf(error) : null;
      toast.error(stale === null ? failureText(error) : t.stale(personName(stale.who)));
      await call(readImport, { params }).then(
        async (answer) => take(answer, shown),
        () => undefined,
      );
      return false;
    } finally {
      setBusy(false);
      done.resolve(undefined);
    }
  };
  const version = (): { version: number } => ({ version: latest.current.version });

  return {
    desk,
    rows,
    filter,
    busy,
    show,
    more: async () => {
      const next = await readRows(filter, Math.floor(rows.items.length / pageSize) + 1);
      setRows({ items: [...rows.items, ...next.items], total: next.total });
    },
    change: async (change: Change, shown?: RowFilter) =>
      run(async () => call(changeImport, { params, body: { ...version(), ...change } }), shown),
    /** Applies the current state, after pending changes; a double press counts once. */
    apply: async () => {
      if (storing.current) return;
      storing.current = true;
      const stored = desk.counts.new + desk.counts.changed;
      const store = async () => {
        const body = { ...version(), rows: stored };
        return loaded.kind === 'orderStatus'
          ? call(updateOrderStatus, { body: { ...body, id: loaded.id } })
          : call(applyImport, { params, body });
      };
      if (await run(store, {})) toast.success(t.applied(stored));
      storing.current = false;
    },
    undo: async () => {
      if (await run(async () => call(undoImport, { params, body: version() }), {})) toast.success(t.undone);
    },
    discard: async () => {
      setBusy(true);
      try {
        await call(discardImport, { params, body: version() });
        toast.success(t.discarded);
        await navigate(paths.officeImports);
      } catch (error) {
        toast.error(failureText(error));
        setBusy(false);
      }
    },
  };
}
