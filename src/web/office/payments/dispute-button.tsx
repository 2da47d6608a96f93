import { useState } from 'react';
import { changeInvoice } from '#contract/invoice.ts';
import type { InvoiceSummary } from '#contract/invoice.ts';
import { call } from '#web/call.ts';
import { useFailureText } from '#web/texts/failure-text.ts';
import { useToast } from '#web/ui/toast.tsx';
import pageStyles from '../ui/page.module.css';
import { disputeWords as t } from './payment-words.ts';

interface DisputeProps {
  invoice: Pick<InvoiceSummary, 'id' | 'version' | 'disputed'>;
  onDone: () => void;
}

/** Marks an invoice as disputed, or removes the mark: a disputed invoice gets no reminders. */
export function DisputeButton({ invoice: { id, version, disputed }, onDone }: DisputeProps) {
  const toast = useToast();
  const failureText = useFailureText();
  const [busy, setBusy] = useState(false);
  const change = async (): Promise<void> => {
    setBusy(true);
    try {
      await call(changeInvoice, { params: { id }, body: { version, disputed: !disputed } });
      toast.success(disputed ? t.settled : t.disputed);
      onDone();
    } catch (failure) {
      toast.error(failureText(failure));
    } finally {
      setBusy(false);
    }
  };
  return (
    <button type="button" className={pageStyles['button']} disabled={busy} onClick={() => void change()}>
      {disputed ? t.settle : t.dispute}
    </button>
  );
}
