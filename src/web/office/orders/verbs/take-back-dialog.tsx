import { useState } from 'react';
import { takeBackDelivery } from '#contract/delivery.ts';
import type { Delivery } from '#contract/delivery.ts';
import { call } from '#web/call.ts';
import { TextField } from '#web/ui/text-field.tsx';
import { useToast } from '#web/ui/toast.tsx';
import { useVerb } from '../../record/use-verb.ts';
import { VerbDialog } from '../../record/verb-dialog.tsx';
import { verbWords } from './verb-words.ts';

const t = verbWords.takeBack;

interface TakeBackDialogProps {
  delivery: Pick<Delivery, 'id' | 'version' | 'formattedId'>;
  onClose: () => void;
  onDone: () => void;
}

/** Takes back a whole delivery by a return. */
export function TakeBackDialog({ delivery, onClose, onDone }: TakeBackDialogProps) {
  const verb = useVerb();
  const toast = useToast();
  const [reason, setReason] = useState('');
  const submit = (): void => {
    if (reason.trim() === '') {
      verb.refuse({ reason: verbWords.reasonMissing });
      return;
    }
    void verb.run(async (idempotencyKey) => {
      const body = { version: delivery.version, reason: reason.trim() };
      const { formattedId } = await call(takeBackDelivery, { params: { id: delivery.id }, body }, { idempotencyKey });
      toast.success(t.done(formattedId));
      onClose();
      onDone();
    });
  };
  return (
    <VerbDialog title={t.title(delivery.formattedId)} word={t.now} verb={verb} fields={['reason']} onSubmit={submit} onClose={onClose}>
      <p>{t.text}</p>
      <TextField
        label={verbWords.reason}
        name="take-back-reason"
        value={reason}
        onChange={setReason}
        error={verb.problems['reason']}
        maxLength={500}
        multiline
        required
      />
    </VerbDialog>
  );
}
