import { useState } from 'react';
import { generateReport } from '#contract/report.ts';
import { download } from '#web/download.ts';
import { useFailureText } from '#web/texts/failure-text.ts';
import { useToast } from '#web/ui/toast.tsx';
import { officeTexts } from '../frame/office-words.ts';

export type WorkshopPaper = 'stueckliste-auftrag' | 'werkstattsatz' | 'etiketten';

interface ReportButtonProps {
  report: WorkshopPaper;
  orderId: number;
  /** One line alone; the whole order where nothing is said. */
  positionId?: number;
  className?: string | undefined;
}

/** Saves a paper of the workshop: part lists and drawings, the same with the steps of building, or the labels of the parts. */
export function ReportButton({ report, orderId, positionId, className }: ReportButtonProps) {
  const toast = useToast();
  const failureText = useFailureText();
  const [busy, setBusy] = useState(false);
  const save = async (): Promise<void> => {
    setBusy(true);
    try {
      const params = { id: orderId, ...(positionId === undefined ? {} : { positionId }) };
      await download(generateReport, { body: { reportId: report, params } });
      toast.success(officeTexts.done);
    } catch (error) {
      toast.error(failureText(error));
    } finally {
      setBusy(false);
    }
  };
  return (
    <button type="button" className={className} disabled={busy} onClick={() => void save()}>
      {officeTexts.order.workshopPapers[report]}
    </button>
  );
}
