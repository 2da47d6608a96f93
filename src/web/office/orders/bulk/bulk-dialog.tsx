import { useEffect, useState } from 'react';
import type { OrderSummary } from '#contract/order.ts';
import type { PlainDate } from '#domain/calendar/plain-date.ts';
import { useFailureText } from '#web/texts/failure-text.ts';
import { CheckboxField } from '#web/ui/checkbox-field.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { officeWords } from '../../frame/office-words.ts';
import { StateSquare } from '../../grid/state-square.tsx';
import { DialogFoot, DialogOk } from '../../ui/dialog-foot.tsx';
import pageStyles from '../../ui/page.module.css';
import { DataTable, columns } from '../../ui/plain-table.tsx';
import { bulkVerbs } from './bulk-verbs.ts';
import type { BulkKey } from './bulk-verbs.ts';
import { mostOrders } from './ticked-orders.ts';
import type { TickedOrders } from './ticked-orders.ts';
import { useBulkRun } from './use-bulk-run.ts';
import type { RowOutcome } from './use-bulk-run.ts';
import { bulkWords as t } from './bulk-words.ts';
import styles from './bulk.module.css';

interface BulkDialogProps {
  verb: BulkKey;
  read: () => Promise<TickedOrders>;
  today: PlainDate;
  /** `changed`: something was changed. */
  onClose: (changed: boolean) => void;
}

/** Shows before and after of each order, runs the action one by one, and shows each result. */
export function BulkDialog({ verb: key, read, today, onClose }: BulkDialogProps) {
  const verb = bulkVerbs[key];
  const failureText = useFailureText();
  const [ticked, setTicked] = useState<TickedOrders | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [tell, setTell] = useState(true);
  const { outcomes, isRunning, run, stop } = useBulkRun();
  const [asks] = useState(() => read);
  useEffect(() => {
    let isCurrent = true;
    asks().then(
      (found) => isCurrent && setTicked(found),
      (failure: unknown) => isCurrent && setProblem(failureText(failure)),
    );
    return () => {
      isCurrent = false;
    };
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- read once; the texts do not change meanwhile
  }, [asks]);
  const orders = ticked?.orders ?? [];
  const able = orders.filter((order) => !('refusal' in verb.planned(order)));
  const finished = [...outcomes.values()].filter(({ state }) => state !== 'works');
  const failed = finished.filter(({ state }) => state === 'failed').length;
  const isOver = finished.length > 0 && !isRunning;
  const close = (): void => {
    stop();
    onClose(finished.length > 0);
  };
  return (
    <Dialog wide title={t.questions[key](t.orders(able.length))} open onClose={close}>
      {problem === null ? null : <p role="alert">{problem}</p>}
      {ticked === null && problem === null ? <p role="status">{t.reading}</p> : null}
      {ticked?.isCut === true ? <p>{t.tooMany(mostOrders)}</p> : null}
      {ticked !== null && able.length === 0 ? <p>{t.none}</p> : null}
      {orders.length === 0 ? null : (
        <DataTable label={t.verbs[key]} columns={columns([t.order, t.customer, t.before, t.after, t.result])} className={styles['rows']}>
          <tbody>
            {orders.map((order) => (
              <BulkRow key={order.id} order={order} verb={key} outcome={outcomes.get(order.id)} />
            ))}
          </tbody>
        </DataTable>
      )}
      {orders.length > able.length ? <p>{t.left(orders.length - able.length)}</p> : null}
      {verb.tells && !isOver ? (
        <CheckboxField label={t.tell} name="bulk-tell" checked={tell} onChange={setTell} disabled={isRunning} />
      ) : null}
      <p role="status">
        {isRunning ? t.running(finished.length, able.length) : isOver ? t.finished(finished.length - failed, failed) : ''}
      </p>
      {isRunning ? <progress className={styles['progress']} value={finished.length} max={able.length} /> : null}
      {isOver ? (
        <DialogOk word={t.close} onClick={close} />
      ) : (
        <DialogFoot
          verb={t.verbs[key]}
          busy={isRunning || able.length === 0}
          onYes={() => void run(verb, able, { today, tell })}
          back={isRunning ? t.stop : key === 'cancel' ? t.keep : officeWords.cancel}
          onBack={isRunning ? stop : close}
        />
      )}
    </Dialog>
  );
}

function BulkRow({ order, verb, outcome }: { order: OrderSummary; verb: BulkKey; outcome: RowOutcome | undefined }) {
  const change = bulkVerbs[verb].planned(order);
  return (
    <tr>
      <td className={pageStyles['keep']}>{order.formattedId}</td>
      <td>{order.customerName}</td>
      {'refusal' in change ? (
        <td colSpan={2} className={styles['left']}>
          {change.refusal}
        </td>
      ) : (
        <>
          <td className={styles['before']}>{change.before}</td>
          <td>{change.after}</td>
        </>
      )}
      <td>
        {outcome === undefined ? null : (
          <span className={styles[outcome.state]}>
            <StateSquare mark={outcome.state === 'works' ? 'working' : outcome.state === 'done' ? 'done' : 'error'} />{' '}
            {outcome.state === 'works' ? t.works : outcome.text}
          </span>
        )}
      </td>
    </tr>
  );
}
