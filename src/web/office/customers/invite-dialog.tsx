import { useState } from 'react';
import { inviteCustomerUser } from '#contract/customer-user.ts';
import type { Customer } from '#contract/customer.ts';
import { contactName } from '#domain/contact/customer.ts';
import { call } from '#web/call.ts';
import { Dialog } from '#web/ui/dialog.tsx';
import { DialogFoot } from '../ui/dialog-foot.tsx';
import { PlainField } from '../ui/plain-field.tsx';
import { useAction } from '../ui/use-action.ts';
import { customerWords as t } from './customer-words.ts';
import styles from './customer.module.css';

/** Invites another person of the customer to log in. */
export function InviteDialog({ customer, onClose }: { customer: Customer; onClose: () => void }) {
  const [first] = customer.contactPerson;
  const [email, setEmail] = useState(first?.email ?? '');
  const [displayName, setDisplayName] = useState(first === undefined ? '' : contactName(first));
  const { busy, run } = useAction();
  const submit = async (): Promise<void> => {
    const body = { version: customer.version, email: email.trim(), displayName: displayName.trim() };
    if (await run(async () => call(inviteCustomerUser, { params: { id: customer.id }, body }))) onClose();
  };
  return (
    <Dialog beginsAt="field" title={t.invite} open onClose={onClose}>
      <form
        className={styles['form']}
        onSubmit={(event) => {
          event.preventDefault();
          void submit();
        }}
      >
        <p>{t.inviteText}</p>
        <PlainField id="invite-email" label={t.email} value={email} maxLength={254} onChange={setEmail} />
        <PlainField id="invite-name" label={t.name} value={displayName} maxLength={100} onChange={setDisplayName} />
        <DialogFoot verb={t.send} busy={busy || email.trim() === ''} onBack={onClose} />
      </form>
    </Dialog>
  );
}
