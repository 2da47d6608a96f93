import { useState } from 'react';
import { createRole, updateRole } from '#contract/staff.ts';
import type { Role } from '#contract/staff.ts';
import { call } from '#web/call.ts';
import { Dialog } from '#web/ui/dialog.tsx';
import { DialogFoot } from '../ui/dialog-foot.tsx';
import { PlainField } from '../ui/plain-field.tsx';
import { useAction } from '../ui/use-action.ts';
import { staffWords as t } from './staff-words.ts';
import styles from './staff.module.css';

/** The name of a new role, or a new name for an existing one; rendered only while open. */
export function RoleDialog({ renames: role, onClose }: { renames: Role | null; onClose: () => void }) {
  const { busy, run } = useAction();
  const [name, setName] = useState(role?.name ?? '');
  const [tried, setTried] = useState(false);
  const isMissing = name.trim() === '';
  const store = async (): Promise<void> => {
    setTried(true);
    if (isMissing) return;
    const done = await run(async () =>
      role === null ? call(createRole, { body: { name } }) : call(updateRole, { body: { id: role.id, version: role.version, name } }),
    );
    if (done) onClose();
  };
  return (
    <Dialog beginsAt="field" title={role === null ? t.newRole : t.renameRole(role.name)} open onClose={onClose}>
      <form
        className={styles['form']}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void store();
        }}
      >
        {role === null ? <p>{t.newRoleText}</p> : null}
        <PlainField
          id="role-name"
          label={t.name}
          value={name}
          onChange={setName}
          problem={tried && isMissing ? t.required : undefined}
          maxLength={60}
        />
        <DialogFoot verb={role === null ? t.makeRole : t.rename} busy={busy} onBack={onClose} />
      </form>
    </Dialog>
  );
}
