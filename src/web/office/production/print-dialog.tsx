import { useState } from 'react';
import type { PlainDate } from '#domain/calendar/plain-date.ts';
import { save } from '#web/download.ts';
import { failureOf } from '#web/call.ts';
import { useFailureText } from '#web/texts/failure-text.ts';
import { Dialog } from '#web/ui/dialog.tsx';
import { longDayText } from '../text/day-text.ts';
import { weekdayText } from '../text/weekday-text.ts';
import { DialogFoot } from '../ui/dialog-foot.tsx';
import pageStyles from '../ui/page.module.css';
import { PlainSelect } from '../ui/plain-select.tsx';
import type { Column } from './board-view.ts';
import { cutWords as t } from './cut-words.ts';
import { printPath } from './print-path.ts';
import styles from './cut-plan.module.css';

/** Limit of work orders per file. */
const inOneFile = 20;

/** Sheets or labels of a day in one file; for more than twenty work orders in several, one after another. */
export function PrintDialog({ columns, onClose }: { columns: readonly Column[]; onClose: () => void }) {
  const [day, setDay] = useState(columns.find(({ works }) => works.length > 0)?.day.day ?? '');
  const [under, setUnder] = useState<{ part: number; of: number } | null>(null);
  const [fault, setFault] = useState('');
  const failureText = useFailureText();
  const ids = columns
    .filter((column) => day === 'week' || column.day.day === day)
    .flatMap(({ works }) => works.filter(({ state }) => state !== 'CANCELED').map(({ id }) => id));

  const print = async (kind: 'sheets' | 'labels'): Promise<void> => {
    const of = Math.ceil(ids.length / inOneFile);
    setFault('');
    try {
      for (let part = 1; part <= of; part++) {
        setUnder({ part, of });
        const own = ids.slice((part - 1) * inOneFile, part * inOneFile);
        const response = await fetch(printPath(own, kind), { credentials: 'same-origin' });
        if (!response.ok) throw await failureOf(response);
        const about = day === 'week' ? columns[0]?.day.day : day;
        save(await response.blob(), `${kind === 'sheets' ? 'werkstatt' : 'etiketten'}-${about}${of === 1 ? '' : `-${part}`}.pdf`);
      }
      onClose();
    } catch (failure) {
      setFault(failureText(failure));
    } finally {
      setUnder(null);
    }
  };
  const busy = under !== null || ids.length === 0;
  return (
    <Dialog beginsAt="field" title={t.sheetsTitle} open onClose={onClose}>
      <PlainSelect
        id="print-day"
        label={t.chooseDay}
        value={day}
        options={[
          ...columns.map(
            ({ day: { day: each }, works }) =>
              [each, `${weekdayText(each as PlainDate)}, ${longDayText(each).slice(3)} (${works.length})`] as const,
          ),
          ['week', t.week],
        ]}
        onChange={setDay}
      />
      <p role="status">{under === null ? (ids.length === 0 ? t.nothingToPrint : '') : t.printing(under.part, under.of)}</p>
      <p role="alert" className={styles['fault']}>
        {fault}
      </p>
      <DialogFoot verb={t.sheets} busy={busy} onYes={() => void print('sheets')} onBack={onClose}>
        <button type="button" className={pageStyles['button']} disabled={busy} onClick={() => void print('labels')}>
          {t.labels}
        </button>
      </DialogFoot>
    </Dialog>
  );
}
