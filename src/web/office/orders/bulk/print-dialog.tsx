import { useState } from 'react';
import { Link } from 'react-router';
import { batchReports, mostPrinted, startPrintBatch } from '#contract/report.ts';
import type { BatchReport, PrintBatch } from '#contract/report.ts';
import { call } from '#web/call.ts';
import { officeOrderPath } from '#web/paths.ts';
import { useFailureText } from '#web/texts/failure-text.ts';
import { Dialog } from '#web/ui/dialog.tsx';
import { instantText } from '../../text/instant-text.ts';
import { DialogFoot, DialogOk } from '../../ui/dialog-foot.tsx';
import pageStyles from '../../ui/page.module.css';
import { PlainSelect } from '../../ui/plain-select.tsx';
import type { PrintWish } from './print-wish-storage.ts';
import { bulkWords, printWords as t } from './bulk-words.ts';
import styles from './bulk.module.css';

/** Orders to print together: how many, and their ids in the order of the list. */
export interface ToPrint {
  readonly count: number;
  readonly read: () => Promise<readonly number[]>;
}

interface PrintDialogProps {
  /** null: shows only previous prints. */
  chosen: ToPrint | null;
  batches: readonly PrintBatch[];
  brokenOff: readonly PrintWish[];
  isRunning: boolean;
  onStarted: (wish: PrintWish) => Promise<void>;
  onClose: () => void;
}

/** Documents of many orders as one PDF. Printing continues when the dialog is closed, and is found here again. */
export function PrintDialog({ chosen, batches, brokenOff, isRunning, onStarted, onClose }: PrintDialogProps) {
  const failureText = useFailureText();
  const [reportId, setReportId] = useState<BatchReport>('auftragsbestaetigung');
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const start = async (paper: BatchReport, readIds: () => Promise<readonly number[]>): Promise<void> => {
    setBusy(true);
    setProblem(null);
    try {
      const ids = (await readIds()).slice(0, mostPrinted);
      const { id, startedAt } = await call(startPrintBatch, { body: { reportId: paper, ids: [...ids] } });
      await onStarted({ id, reportId: paper, ids, startedMs: Date.parse(startedAt) });
    } catch (failure) {
      setProblem(failureText(failure));
    } finally {
      setBusy(false);
    }
  };
  return (
    <Dialog wide beginsAt={chosen === null ? 'back' : 'field'} title={chosen === null ? t.recent : t.title} open onClose={onClose}>
      {problem === null ? null : <p role="alert">{problem}</p>}
      {chosen !== null && chosen.count > mostPrinted ? <p>{bulkWords.tooMany(mostPrinted)}</p> : null}
      {chosen === null ? null : (
        <PlainSelect
          id="print-paper"
          label={t.paper}
          value={reportId}
          options={batchReports.map((id) => [id, t.papers[id]])}
          onChange={(id) => setReportId(id as BatchReport)}
        />
      )}
      {isRunning ? <p>{t.leave}</p> : null}
      {brokenOff.length === 0 ? null : (
        <ul className={styles['batches']} aria-label={t.brokenOff}>
          {brokenOff.map((wish) => (
            <li key={wish.id}>
              <span>
                <strong>{t.papers[wish.reportId]}</strong> {instantText(new Date(wish.startedMs).toISOString())}
              </span>
              <span role="status">{t.brokenOffText(wish.ids.length)}</span>
              <button
                type="button"
                className={pageStyles['button']}
                disabled={busy || isRunning}
                onClick={() => void start(wish.reportId, async () => Promise.resolve(wish.ids))}
              >
                {t.again}
              </button>
            </li>
          ))}
        </ul>
      )}
      {batches.length === 0 ? null : (
        <ul className={styles['batches']} aria-label={t.recent}>
          {batches
            .filter(({ id }) => brokenOff.every((wish) => wish.id !== id))
            .map((batch) => (
              <BatchRow key={batch.id} batch={batch} />
            ))}
        </ul>
      )}
      {chosen === null ? (
        <DialogOk word={t.close} onClick={onClose} />
      ) : (
        <DialogFoot
          verb={t.start}
          busy={busy || isRunning}
          onYes={() => void start(reportId, chosen.read)}
          back={t.close}
          onBack={onClose}
        />
      )}
    </Dialog>
  );
}

function BatchRow({ batch }: { batch: PrintBatch }) {
  const { id, reportId, startedAt, total, done, state, failures } = batch;
  const failureText = useFailureText();
  return (
    <li>
      <span>
        <strong>{t.papers[reportId]}</strong> {instantText(startedAt)}
      </span>
      {state === 'RUNNING' ? (
        <progress className={styles['progress']} value={done} max={total} aria-label={t.running(done, total)} />
      ) : null}
      <span role="status">{state === 'RUNNING' ? t.running(done, total) : t.over[state](total - failures.length)}</span>
      {state === 'READY' ? (
        <a className={pageStyles['button']} href={`/api/report/batch/${id}/document`} target="_blank" rel="noopener">
          {t.open}
        </a>
      ) : null}
      {failures.length === 0 ? null : (
        <details>
          <summary>{t.without(failures.length)}</summary>
          <ul>
            {failures.map(({ orderId, formattedId, errors }) => (
              <li key={orderId}>
                {formattedId === '' ? orderId : <Link to={officeOrderPath(orderId)}>{formattedId}</Link>}:{' '}
                {errors.map((item) => failureText.item(item)).join(' ')}
              </li>
            ))}
          </ul>
        </details>
      )}
    </li>
  );
}
