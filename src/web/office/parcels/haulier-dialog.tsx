import { useState } from 'react';
import type { Order } from '#contract/order.ts';
import { notifyCarrierOfOrder } from '#contract/parcel.ts';
import { call } from '#web/call.ts';
import { TextField } from '#web/ui/text-field.tsx';
import { useToast } from '#web/ui/toast.tsx';
import { useVerb } from '../record/use-verb.ts';
import { VerbDialog } from '../record/verb-dialog.tsx';
import { parcelWords } from './parcel-words.ts';

const t = parcelWords.haulier;

/** A mail to the haulier who collects the goods. */
export function HaulierDialog({ order, onClose }: { order: Order; onClose: () => void }) {
  const verb = useVerb();
  const toast = useToast();
  const [texts, setTexts] = useState({ recipient: '', message: '' });
  const submit = (): void =>
    void verb.run(async () => {
      const { recipient, message } = texts;
      const body = { message, ...(recipient.trim() === '' ? {} : { recipient: recipient.trim() }) };
      const answer = await call(notifyCarrierOfOrder, { params: { id: order.id }, body });
      toast.success(t.done(answer.recipient));
      onClose();
    });
  return (
    <VerbDialog
      title={t.title(order.formattedId)}
      word={t.now}
      sends
      verb={verb}
      fields={['recipient', 'message']}
      onSubmit={submit}
      onClose={onClose}
    >
      <p>{t.text}</p>
      <TextField
        label={t.recipient}
        name="haulier-recipient"
        type="email"
        value={texts.recipient}
        onChange={(recipient) => setTexts({ ...texts, recipient })}
        hint={t.recipientHint}
        maxLength={254}
        autoComplete="off"
        error={verb.problems['recipient']}
      />
      <TextField
        label={t.message}
        name="haulier-message"
        multiline
        value={texts.message}
        onChange={(message) => setTexts({ ...texts, message })}
        maxLength={2000}
        error={verb.problems['message']}
      />
    </VerbDialog>
  );
}
