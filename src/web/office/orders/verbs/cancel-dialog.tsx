import { changeOrderState } from '#contract/order-state.ts';
import type { Order } from '#contract/order.ts';
import { orderState } from '#domain/order/order-state.ts';
import { call } from '#web/call.ts';
import { useToast } from '#web/ui/toast.tsx';
import { officeTexts } from '../../frame/office-words.ts';
import { useVerb } from '../../record/use-verb.ts';
import { VerbDialog } from '../../record/verb-dialog.tsx';

const t = officeTexts.order;

/** Cancels an order of which nothing was delivered or invoiced. */
export function CancelDialog({ order, onClose, onDone }: { order: Order; onClose: () => void; onDone: () => void }) {
  const verb = useVerb();
  const toast = useToast();
  const submit = (): void =>
    void verb.run(async () => {
      const body = { orderStatusId: orderState.CANCELED, version: order.version };
      await call(changeOrderState, { params: { id: order.id }, body });
      toast.success(officeTexts.done);
      onClose();
      onDone();
    });
  return (
    <VerbDialog title={t.cancelTitle(order.formattedId)} word={t.cancelNow} verb={verb} fields={[]} onSubmit={submit} onClose={onClose}>
      <p>{t.cancelText}</p>
    </VerbDialog>
  );
}
