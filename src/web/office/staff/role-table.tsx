import { useState } from 'react';
import { deleteRole, updateRole } from '#contract/staff.ts';
import type { Role } from '#contract/staff.ts';
import { permissions } from '#domain/access/permission.ts';
import { call } from '#web/call.ts';
import { LeaveQuestion } from '../record/leave-question.tsx';
import { SaveBar } from '../record/save-bar.tsx';
import { useLeaveGuard } from '../record/use-leave-guard.ts';
import { Ask } from '../ui/ask.tsx';
import { DataTable } from '../ui/plain-table.tsx';
import { useAction } from '../ui/use-action.ts';
import { RoleDialog } from './role-dialog.tsx';
import { rightWords, staffWords as t } from './staff-words.ts';
import styles from './staff.module.css';

type Draft = Pick<Role, 'id' | 'version' | 'permissions' | 'requiresSecondFactor'>;

const isSame = (a: Draft, b: Role): boolean =>
  a.requiresSecondFactor === b.requiresSecondFactor &&
  a.permissions.length === b.permissions.length &&
  a.permissions.every((number) => b.permissions.includes(number));

/**
 * Rights as rows, roles as columns. Ticks are drafts until saved; each changed role is saved separately.
 * A draft counts for the version it began from: once a role is stored anew, it is shown as stored, and the cursor stays where it is.
 */
export function RoleTable({ roles }: { roles: readonly Role[] }) {
  const [drafts, setDrafts] = useState<readonly Draft[]>([]);
  const [named, setNamed] = useState<Role | null>(null);
  const [deleted, setDeleted] = useState<Role | null>(null);
  const { busy, run } = useAction();
  const draftOf = (role: Role): Draft => drafts.find(({ id, version }) => id === role.id && version === role.version) ?? role;
  const changed = roles.filter((role) => !isSame(draftOf(role), role));
  const blocker = useLeaveGuard(changed.length > 0 && !busy);
  const change = (role: Role, part: Partial<Draft>): void =>
    setDrafts([...drafts.filter(({ id }) => id !== role.id), { ...draftOf(role), ...part }]);
  const save = async (): Promise<void> => {
    await run(async () => {
      for (const role of changed) {
        const { permissions: chosen, requiresSecondFactor } = draftOf(role);
        await call(updateRole, { body: { id: role.id, version: role.version, permissions: chosen, requiresSecondFactor } });
      }
    });
  };
  const remove = async (): Promise<void> => {
    if (deleted === null) return;
    const { id, name, version } = deleted;
    setDeleted(null);
    await run(async () => call(deleteRole, { params: { id }, query: { version } }), t.roleDeleted(name));
  };
  const heads = roles.map(({ name }) => ({ word: name, kind: 'mark' as const }));
  return (
    <>
      <DataTable label={t.roles} columns={[{ word: t.right }, ...heads]}>
        <tbody>
          {permissions.map((number) => (
            <tr key={number}>
              <td>{rightWords[number] ?? number}</td>
              {roles.map((role) => {
                const held = draftOf(role).permissions;
                return (
                  <Tick
                    key={role.id}
                    label={`${role.name}: ${rightWords[number] ?? number}`}
                    checked={held.includes(number)}
                    onChange={(checked) =>
                      change(role, { permissions: checked ? [...held, number] : held.filter((each) => each !== number) })
                    }
                  />
                );
              })}
            </tr>
          ))}
          <tr>
            <td>{t.asksForFactor}</td>
            {roles.map((role) => (
              <Tick
                key={role.id}
                label={`${role.name}: ${t.asksForFactor}`}
                checked={draftOf(role).requiresSecondFactor}
                onChange={(requiresSecondFactor) => change(role, { requiresSecondFactor })}
              />
            ))}
          </tr>
          <tr>
            <td>{t.role}</td>
            {roles.map((role) => (
              <td key={role.id} className={styles['roleVerbs']}>
                <button type="button" disabled={busy || changed.length > 0} onClick={() => setNamed(role)}>
                  {t.rename}
                </button>
                <button
                  type="button"
                  disabled={busy || changed.length > 0 || role.people > 0}
                  title={role.people > 0 ? t.heldBy(t.peopleOf(role.people)) : undefined}
                  onClick={() => setDeleted(role)}
                >
                  {t.deleteNow}
                </button>
              </td>
            ))}
          </tr>
        </tbody>
      </DataTable>
      {named === null ? null : <RoleDialog renames={named} onClose={() => setNamed(null)} />}
      <Ask
        title={t.deleteRole(deleted?.name ?? '')}
        text={t.deleteText}
        verb={t.deleteNow}
        back={t.keep}
        open={deleted !== null}
        onYes={() => void remove()}
        onNo={() => setDeleted(null)}
      />
      <SaveBar
        unsaved={changed.length}
        busy={busy}
        onSave={() => void save()}
        onDiscard={() => setDrafts([])}
        foot={roles.map(({ name, people }) => `${name} ${t.peopleOf(people)}`).join(' · ')}
      />
      <LeaveQuestion blocker={blocker} />
    </>
  );
}

function Tick({ label, checked, onChange }: { label: string; checked: boolean; onChange: (checked: boolean) => void }) {
  return (
    <td className={styles['tick']}>
      <input type="checkbox" aria-label={label} checked={checked} onChange={({ target }) => onChange(target.checked)} />
    </td>
  );
}
