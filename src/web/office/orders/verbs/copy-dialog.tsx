import { useState } from 'react';
import { useNavigate } from 'react-router';
import { copyOrder } from '#contract/order-change.ts';
import type { Order } from '#contract/order.ts';
import { call } from '#web/call.ts';
import { officeOrderPath } from '#web/paths.ts';
import { CheckboxField } from '#web/ui/checkbox-field.tsx';
import { useToast } from '#web/ui/toast.tsx';
import { useVerb } from '../../record/use-verb.ts';
import { VerbDialog } from '../../record/verb-dialog.tsx';
import { verbWords } from './verb-words.ts';

const t = verbWords.copy;

/** Copies the order and opens the copy; copies once per opening of the dialog, however often it is submitted. */
export function CopyDialog({ order, onClose }: { order: Pick<Order, 'id' | 'formattedId'>; onClose: () => void }) {
  const verb = useVerb();
  const toast = useToast();
  const navigate = useNavigate();
  const [tell, setTell] = useState(false);
  const submit = (): void =>
    void verb.run(async (idempotencyKey) => {
      const { id, formattedId } = await call(copyOrder, { body: { id: order.id, tell } }, { idempotencyKey });
      toast.success(t.done(formattedId));
      onClose();
      await navigate(officeOrderPath(id));
    });
  return (
    <VerbDialog title={t.title(order.formattedId)} word={t.now} verb={verb} fields={[]} onSubmit={submit} onClose={onClose}>
      <p>{t.text}</p>
      <CheckboxField name="copy-tell" label={t.tell} checked={tell} onChange={setTell} />
    </VerbDialog>
  );
}
