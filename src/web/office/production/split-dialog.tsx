import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { splitWorkOrder } from '#contract/work-order.ts';
import type { WorkOrder } from '#contract/work-order.ts';
import { call } from '#web/call.ts';
import { useToast } from '#web/ui/toast.tsx';
import { VerbDialog } from '../record/verb-dialog.tsx';
import { useVerb } from '../record/use-verb.ts';
import { PlainField } from '../ui/plain-field.tsx';
import { productionWords as t } from './production-words.ts';

/** Splits off some pieces into a work order of their own, to be made on another day. */
export function SplitDialog({ work, onClose }: { work: WorkOrder; onClose: () => void }) {
  const verb = useVerb();
  const toast = useToast();
  const { revalidate } = useRevalidator();
  const [typed, setTyped] = useState(String(Math.floor(work.quantity / 2)));
  const hint = t.splitHint(work.quantity - 1);
  const split = async (): Promise<void> => {
    const quantity = Number(typed);
    if (!Number.isInteger(quantity) || quantity < 1 || quantity >= work.quantity) return verb.refuse({ quantity: hint });
    await verb.run(async () => {
      await call(splitWorkOrder, { params: { id: work.id }, body: { version: work.version, quantity } });
      toast.success(t.splitDone);
      onClose();
      await revalidate();
    });
  };
  return (
    <VerbDialog
      title={t.splitTitle(`${work.quantity} × ${work.name}`)}
      word={t.split}
      verb={verb}
      fields={['quantity']}
      onSubmit={() => void split()}
      onClose={onClose}
    >
      <PlainField
        id="quantity"
        label={t.splitField}
        numeric
        value={typed}
        onChange={setTyped}
        problem={verb.problems['quantity']}
        hint={hint}
      />
    </VerbDialog>
  );
}
