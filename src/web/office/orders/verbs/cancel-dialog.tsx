import { useState } from 'react';
import { changeOrderState } from '#contract/order-state.ts';
import { orderState } from '#domain/order/order-state.ts';
import { call } from '#web/call.ts';
import { CheckboxField } from '#web/ui/checkbox-field.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { useToast } from '#web/ui/toast.tsx';
import { officeWords } from '../../frame/office-words.ts';
import { useVerb } from '../../record/use-verb.ts';
import { VerbDialog } from '../../record/verb-dialog.tsx';
import type { OrderVerbProps } from './order-verb-props.ts';
import { verbWords } from './verb-words.ts';

const t = officeWords.order;
const words = verbWords.cancel;

/** Cancels an order of which nothing was delivered or invoiced. */
export function CancelDialog({ order, onClose, onDone }: OrderVerbProps) {
  const verb = useVerb();
  const toast = useToast();
  const [tell, setTell] = useState(true);
  const [message, setMessage] = useState('');
  const submit = (): void =>
    void verb.run(async (idempotencyKey) => {
      const body = { orderStatusId: orderState.CANCELED, version: order.version, tell, message };
      await call(changeOrderState, { params: { id: order.id }, body }, { idempotencyKey });
      toast.success(officeWords.done);
      onClose();
      onDone();
    });
  return (
    <VerbDialog
      title={t.cancelTitle(order.formattedId)}
      word={t.cancelNow}
      back={officeWords.keep}
      sends={tell}
      verb={verb}
      fields={['message']}
      onSubmit={submit}
      onClose={onClose}
    >
      <p>{t.cancelText}</p>
      <CheckboxField label={words.tell(order.customer.email)} name="cancel-tell" checked={tell} onChange={setTell} />
      {tell ? (
        <TextField
          label={words.message}
          name="cancel-message"
          value={message}
          onChange={setMessage}
          hint={words.messageHint}
          maxLength={2000}
          error={verb.problems['message']}
          multiline
        />
      ) : null}
    </VerbDialog>
  );
}
