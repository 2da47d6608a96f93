import { useMemo, useState } from 'react';
import type { ProductListItem } from '#contract/product-list.ts';
import type { PlainDate } from '#domain/calendar/plain-date.ts';
import { Dialog } from '#web/ui/dialog.tsx';
import type { Column, RowId } from '../../grid/rules/column.ts';
import type { SaveRows } from '../../grid/use-edits.ts';
import type { BulkRows } from '../../list/list-screen.tsx';
import { DialogFoot } from '../../ui/dialog-foot.tsx';
import pageStyles from '../../ui/page.module.css';
import { productWords } from '../product-words.ts';
import { bulkColumn, bulkColumns, bulkPlan, settledBy, undoOf, writesOf } from './bulk-plan.ts';
import type { BulkVerb } from './bulk-plan.ts';
import { BulkFields } from './bulk-fields.tsx';
import { BulkPreview, FaultyRows } from './bulk-preview.tsx';
import { BulkProgress } from './bulk-progress.tsx';
import { useBulkRun } from './use-bulk-run.ts';
import { useTickedProducts } from './use-ticked-products.ts';
import type { TickedProducts } from './use-ticked-products.ts';

const t = productWords.bulk;

const noProducts: TickedProducts = { rows: [], uses: new Map() };

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
  const products = useTickedProducts({ rows, seen, isRemoval: verb === 'delete', remember });
  const fields = useMemo(() => bulkColumns(columns), [columns]);
  const [field, setField] = useState(fields[0]?.key ?? '');
  const [typed, setTyped] = useState('');
  const { key, text } = settledBy(verb, { key: field, text: typed });
  const column = bulkColumn(columns, key);
  const { rows: list, uses } = typeof products === 'string' ? noProducts : products;
  const plan = useMemo(
    () =>
      column === undefined || (verb === 'field' && text === '' && column.required === true)
        ? null
        : bulkPlan(list, column, text, today, uses),
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- both follow `products`
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
      <BulkProgress
        verb={verb}
        change={change.outcome}
        undo={undo.outcome}
        names={new Map(list.map((row) => [row.id, row.articleNumber]))}
      />
      {plan === null || typeof products === 'string' ? null : isDone ? <FaultyRows faulty={plan.faulty} /> : <BulkPreview plan={plan} />}
      {isDone || column === undefined ? (
        <div className={pageStyles['answer']}>
          {!isBusy && undo.outcome.state === 'idle' && change.outcome.versions.size > 0 && column !== undefined ? (
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
      ) : (
        <DialogFoot
          verb={t.apply[verb](changes.length)}
          busy={changes.length === 0}
          onYes={() => void change.run(writesOf(column, changes))}
          back={t.cancel}
          onBack={close}
        />
      )}
    </Dialog>
  );
}
