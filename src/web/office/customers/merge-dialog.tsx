import { useEffect, useRef, useState } from 'react';
import { mergeCustomer, previewMerge } from '#contract/customer-record.ts';
import type { MergePreview } from '#contract/customer-record.ts';
import type { Customer } from '#contract/customer.ts';
import { call } from '#web/call.ts';
import { useFailureText } from '#web/texts/failure-text.ts';
import { Dialog } from '#web/ui/dialog.tsx';
import { officeWords } from '../frame/office-words.ts';
import { DialogFoot } from '../ui/dialog-foot.tsx';
import pageStyles from '../ui/page.module.css';
import { columns, DataTable } from '../ui/plain-table.tsx';
import { useAction } from '../ui/use-action.ts';
import { CustomerChoice } from '../people/customer-choice.tsx';
import { customerWords as t } from './customer-words.ts';
import styles from './customer.module.css';

interface MergeProps {
  into: Customer;
  /** null: to be chosen first. */
  from: number | null;
  onClose: () => void;
}

/** Shows what will be moved before it is moved. */
export function MergeDialog({ into, from: given, onClose }: MergeProps) {
  const [from, setFrom] = useState(given);
  const { preview, problem } = usePreview(into.id, from);
  const { busy, run } = useAction();
  const merge = async ({ from: gone }: MergePreview): Promise<void> => {
    const body = { from: gone.id, version: into.version, fromVersion: gone.version };
    if (await run(async () => call(mergeCustomer, { params: { id: into.id }, body }), officeWords.done)) onClose();
  };
  return (
    <Dialog beginsAt="field" wide title={t.mergeTitle} open onClose={onClose}>
      <div className={styles['form']}>
        <p>{t.mergeText(`${into.formattedId} ${into.name}`)}</p>
        {from === null ? <CustomerChoice label={t.mergeSearch} without={into.id} onChosen={({ id }) => setFrom(id)} /> : null}
        {problem === null ? null : <p role="alert">{problem}</p>}
        {preview === null ? null : (
          <>
            <Moves preview={preview} />
            <DialogFoot verb={t.merge} busy={busy} onYes={() => void merge(preview)} onBack={onClose} />
          </>
        )}
      </div>
    </Dialog>
  );
}

function Moves({ preview: { from, into, moves, priceConflicts } }: { preview: MergePreview }) {
  const counted = moves.filter(({ count }) => count > 0);
  const articles = priceConflicts.map(({ articleNumber }) => articleNumber).join(', ');
  const gone = useRef<HTMLParagraphElement>(null);
  // The field that had the focus is gone.
  useEffect(() => gone.current?.focus(), []);
  return (
    <>
      <p ref={gone} tabIndex={-1}>
        <b>{`${from.formattedId} ${from.name}`}</b> {from.email}
      </p>
      <DataTable
        label={t.mergeNext}
        columns={[...columns([t.mergeWhat]), { word: t.mergeCount, kind: 'number' }, { word: t.mergeDropped, kind: 'number' }]}
      >
        <tbody>
          {counted.map(({ what, count, dropped }) => (
            <tr key={what}>
              <td>{t.moves[what]}</td>
              <td className={`${pageStyles['number']} ${pageStyles['strong']}`}>{count}</td>
              <td className={pageStyles['number']}>{dropped === 0 ? '' : dropped}</td>
            </tr>
          ))}
        </tbody>
      </DataTable>
      {articles === '' ? null : <p className={styles['warning']}>{t.priceConflict(into.name, articles)}</p>}
    </>
  );
}

function usePreview(into: number, from: number | null): { preview: MergePreview | null; problem: string | null } {
  const failureText = useFailureText();
  const [preview, setPreview] = useState<MergePreview | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  useEffect(() => {
    if (from === null) return undefined;
    const control = new AbortController();
    void call(previewMerge, { params: { id: into }, query: { from } }, { signal: control.signal }).then(setPreview, (failure: unknown) => {
      if (!control.signal.aborted) setProblem(failureText(failure));
    });
    return () => control.abort();
    // A changed text function must not ask again.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [into, from]);
  return { preview, problem };
}
