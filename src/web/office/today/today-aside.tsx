import type { OutputOf } from '#contract/endpoint.ts';
import type { readFollowUps } from '#contract/note.ts';
import { Drawer } from '../record/drawer.tsx';
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

/** The right column: what leaves today, the workshop's week, the month in figures, and what comes later. */
export function TodayAside({ aside: { trips, week, figures }, coming, open, onClose }: TodayAsideProps) {
  return (
    <Drawer label={t.overview} close={t.close} open={open} onClose={onClose} className={styles['aside']}>
      <TruckSection trips={trips} />
      <WeekSection week={week} />
      {figures === null ? null : <FigureSection figures={figures} />}
      <LaterSection coming={coming} />
    </Drawer>
  );
}
