import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { changeWebhook, createWebhook, deleteWebhook } from '#contract/integration.ts';
import type { Webhook } from '#contract/integration.ts';
import { webhookEvents } from '#domain/integration/webhook-event.ts';
import type { WebhookEvent } from '#domain/integration/webhook-event.ts';
import { call } from '#web/call.ts';
import { CheckboxField } from '#web/ui/checkbox-field.tsx';
import { StateWord } from '../grid/state-word.tsx';
import { general, useVerb } from '../record/use-verb.ts';
import { Ask } from '../ui/ask.tsx';
import { PlainField } from '../ui/plain-field.tsx';
import pageStyles from '../ui/page.module.css';
import { columns, DataTable } from '../ui/plain-table.tsx';
import { useAction } from '../ui/use-action.ts';
import { eventChoices, eventWord, interfaceWords as t } from './interface-words.ts';
import styles from './interfaces.module.css';
import { SecretDialog } from './secret-dialog.tsx';
import { useSecretOnce } from './use-secret-once.ts';

/** Systems that are notified of changes: list, add, pause, remove. */
export function WebhookPart({ webhooks }: { webhooks: readonly Webhook[] }) {
  const [asked, setAsked] = useState<Webhook | null>(null);
  const { busy, run } = useAction();
  const turn = ({ id, version, active }: Webhook): void =>
    void run(async () => call(changeWebhook, { params: { id }, body: { version, active: !active } }));
  return (
    <section className={styles['part']}>
      <h3>{t.webhooks}</h3>
      <p>{t.webhooksSays}</p>
      {webhooks.length === 0 ? <p>{t.noWebhooks}</p> : null}
      {webhooks.length === 0 ? null : (
        <DataTable label={t.webhooks} columns={[...columns(t.webhookColumns), { word: t.remove, kind: 'hidden' }]}>
          <tbody>
            {webhooks.map((webhook) => (
              <tr key={webhook.id}>
                <td className={`${pageStyles['strong']} ${styles['address']}`}>{webhook.url}</td>
                <td>{webhook.events.map(eventWord).join(', ')}</td>
                <td>
                  <StateWord mark={webhook.active ? 'done' : 'canceled'}>{webhook.active ? t.active : t.resting}</StateWord>
                </td>
                <td>
                  <div className={styles['verbs']}>
                    <button type="button" className={pageStyles['button']} disabled={busy} onClick={() => turn(webhook)}>
                      {webhook.active ? t.rest : t.wake}
                    </button>
                    <button
                      type="button"
                      className={pageStyles['button']}
                      aria-label={t.removeOf(webhook.url)}
                      disabled={busy}
                      onClick={() => setAsked(webhook)}
                    >
                      {t.remove}
                    </button>
                  </div>
                </td>
              </tr>
            ))}
          </tbody>
        </DataTable>
      )}
      <NewWebhook />
      <Ask
        title={t.removeAsk}
        text={`${asked?.url ?? ''}. ${t.removeText}`}
        verb={t.remove}
        back={t.back}
        open={asked !== null}
        onYes={() => {
          const id = asked?.id ?? 0;
          setAsked(null);
          void run(async () => call(deleteWebhook, { params: { id } }), t.removed);
        }}
        onNo={() => setAsked(null)}
      />
    </section>
  );
}

function NewWebhook() {
  const [url, setUrl] = useState('');
  const [events, setEvents] = useState<readonly WebhookEvent[]>(['order.created', 'order.updated']);
  const [secret, setSecret] = useState<string | null>(null);
  const { busy, problems, run } = useVerb();
  const { revalidate } = useRevalidator();
  const once = useSecretOnce();
  const choose = (event: WebhookEvent, isChosen: boolean): void =>
    setEvents(webhookEvents.filter((each) => (each === event ? isChosen : events.includes(each))));
  const create = async (): Promise<void> => {
    await run(async () => {
      const body = { url, events: [...events] };
      const made = await once(body, async (idempotencyKey) => call(createWebhook, { body }, { idempotencyKey }));
      setSecret(made.secret);
      setUrl('');
      await revalidate();
    });
  };
  return (
    <form
      className={styles['form']}
      aria-label={t.newWebhook}
      onSubmit={(event) => {
        event.preventDefault();
        void create();
      }}
    >
      <PlainField id="webhook-url" label={t.url} value={url} maxLength={500} problem={problems['url']} onChange={setUrl} />
      {problems[general] === undefined ? null : <p role="alert">{problems[general]}</p>}
      <fieldset className={styles['events']}>
        <legend>{t.events}</legend>
        {eventChoices(webhookEvents).map(({ value, label }) => (
          <CheckboxField
            key={value}
            id={`event-${value}`}
            label={label}
            checked={events.includes(value)}
            onChange={(isChosen) => choose(value, isChosen)}
          />
        ))}
      </fieldset>
      <div>
        <button type="submit" className={pageStyles['button']} disabled={busy || url.trim() === '' || events.length === 0}>
          {t.newWebhook}
        </button>
      </div>
      {secret === null ? null : (
        <SecretDialog title={t.secretMade} text={t.secretMadeSays} secret={secret} onClose={() => setSecret(null)} />
      )}
    </form>
  );
}
