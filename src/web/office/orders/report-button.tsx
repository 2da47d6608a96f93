import { useState } from 'react';
import { generateReport } from '#contract/report.ts';
import { download } from '#web/download.ts';
import { useFailureText } from '#web/texts/failure-text.ts';
import { useToast } from '#web/ui/toast.tsx';
import { officeWords } from '../frame/office-words.ts';

export type WorkshopPaper = 'stueckliste-auftrag' | 'werkstattsatz' | 'etiketten' | 'offerte-mit-bildern';

/** The report of an order, not of a quote; the server draws the requested pictures. */
const withPictures = { customerRequestKind: 0, images: ['own'] };

interface ReportButtonProps {
  report: WorkshopPaper;
  orderId: number;
  /** A single line; absent: the whole order. */
  positionId?: number;
  className?: string | undefined;
}

/**
 * Saves a workshop document: part lists and drawings, the same with assembly steps, or labels of the parts;
 * or the confirmation with four views of each line.
 */
export function ReportButton({ report, orderId, positionId, className }: ReportButtonProps) {
  const toast = useToast();
  const failureText = useFailureText();
  const [busy, setBusy] = useState(false);
  const save = async (): Promise<void> => {
    setBusy(true);
    try {
      const pictures = report === 'offerte-mit-bildern' ? withPictures : {};
      const params = { id: orderId, ...(positionId === undefined ? {} : { positionId }), ...pictures };
      await download(generateReport, { body: { reportId: report, params } });
      toast.success(officeWords.done);
    } catch (error) {
      toast.error(failureText(error));
    } finally {
      setBusy(false);
    }
  };
  return (
    <button type="button" className={className} disabled={busy} onClick={() => void save()}>
      {officeWords.order.workshopPapers[report]}
    </button>
  );
}
