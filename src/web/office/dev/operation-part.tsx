import { retryQueue } from '#contract/operation.ts';
import type { QueueState, ServiceState } from '#contract/operation.ts';
import { groupedText } from '#domain/money/money-text.ts';
import { call } from '#web/call.ts';
import { StateWord } from '../grid/state-word.tsx';
import type { StateMark } from '../grid/state-word.tsx';
import { officeWords } from '../frame/office-words.ts';
import { instantText } from '../text/instant-text.ts';
import pageStyles from '../ui/page.module.css';
import { columns, DataTable } from '../ui/plain-table.tsx';
import { useAction } from '../ui/use-action.ts';
import styles from './operation-part.module.css';

const t = officeWords.operation;
const marks: Readonly<Record<ServiceState['state'], StateMark>> = { ok: 'done', trouble: 'error', standIn: 'part', off: 'canceled' };

/** The services the shop depends on, and its background work. */
export function OperationPart({ services, queues }: { services: readonly ServiceState[]; queues: readonly QueueState[] }) {
  return (
    <div className={styles['parts']}>
      <section>
        <h2>{t.services}</h2>
        <DataTable label={t.services} columns={columns([t.service, t.state, t.figure])}>
          <tbody>
            {services.map((service) => (
              <tr key={service.key}>
                <td className={pageStyles['strong']}>{t.keys[service.key]}</td>
                <td>
                  <StateWord mark={marks[service.state]}>{stateText(service)}</StateWord>
                </td>
                <td>{figureText(service)}</td>
              </tr>
            ))}
          </tbody>
        </DataTable>
      </section>
      <section>
        <h2>{t.queues}</h2>
        <DataTable
          label={t.queues}
          columns={[
            ...columns([t.queue]),
            ...columns([t.waiting, t.active, t.failed], 'number'),
            ...columns([t.lastDone, t.lastFailed]),
            { word: t.retry, kind: 'hidden' },
          ]}
        >
          <tbody>
            {queues.map((queue) => (
              <Queue key={queue.key} queue={queue} />
            ))}
          </tbody>
        </DataTable>
      </section>
    </div>
  );
}

function Queue({ queue: { key, waiting, active, failed, lastDoneAt, lastFailedAt } }: { queue: QueueState }) {
  const { busy, run } = useAction();
  const retry = async (): Promise<void> => {
    await run(async () => call(retryQueue, { params: { queue: key }, body: {} }), t.retried(failed));
  };
  const day = (at: string | null): string => (at === null ? t.none : instantText(at));
  return (
    <tr>
      <td className={pageStyles['strong']}>{t.queueKeys[key]}</td>
      <td className={pageStyles['number']}>{waiting}</td>
      <td className={pageStyles['number']}>{active}</td>
      <td className={pageStyles['number']}>{failed}</td>
      <td className={pageStyles['keep']}>{day(lastDoneAt)}</td>
      <td className={pageStyles['keep']}>{day(lastFailedAt)}</td>
      <td>
        {failed === 0 ? null : (
          <button type="button" className={pageStyles['button']} disabled={busy} onClick={() => void retry()}>
            {t.retry}
          </button>
        )}
      </td>
    </tr>
  );
}

/** For services that were not asked it is only known that they are set up. */
const stateText = ({ key, state }: ServiceState): string =>
  state === 'ok' && key !== 'database' && key !== 'disk' ? t.setUp : t.states[state];

function figureText({ ms, bytes }: ServiceState): string {
  if (bytes === null) return '';
  const size = bytes < 1e10 ? `${groupedText(Math.round(bytes / 1e6))} MB` : `${groupedText(Math.round(bytes / 1e9))} GB`;
  return ms === null ? t.free(size) : t.answered(ms, size);
}
