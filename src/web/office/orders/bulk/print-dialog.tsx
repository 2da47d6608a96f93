import { useState } from 'react';
import { Link } from 'react-router';
import { batchReports, mostPrinted, startPrintBatch } from '#contract/report.ts';
import type { BatchReport, PrintBatch } from '#contract/report.ts';
import { call } from '#web/call.ts';
import { officeOrderPath } from '#web/paths.ts';
import { useFailureText } from '#web/texts/failure-text.ts';
import { Dialog } from '#web/ui/dialog.tsx';
import { instantText } from '../../text/instant-text.ts';
import pageStyles from '../../ui/page.module.css';
import { printWords as t } from './words.ts';
import styles from './bulk.module.css';

interface PrintDialogProps {
  /** Reads the ticked orders; null: only what was printed before is shown. */
  read: (() => Promise<readonly number[]>) | null;
  batches: readonly PrintBatch[];
  isRunning: boolean;
  onStarted: () => Promise<void>;
  onClose: () => void;
}

/** Papers of many orders as one PDF. The work goes on when the dialog is closed, and is found here again. */
export function PrintDialog({ read, batches, isRunning, onStarted, onClose }: PrintDialogProps) {
  const failureText = useFailureText();
  const [reportId, setReportId] = useState<BatchReport>('auftragsbestaetigung');
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const start = async (): Promise<void> => {
    if (read === null) return;
    setBusy(true);
    setProblem(null);
    try {
      const ids = (await read()).slice(0, mostPrinted);
      await call(startPrintBatch, { body: { reportId, ids: [...ids] } });
      await onStarted();
    } catch (failure) {
      setProblem(failureText(failure));
    } finally {
      setBusy(false);
    }
  };
  return (
    <Dialog wide title={read === null ? t.recent : t.title} open onClose={onClose}>
      {problem === null ? null : <p role="alert">{problem}</p>}
      {read === null ? null : (
        <div className={styles['print']}>
          <label>
            {t.paper}
            <select value={reportId} onChange={({ target }) => setReportId(target.value as BatchReport)}>
              {batchReports.map((id) => (
                <option key={id} value={id}>
                  {t.papers[id]}
                </option>
              ))}
            </select>
          </label>
          <button
            type="button"
            className={`${pageStyles['button']} ${pageStyles['ink']}`}
            disabled={busy || isRunning}
            onClick={() => void start()}
          >
            {t.start}
          </button>
        </div>
      )}
      {isRunning ? <p>{t.leave}</p> : null}
      {batches.length === 0 ? null : (
        <ul className={styles['batches']} aria-label={t.recent}>
          {batches.map((batch) => (
            <BatchRow key={batch.id} batch={batch} />
          ))}
        </ul>
      )}
      <div className={pageStyles['answer']}>
        <button type="button" className={pageStyles['button']} onClick={onClose}>
          {t.close}
        </button>
      </div>
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
