import { useState } from 'react';
import { createAddress, updateAddress } from '#contract/address.ts';
import type { Address } from '#contract/address.ts';
import type { Customer } from '#contract/customer.ts';
import { call } from '#web/call.ts';
import { sentKeys } from '#web/sent-keys.ts';
import { useFailureText } from '#web/texts/failure-text.ts';
import { Dialog } from '#web/ui/dialog.tsx';
import { DialogFoot } from '../ui/dialog-foot.tsx';
import { PlainCheck } from '../ui/plain-check.tsx';
import { PlainField } from '../ui/plain-field.tsx';
import { useAction } from '../ui/use-action.ts';
import { addressDraftOf, addressOf, addressProblemsOf, emptyAddress, fixedCostOf } from './address-draft.ts';
import { AddressFields } from './address-fields.tsx';
import { customerWords } from './customer-words.ts';
import styles from './customer.module.css';

const t = customerWords.address;

interface DialogProps {
  customer: Customer;
  /** null: a new one. */
  address: Address | null;
  onClose: () => void;
}

/** One address with its delivery cost. */
export function AddressDialog({ customer, address, onClose }: DialogProps) {
  const [draft, setDraft] = useState(address === null ? { ...emptyAddress, name: customer.name } : addressDraftOf(address));
  const [checked, setChecked] = useState(false);
  const [keys] = useState(sentKeys);
  const { busy, run } = useAction();
  const failureText = useFailureText();
  const problems = addressProblemsOf(draft, ({ key, params }) => failureText.key(key, { ...params }));
  const submit = async (): Promise<void> => {
    setChecked(true);
    const [first] = Object.keys(problems);
    if (first !== undefined) {
      document.getElementById(first)?.focus();
      return;
    }
    const params = { id: customer.id };
    const body = { ...addressOf(draft), fixedDeliveryCost: fixedCostOf(draft) ?? undefined, version: customer.version };
    const stored = await run(async () =>
      address === null
        ? call(createAddress, { params, body }, { idempotencyKey: keys.keyFor(body) })
        : call(updateAddress, { params, body: { ...body, id: address.id } }),
    );
    if (stored) onClose();
  };
  return (
    <Dialog beginsAt="field" wide title={address === null ? t.new : t.edit} open onClose={onClose}>
      <form
        noValidate
        className={styles['form']}
        onSubmit={(event) => {
          event.preventDefault();
          void submit();
        }}
      >
        <AddressFields address={draft} problems={checked ? problems : {}} onChange={setDraft} />
        <PlainField
          id="fixedDeliveryCost"
          label={t.fixedDeliveryCost}
          amount
          value={draft.fixedDeliveryCost}
          maxLength={12}
          problem={checked ? problems['fixedDeliveryCost'] : undefined}
          onChange={(fixedDeliveryCost) => setDraft({ ...draft, fixedDeliveryCost })}
        />
        {(['isDefaultShipping', 'isDefaultInvoice'] as const).map((mark) => (
          <PlainCheck key={mark} id={mark} label={t[mark]} checked={draft[mark]} onChange={(is) => setDraft({ ...draft, [mark]: is })} />
        ))}
        <DialogFoot verb={t.store} busy={busy} onBack={onClose} />
      </form>
    </Dialog>
  );
}
