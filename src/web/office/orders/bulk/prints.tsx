import { useState } from 'react';
import type { PrintBatch } from '#contract/report.ts';
import pageStyles from '../../ui/page.module.css';
import { PrintDialog } from './print-dialog.tsx';
import type { ToPrint } from './print-dialog.tsx';
import { usePrintBatches } from './use-print-batches.ts';
import { printWords as t } from './bulk-words.ts';

interface PrintsProps {
  /** Recent prints, as loaded with the page. */
  printed: readonly PrintBatch[];
  chosen: ToPrint | null;
  onClose: () => void;
}

/** Current and recent batch prints: while one is running the button shows its progress, whatever the list shows. */
export function Prints({ printed, chosen, onClose }: PrintsProps) {
  const { batches, brokenOff, isRunning, started } = usePrintBatches(printed);
  const [showsRecent, setShowsRecent] = useState(false);
  const running = batches.find(({ state }) => state === 'RUNNING');
  const close = (): void => {
    setShowsRecent(false);
    onClose();
  };
  return (
    <>
      {batches.length + brokenOff.length === 0 ? null : (
        <button type="button" className={pageStyles['button']} onClick={() => setShowsRecent(true)}>
          {running === undefined ? t.recent : t.button(running.done, running.total)}
        </button>
      )}
      {chosen === null && !showsRecent ? null : (
        <PrintDialog {...{ chosen, batches, brokenOff, isRunning }} onStarted={started} onClose={close} />
      )}
    </>
  );
}
