import { replayDelivery } from '#contract/integration.ts';
import type { Webhook, WebhookDelivery } from '#contract/integration.ts';
import { call } from '#web/call.ts';
import { StateWord } from '../grid/state-word.tsx';
import type { StateMark } from '../grid/state-word.tsx';
import { instantText } from '../text/instant-text.ts';
import pageStyles from '../ui/page.module.css';
import { columns, DataTable } from '../ui/plain-table.tsx';
import { useAction } from '../ui/use-action.ts';
import { answerWord, eventWord, interfaceWords as t } from './interface-words.ts';
import styles from './interfaces.module.css';

const marks: Readonly<Record<WebhookDelivery['state'], StateMark>> = { WAITING: 'working', SENT: 'done', FAILED: 'error' };

/** The latest messages: the result of each, and sending again on request. */
export function MessageLog({ deliveries, webhooks }: { deliveries: readonly WebhookDelivery[]; webhooks: readonly Webhook[] }) {
  const { busy, run } = useAction();
  const urls = new Map(webhooks.map(({ id, url }) => [id, url]));
  const replay = (id: number): void => void run(async () => call(replayDelivery, { params: { id }, body: {} }), t.replayed);
  return (
    <section className={styles['part']} aria-labelledby="log">
      <h3 id="log">{t.log}</h3>
      {deliveries.length === 0 ? <p>{t.noLog}</p> : null}
      {deliveries.length === 0 ? null : (
        <DataTable label={t.log} columns={[...columns(t.logColumns), { word: t.replay, kind: 'hidden' }]}>
          <tbody>
            {deliveries.map(({ id, webhookId, event, number, at, state, tries, nextAt, answer }) => (
              <tr key={id}>
                <td className={pageStyles['keep']}>{instantText(at)}</td>
                <td>{eventWord(event)}</td>
                <td className={pageStyles['keep']}>{number}</td>
                <td className={styles['address']}>{urls.get(webhookId) ?? ''}</td>
                <td>
                  <StateWord mark={marks[state]}>{t.states[state]}</StateWord>
                </td>
                <td>
                  {[answerWord(answer), t.tries(tries), state === 'WAITING' && nextAt !== null ? t.next(instantText(nextAt)) : '']
                    .filter((part) => part !== '')
                    .join(', ')}
                </td>
                <td>
                  <button
                    type="button"
                    className={pageStyles['button']}
                    aria-label={t.replayOf(number)}
                    disabled={busy || state === 'WAITING'}
                    onClick={() => replay(id)}
                  >
                    {t.replay}
                  </button>
                </td>
              </tr>
            ))}
          </tbody>
        </DataTable>
      )}
    </section>
  );
}
