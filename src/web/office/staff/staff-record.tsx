import { useState } from 'react';
import type { HistoryEntry } from '#contract/record.ts';
import type { LogInEntry } from '#contract/session.ts';
import { readStaff, updateStaff } from '#contract/staff.ts';
import type { Role, StaffMember } from '#contract/staff.ts';
import { call } from '#web/call.ts';
import { useToast } from '#web/ui/toast.tsx';
import { ConflictDialog } from '../record/conflict.tsx';
import { RecordHistory } from '../record/history.tsx';
import { RecordScreen } from '../record/record-screen.tsx';
import { SaveBar } from '../record/save-bar.tsx';
import { useLeaveGuard } from '../record/use-leave-guard.ts';
import { useRecord } from '../record/use-record.ts';
import { PlainField } from '../ui/plain-field.tsx';
import { LogInList } from './log-in-list.tsx';
import { RoleChoice } from './role-choice.tsx';
import { StaffActions } from './staff-actions.tsx';
import { draftOf, historyText, staffForm } from './staff-form.ts';
import { staffState } from './staff-state.ts';
import { rightWords, staffWords as t } from './staff-words.ts';
import styles from './staff.module.css';

interface StaffRecordProps {
  person: StaffMember;
  roles: readonly Role[];
  logIns: readonly LogInEntry[];
  history: readonly HistoryEntry[];
}

/** One office user: name, address, roles; beside it the log-ins and the history. */
export function StaffRecord({ person, roles, logIns, history }: StaffRecordProps) {
  const toast = useToast();
  const [form] = useState(() => staffForm(roles));
  const record = useRecord({
    loaded: person,
    draftOf,
    form,
    reread: async () => {
      const found = (await call(readStaff, {})).items.find(({ id }) => id === person.id);
      return found ?? person;
    },
  });
  const { stored, draft, change, problems, unsaved, busy, run, check, replace, discard } = record;
  useLeaveGuard(unsaved.length > 0);
  const save = (): void => {
    if (!check()) return;
    void run(async () => {
      const { id, version } = stored;
      replace(await call(updateStaff, { body: { id, version, ...draft, roleIds: [...draft.roleIds] } }));
      toast.success('Änderungen gespeichert');
    });
  };
  return (
    <RecordScreen
      number={stored.displayName}
      customer=""
      mark={staffState(stored)}
      actions={<StaffActions person={stored} />}
      parts={[
        {
          key: 'person',
          word: t.person,
          content: (
            <div className={styles['part']}>
              <PlainField
                id="displayName"
                label={t.name}
                value={draft.displayName}
                onChange={(displayName) => change({ ...draft, displayName })}
                problem={problems['displayName']}
                maxLength={100}
              />
              <PlainField
                id="email"
                label={t.email}
                value={draft.email}
                onChange={(email) => change({ ...draft, email })}
                problem={problems['email']}
                maxLength={254}
              />
              <RoleChoice roles={roles} chosen={draft.roleIds} onChange={(roleIds) => change({ ...draft, roleIds })} />
            </div>
          ),
        },
      ]}
      aside={
        <>
          <section>
            <h2>{t.rights}</h2>
            {stored.permissions.length === 0 ? (
              <p>{t.noRights}</p>
            ) : (
              <ul>
                {stored.permissions.map((number) => (
                  <li key={number}>{rightWords[number] ?? number}</li>
                ))}
              </ul>
            )}
            {stored.ownPermissions.length === 0 ? null : (
              <p>{t.ownRights(stored.ownPermissions.map((number) => rightWords[number] ?? number).join(', '))}</p>
            )}
          </section>
          <LogInList logIns={logIns} userId={stored.id} />
          <RecordHistory lines={history.map((entry) => ({ at: entry.at, who: entry.who, what: historyText(entry) }))} />
        </>
      }
      foot={
        <>
          <SaveBar unsaved={unsaved.length} busy={busy} onSave={save} onDiscard={discard} foot={stored.email} />
          <ConflictDialog record={record} labelOf={form.labelOf} />
        </>
      }
    />
  );
}
