import { useState } from 'react';
import type { LoadDay, WorkOrder } from '#contract/work-order.ts';
import { longDayText } from '../text/day-text.ts';
import { Ask } from '../ui/ask.tsx';
import { columnsOf, lateOf } from './board-view.ts';
import type { Week } from './board-view.ts';
import { CutPlan } from './cut-plan.tsx';
import { DayColumn } from './day-column.tsx';
import { useBoard } from './use-board.ts';
import { useBoardKeys } from './use-board-keys.ts';
import { axisOf } from './week-views.ts';
import type { WeekView } from './week-views.ts';
import { WorkCard } from './work-card.tsx';
import { WorkList } from './work-list.tsx';
import { WorkSide } from './work-side.tsx';
import { WorkTimeline } from './work-timeline.tsx';
import { productionWords as t } from './production-words.ts';
import styles from './production.module.css';

interface WeekBoardProps {
  view: WeekView;
  works: readonly WorkOrder[];
  days: readonly LoadDay[];
  week: Week;
  maySeeOrders: boolean;
  onThisWeek: () => void;
  onPrint: () => void;
}

/** The days of a week with their work orders: dragged with the mouse, moved with the arrows, or with the buttons beside. */
export function WeekBoard({ view, works: read, days, week, maySeeOrders, onThisWeek, onPrint }: WeekBoardProps) {
  const board = useBoard({ works: read, days });
  const [dragged, setDragged] = useState<WorkOrder | null>(null);
  const [isReading, setReading] = useState(false);
  const columns = columnsOf(days, board.works, week);
  const late = lateOf(board.works, week);
  const stacks = [late, ...columns.map(({ works }) => works)];
  // The list has no neighbouring columns.
  const cards = view === 'tafel' ? stacks : [stacks.flat()];
  const keys = useBoardKeys({ board, columns: cards, days, today: week.today, onThisWeek, onPrint });
  const stop = board.chosen ?? stacks.flat()[0];
  const open = (id: number): void => {
    board.choose(id);
    setReading(true);
  };
  const drop = (id: number, day: LoadDay): void => {
    const work = board.works.find((each) => each.id === id);
    if (work !== undefined) board.move(work, day);
    setDragged(null);
  };
  const card = (work: WorkOrder) => (
    <WorkCard
      key={work.id}
      work={work}
      isChosen={work.id === board.chosen?.id}
      isStop={work.id === stop?.id}
      onChoose={() => board.choose(work.id)}
      onOpen={() => open(work.id)}
      onDrag={(isDragged) => setDragged(isDragged ? work : null)}
    />
  );
  const { asked } = board;
  const shown = { stacks, chosen: board.chosen, stop, onChoose: board.choose, onOpen: open };
  return (
    <div className={styles['desk']}>
      {/* Key events reach the board from its cards. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */}
      <div className={styles['board']} data-view={view} role="group" aria-label={t.board} onKeyDown={keys}>
        {view === 'liste' ? <WorkList {...shown} /> : null}
        {view === 'zeitachse' ? <WorkTimeline {...shown} axis={axisOf(days, stacks.flat(), week)} today={week.today} /> : null}
        {view !== 'tafel' || late.length === 0 ? null : (
          <section className={`${styles['day']} ${styles['late']}`} aria-labelledby="rueckstand">
            <header>
              <h2 id="rueckstand">{t.late}</h2>
              <p className={styles['tooMuch']}>{t.lateHint}</p>
            </header>
            <ul>{late.map(card)}</ul>
          </section>
        )}
        {(view === 'tafel' ? columns : []).map((column) => (
          <DayColumn
            key={column.day.day}
            column={column}
            dragged={dragged}
            isToday={column.day.day === week.today}
            onDrop={(id) => drop(id, column.day)}
          >
            {column.works.map(card)}
          </DayColumn>
        ))}
      </div>
      <CutPlan columns={columns} />
      <WorkSide
        board={board}
        days={days}
        today={week.today}
        maySeeOrders={maySeeOrders}
        isOpen={isReading}
        onClose={() => setReading(false)}
      />
      {asked === null ? null : (
        <Ask
          open
          title={t.breakTitle(asked.work.customerName)}
          text={t.breakText(longDayText(asked.work.promised), longDayText(asked.day.day), longDayText(asked.day.deliverableOn))}
          verb={t.breakVerb}
          back={t.keep}
          onYes={() => board.answer(true)}
          onNo={() => board.answer(false)}
        />
      )}
      <ul className={styles['keys']}>
        {t.keys.map(([key, word]) => (
          <li key={key}>
            <kbd>{key}</kbd> {word}
          </li>
        ))}
      </ul>
    </div>
  );
}
