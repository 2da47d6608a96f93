import { useState } from 'react';
import { generateReport } from '#contract/report.ts';
import { download } from '#web/download.ts';
import { useFailureText } from '#web/texts/failure-text.ts';
import { useToast } from '#web/ui/toast.tsx';
import { officeTexts } from '../frame/office-words.ts';

const billOfOrder = 'stueckliste-auftrag';

/** The workshop's paper: drawings, part lists and cut plan of the whole order. */
export function BillButton({ orderId }: { orderId: number }) {
  const toast = useToast();
  const failureText = useFailureText();
  const [busy, setBusy] = useState(false);
  const save = async (): Promise<void> => {
    setBusy(true);
    try {
      await download(generateReport, { body: { reportId: billOfOrder, params: { id: orderId } } });
      toast.success(officeTexts.done);
    } catch (error) {
      toast.error(failureText(error));
    } finally {
      setBusy(false);
    }
  };
  return (
    <button type="button" disabled={busy} onClick={() => void save()}>
      {officeTexts.order.billOfMaterials}
    </button>
  );
}
