import { useEffect, useRef } from 'react';
import type { OutputOf } from '#contract/endpoint.ts';
import type { readFollowUps } from '#contract/note.ts';
import { FigureSection } from './figure-section.tsx';
import { LaterSection } from './later-section.tsx';
import type { Aside } from './load-aside.ts';
import { todayWords as t } from './today-words.ts';
import { TruckSection } from './truck-section.tsx';
import { WeekSection } from './week-section.tsx';
import styles from './today-aside.module.css';

type Coming = OutputOf<typeof readFollowUps>['coming'];

interface TodayAsideProps {
  aside: Aside;
  coming: Coming;
  open: boolean;
  onClose: () => void;
}

/** Whether the column has anything to show. */
export const hasAside = ({ trips, week, figures }: Aside, coming: Coming): boolean =>
  trips.length + week.length + coming.length > 0 || figures !== null;

/** The right column: what leaves today, the workshop's week, the month in figures, and what comes later. Where there is no space beside, a drawer. */
export function TodayAside({ aside: { trips, week, figures }, coming, open, onClose }: TodayAsideProps) {
  const column = useRef<HTMLElement>(null);
  useEffect(() => {
    if (open) column.current?.focus();
  }, [open]);
  return (
    <aside ref={column} tabIndex={-1} aria-label={t.overview} className={`${styles['aside']} ${open ? styles['open'] : ''}`}>
      <button type="button" className={styles['closer']} onClick={onClose}>
        {t.close} <kbd aria-hidden="true">Esc</kbd>
      </button>
      <TruckSection trips={trips} />
      <WeekSection week={week} />
      {figures === null ? null : <FigureSection figures={figures} />}
      <LaterSection coming={coming} />
    </aside>
  );
}
