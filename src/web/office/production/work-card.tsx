import type { WorkOrder } from '#contract/work-order.ts';
import { missingText } from '../text/missing-text.ts';
import { timeText } from './amount-text.ts';
import { breaksPromise, shortDay, shortNumber } from './board-view.ts';
import { StationMarks } from './station-marks.tsx';
import { productionWords as t } from './production-words.ts';
import styles from './production.module.css';

interface WorkCardProps {
  work: WorkOrder;
  isChosen: boolean;
  /** The one that Tab reaches. */
  isStop: boolean;
  onChoose: () => void;
  /** Chooses it to be read. */
  onOpen: () => void;
  onDrag: (dragged: boolean) => void;
}

export const cardId = (id: number): string => `werk-${id}`;

export function WorkCard({ work, isChosen, isStop, onChoose, onOpen, onDrag }: WorkCardProps) {
  const isOpen = work.state === 'OPEN';
  const isCanceled = work.state === 'CANCELED';
  const breaks = isOpen && breaksPromise(work, work.day);
  return (
    // Keys and buttons can move it too: dragging is optional.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <li
      className={styles['card']}
      data-chosen={isChosen || undefined}
      data-state={work.state}
      draggable={isOpen}
      onDragStart={({ dataTransfer }) => {
        dataTransfer.setData('text/plain', String(work.id));
        dataTransfer.effectAllowed = 'move';
        onDrag(true);
      }}
      onDragEnd={() => onDrag(false)}
    >
      <button type="button" id={cardId(work.id)} aria-pressed={isChosen} tabIndex={isStop ? 0 : -1} onClick={onOpen} onFocus={onChoose}>
        <span className={styles['thumb']}>
          {work.pictureHash === null ? null : <img src={`/api/media/picture/${work.pictureHash}`} alt="" draggable={false} />}
        </span>
        <span className={styles['facts']}>
          <span className={styles['line']}>
            <b>{shortNumber(work.formattedId)}</b>
            <span>{isCanceled ? t.canceled : timeText(work.minutes)}</span>
          </span>
          <span className={styles['customer']}>{work.customerName}</span>
          <span className={styles['what']}>
            {t.part(work.quantity, work.lineQuantity)} {work.name}
          </span>
        </span>
      </button>
      <StationMarks work={work} />
      {work.missing.length === 0 ? null : <p className={styles['breaks']}>{missingText(work.missing)}</p>}
      {breaks ? (
        <p className={styles['breaks']}>
          {t.breaks}: {shortDay(work.promised)}
        </p>
      ) : null}
    </li>
  );
}
