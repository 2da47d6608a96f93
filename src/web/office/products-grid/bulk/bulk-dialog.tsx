import { useEffect, useMemo, useState } from 'react';
import type { ProductListItem } from '#contract/product-list.ts';
import type { PlainDate } from '#domain/calendar/plain-date.ts';
import { Dialog } from '#web/ui/dialog.tsx';
import type { Column, RowId } from '../../grid/rules/column.ts';
import type { SaveRows } from '../../grid/use-edits.ts';
import type { BulkRows } from '../../list/list-screen.tsx';
import pageStyles from '../../ui/page.module.css';
import { productWords } from '../product-words.ts';
import { bulkColumn, bulkColumns, bulkPlan, settledBy, tickedProducts, undoOf, writesOf } from './bulk-plan.ts';
import type { BulkVerb } from './bulk-plan.ts';
import { BulkFields } from './bulk-fields.tsx';
import { BulkPreview } from './bulk-preview.tsx';
import { BulkProgress } from './bulk-progress.tsx';
import { useBulkRun } from './use-bulk-run.ts';

const t = productWords.bulk;

interface BulkDialogProps {
  verb: BulkVerb;
  rows: BulkRows<ProductListItem>;
  /** Rows that the list has shown. */
  seen: ReadonlyMap<RowId, ProductListItem>;
  columns: readonly Column<ProductListItem>[];
  today: PlainDate;
  save: SaveRows;
  /** Receives rows that were read for the preview. */
  remember: (rows: readonly ProductListItem[]) => void;
  /** `changed`: something was changed. */
  onClose: (changed: boolean) => void;
}

/** One value for many products: previewed with old and new values, then applied in blocks, and undone in one go. */
export function BulkDialog({ verb, rows, seen, columns, today, save, remember, onClose }: BulkDialogProps) {
  const products = useProducts(rows, seen, remember);
  const fields = useMemo(() => bulkColumns(columns), [columns]);
  const [field, setField] = useState(fields[0]?.key ?? '');
  const [typed, setTyped] = useState('');
  const { key, text } = settledBy(verb, { key: field, text: typed });
  const column = bulkColumn(columns, key);
  const list = typeof products === 'string' ? [] : products;
  const plan = useMemo(
    () =>
      column === undefined || (verb === 'field' && text === '' && column.required === true) ? null : bulkPlan(list, column, text, today),
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- `list` follows `products`
    [products, column, text, today, verb],
  );
  const change = useBulkRun(save);
  const undo = useBulkRun(save);
  const isBusy = change.outcome.state === 'running' || undo.outcome.state === 'running';
  const isDone = change.outcome.state !== 'idle';
  const changes = plan?.changes ?? [];
  const close = (): void => {
    change.stop();
    onClose(isDone);
  };
  return (
    <Dialog wide title={t.questions[verb](list.length)} open onClose={close}>
      {typeof products === 'string' ? <p role={products === t.reading ? 'status' : 'alert'}>{products}</p> : null}
      {verb === 'field' && !isDone ? <BulkFields fields={fields} field={field} text={typed} onField={setField} onText={setTyped} /> : null}
      {plan === null || isDone || typeof products === 'string' ? null : <BulkPreview plan={plan} />}
      <BulkProgress change={change.outcome} undo={undo.outcome} names={new Map(list.map((row) => [row.id, row.articleNumber]))} />
      <div className={pageStyles['answer']}>
        {isDone || column === undefined ? null : (
          <button
            type="button"
            className={`${pageStyles['button']} ${pageStyles['ink']}`}
            disabled={changes.length === 0}
            onClick={() => void change.run(writesOf(column, changes))}
          >
            {t.apply[verb](changes.length)}
          </button>
        )}
        {isDone && !isBusy && undo.outcome.state === 'idle' && change.outcome.versions.size > 0 && column !== undefined ? (
          <button
            type="button"
            className={pageStyles['button']}
            onClick={() => void undo.run(undoOf(column, changes, change.outcome.versions))}
          >
            {t.undo}
          </button>
        ) : null}
        {change.outcome.state === 'running' ? (
          <button type="button" className={pageStyles['button']} onClick={change.stop}>
            {t.stop}
          </button>
        ) : (
          <button type="button" className={pageStyles['button']} disabled={isBusy} onClick={close}>
            {isDone ? t.close : t.cancel}
          </button>
        )}
      </div>
    </Dialog>
  );
}

/** The products, or the message to show instead. */
function useProducts(
  rows: BulkRows<ProductListItem>,
  seen: ReadonlyMap<RowId, ProductListItem>,
  remember: (rows: readonly ProductListItem[]) => void,
): readonly ProductListItem[] | string {
  const [products, setProducts] = useState<readonly ProductListItem[] | string>(t.reading);
  useEffect(() => {
    let isCurrent = true;
    tickedProducts(rows, seen).then(
      (found) => {
        if (!isCurrent) return;
        remember(found);
        setProducts(found);
      },
      () => {
        if (isCurrent) setProducts(t.notRead);
      },
    );
    return () => {
      isCurrent = false;
    };
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- read once, as they were ticked
  }, []);
  return products;
}
