import { useState } from 'react';
import { createStaff } from '#contract/staff.ts';
import type { Role } from '#contract/staff.ts';
import { call } from '#web/call.ts';
import { Dialog } from '#web/ui/dialog.tsx';
import { DialogFoot } from '../ui/dialog-foot.tsx';
import { PlainField } from '../ui/plain-field.tsx';
import { useAction } from '../ui/use-action.ts';
import { RoleChoice } from './role-choice.tsx';
import { staffWords as t } from './staff-words.ts';
import styles from './staff.module.css';

interface InviteDialogProps {
  roles: readonly Role[];
  open: boolean;
  onClose: () => void;
}

/** A new user: name, address, roles. They choose their password by a link. */
export function InviteDialog({ roles, open, onClose }: InviteDialogProps) {
  const { busy, run } = useAction();
  const [displayName, setDisplayName] = useState('');
  const [email, setEmail] = useState('');
  const [roleIds, setRoleIds] = useState<readonly number[]>([]);
  const [tried, setTried] = useState(false);
  const missing = (text: string): string | undefined => (tried && text.trim() === '' ? t.required : undefined);
  const send = async (): Promise<void> => {
    setTried(true);
    if (displayName.trim() === '' || email.trim() === '' || roleIds.length === 0) return;
    const done = await run(async () => call(createStaff, { body: { displayName, email, roleIds: [...roleIds] } }), t.invited(email));
    if (!done) return;
    setDisplayName('');
    setEmail('');
    setRoleIds([]);
    setTried(false);
    onClose();
  };
  return (
    <Dialog beginsAt="field" title={t.invite} open={open} onClose={onClose}>
      <form
        className={styles['form']}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void send();
        }}
      >
        <p>{t.inviteText}</p>
        <PlainField
          id="displayName"
          label={t.name}
          value={displayName}
          onChange={setDisplayName}
          problem={missing(displayName)}
          maxLength={100}
        />
        <PlainField id="email" label={t.email} value={email} onChange={setEmail} problem={missing(email)} maxLength={254} />
        <RoleChoice
          roles={roles}
          chosen={roleIds}
          onChange={setRoleIds}
          problem={tried && roleIds.length === 0 ? t.roleRequired : undefined}
        />
        <DialogFoot verb={t.inviteNow} busy={busy} onBack={onClose} />
      </form>
    </Dialog>
  );
}
