import { useState } from 'react';
import { changeCustomerUser, remindCustomerUser } from '#contract/customer-user.ts';
import type { CustomerRecord, CustomerUser } from '#contract/customer-record.ts';
import { contactName } from '#domain/contact/customer.ts';
import { call } from '#web/call.ts';
import { StateWord } from '../grid/state-word.tsx';
import { instantDayText } from '../text/instant-text.ts';
import pageStyles from '../ui/page.module.css';
import { columns, DataTable } from '../ui/plain-table.tsx';
import { useAction } from '../ui/use-action.ts';
import { customerWords as t } from './customer-words.ts';
import styles from './customer.module.css';
import { InviteDialog } from './invite-dialog.tsx';

interface PersonsProps {
  record: CustomerRecord;
  writable: boolean;
}

/** Contact persons, and who may log in. */
export function PersonsAndLogIns({ record, writable }: PersonsProps) {
  const { customer, users } = record;
  const [inviting, setInviting] = useState(false);
  return (
    <div className={styles['people']}>
      <DataTable label={t.form.persons} columns={columns([t.name, t.phone, t.email, t.language])}>
        <tbody>
          {customer.contactPerson.map((person) => (
            <tr key={person.id}>
              <td className={pageStyles['strong']}>{contactName(person)}</td>
              <td>{person.phone}</td>
              <td>
                <a href={`mailto:${person.email}`}>{person.email}</a>
              </td>
              <td>{t.languages[person.languageId]}</td>
            </tr>
          ))}
        </tbody>
      </DataTable>
      <div className={styles['bar']}>
        <h2>{t.logIn}</h2>
        {writable ? (
          <button type="button" className={pageStyles['button']} onClick={() => setInviting(true)}>
            {t.invite}
          </button>
        ) : null}
      </div>
      {users.length === 0 ? <p className={styles['empty']}>{t.noLogIns}</p> : <LogIns record={record} writable={writable} />}
      {inviting ? <InviteDialog customer={customer} onClose={() => setInviting(false)} /> : null}
    </div>
  );
}

function LogIns({ record: { customer, users }, writable }: PersonsProps) {
  const { busy, run } = useAction();
  const of = (user: CustomerUser) => ({ params: { id: customer.id, userId: user.id } });
  const { version } = customer;
  return (
    <DataTable label={t.logIn} columns={[...columns([t.name, t.email, t.status]), { word: t.address.actions, kind: 'hidden' }]}>
      <tbody>
        {users.map((user) => (
          <tr key={user.id}>
            <td className={pageStyles['strong']}>{user.displayName}</td>
            <td>{user.email}</td>
            <td>
              <StateWord mark={markOf(user).state}>{markOf(user).label}</StateWord>
            </td>
            <td>
              <div className={styles['verbs']}>
                {writable && user.active && user.invitedAt !== null ? (
                  <button
                    type="button"
                    className={pageStyles['button']}
                    disabled={busy}
                    onClick={() => void run(async () => call(remindCustomerUser, { ...of(user), body: { version } }))}
                  >
                    {t.remind}
                  </button>
                ) : null}
                {writable ? (
                  <button
                    type="button"
                    className={pageStyles['button']}
                    disabled={busy}
                    onClick={() => void run(async () => call(changeCustomerUser, { ...of(user), body: { version, active: !user.active } }))}
                  >
                    {user.active ? t.close : t.reopen}
                  </button>
                ) : null}
              </div>
            </td>
          </tr>
        ))}
      </tbody>
    </DataTable>
  );
}

function markOf({ active, invitedAt }: CustomerUser) {
  if (!active) return { state: 'canceled', label: t.states.closed } as const;
  return invitedAt === null
    ? ({ state: 'done', label: t.states.active } as const)
    : ({ state: 'open', label: `${t.states.invited} ${instantDayText(invitedAt)}` } as const);
}
