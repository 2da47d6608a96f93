import { useState } from 'react';
import type { Customer } from '#contract/customer.ts';
import { createApiKey, revokeApiKey } from '#contract/integration.ts';
import type { ApiKey } from '#contract/integration.ts';
import { call } from '#web/call.ts';
import { StateWord } from '../grid/state-word.tsx';
import { CustomerChoice, customerLabel } from '../people/customer-choice.tsx';
import { instantDayText, instantText } from '../text/instant-text.ts';
import { Ask } from '../ui/ask.tsx';
import { PlainField } from '../ui/plain-field.tsx';
import pageStyles from '../ui/page.module.css';
import { columns, DataTable } from '../ui/plain-table.tsx';
import { useAction } from '../ui/use-action.ts';
import { interfaceWords as t } from './interface-words.ts';
import styles from './interfaces.module.css';
import { SecretDialog } from './secret-dialog.tsx';
import { useSecretOnce } from './use-secret-once.ts';

/** API keys of partners: list, create, revoke. */
export function KeyPart({ keys }: { keys: readonly ApiKey[] }) {
  const [asked, setAsked] = useState<ApiKey | null>(null);
  const { busy, run } = useAction();
  return (
    <section className={styles['part']} aria-labelledby="keys">
      <h3 id="keys">{t.keys}</h3>
      <p>{t.keysSays}</p>
      {keys.length === 0 ? <p>{t.noKeys}</p> : null}
      {keys.length === 0 ? null : (
        <DataTable label={t.keys} columns={[...columns(t.keyColumns), { word: t.lock, kind: 'hidden' }]}>
          <tbody>
            {keys.map((key) => (
              <tr key={key.id}>
                <td className={pageStyles['strong']}>{key.name}</td>
                <td>{key.customerName}</td>
                <td>
                  <code>{key.start}…</code>
                </td>
                <td className={pageStyles['keep']}>{instantDayText(key.createdAt)}</td>
                <td className={pageStyles['keep']}>{key.lastUsedAt === null ? t.never : instantText(key.lastUsedAt)}</td>
                <td>
                  <StateWord mark={key.revokedAt === null ? 'done' : 'canceled'}>
                    {key.revokedAt === null ? t.active : t.locked(instantDayText(key.revokedAt))}
                  </StateWord>
                </td>
                <td>
                  {key.revokedAt === null ? (
                    <button
                      type="button"
                      className={pageStyles['button']}
                      aria-label={t.lockOf(key.name)}
                      disabled={busy}
                      onClick={() => setAsked(key)}
                    >
                      {t.lock}
                    </button>
                  ) : null}
                </td>
              </tr>
            ))}
          </tbody>
        </DataTable>
      )}
      <NewKey />
      <Ask
        title={t.lockAsk(asked?.name ?? '')}
        text={t.lockText}
        verb={t.lock}
        back={t.back}
        open={asked !== null}
        onYes={() => {
          const id = asked?.id ?? 0;
          setAsked(null);
          void run(async () => call(revokeApiKey, { params: { id } }), t.lockDone);
        }}
        onNo={() => setAsked(null)}
      />
    </section>
  );
}

function NewKey() {
  const [name, setName] = useState('');
  const [customer, setCustomer] = useState<Customer | null>(null);
  const [made, setMade] = useState<string | null>(null);
  const { busy, run } = useAction();
  const once = useSecretOnce();
  const create = async (): Promise<void> => {
    if (customer === null) return;
    await run(async () => {
      const body = { name, customerId: customer.id, scopes: ['orders' as const] };
      const { key } = await once(body, async (idempotencyKey) => call(createApiKey, { body }, { idempotencyKey }));
      setMade(key);
      setName('');
      setCustomer(null);
    }, null);
  };
  return (
    <form
      className={styles['form']}
      aria-label={t.newKey}
      onSubmit={(event) => {
        event.preventDefault();
        void create();
      }}
    >
      <PlainField id="key-name" label={t.keyName} value={name} maxLength={80} onChange={setName} />
      {customer === null ? (
        <CustomerChoice label={t.customer} onChosen={setCustomer} />
      ) : (
        <p className={styles['verbs']}>
          <b>{customerLabel(customer)}</b>
          <button type="button" className={pageStyles['button']} onClick={() => setCustomer(null)}>
            {t.other}
          </button>
        </p>
      )}
      <div>
        <button type="submit" className={pageStyles['button']} disabled={busy || name.trim() === '' || customer === null}>
          {t.newKey}
        </button>
      </div>
      {made === null ? null : <SecretDialog title={t.keyMade} text={t.keyMadeSays} secret={made} onClose={() => setMade(null)} />}
    </form>
  );
}
