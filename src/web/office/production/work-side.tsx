import { useState } from 'react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { LoadDay, WorkOrder, WorkStep } from '#contract/work-order.ts';
import { officeOrderPath, workOrderPath } from '#web/paths.ts';
import { Dialog } from '#web/ui/dialog.tsx';
import { phone, useMedia } from '../grid/use-media.ts';
import { longDayText } from '../text/day-text.ts';
import { instantText } from '../text/instant-text.ts';
import pageStyles from '../ui/page.module.css';
import { dayBeside, shortDay } from './board-view.ts';
import { SplitDialog } from './split-dialog.tsx';
import type { Board } from './use-board.ts';
import { productionWords as t, stationWords } from './production-words.ts';
import styles from './work-side.module.css';
import { usePersonName } from '../people/person-names.tsx';

interface WorkSideProps {
  board: Board;
  days: readonly LoadDay[];
  today: string;
  maySeeOrders: boolean;
}

/** The selected work order: promised day, progress, and days it can be moved to. On a phone it covers the plan, until it is closed. */
export function WorkSide({ isOpen, onClose, ...plan }: WorkSideProps & { isOpen: boolean; onClose: () => void }) {
  const { chosen: work } = plan.board;
  const isPhone = useMedia(phone);
  const [splitting, setSplitting] = useState<WorkOrder | null>(null);
  return (
    <>
      {!isPhone ? (
        <aside className={styles['side']} data-empty={work === null || undefined} aria-label={work?.formattedId ?? t.none}>
          {work === null ? (
            <p className={styles['hint']}>{t.none}</p>
          ) : (
            <Chosen work={work} onSplit={setSplitting} {...plan}>
              <h2>{work.formattedId}</h2>
            </Chosen>
          )}
        </aside>
      ) : work !== null && isOpen ? (
        <Dialog open full title={work.formattedId} onClose={onClose}>
          <div className={styles['sheet']}>
            <Chosen work={work} onSplit={setSplitting} {...plan} />
          </div>
        </Dialog>
      ) : null}
      {splitting === null ? null : <SplitDialog work={splitting} onClose={() => setSplitting(null)} />}
    </>
  );
}

interface ChosenProps extends WorkSideProps {
  work: WorkOrder;
  onSplit: (work: WorkOrder) => void;
  /** Before the customer. */
  children?: ReactNode;
}

function Chosen({ work, board, days, today, maySeeOrders, onSplit, children }: ChosenProps) {
  const isOpen = work.state === 'OPEN';
  return (
    <>
      <header className={styles['head']}>
        {children}
        <p>{work.customerName}</p>
        <p className={styles['hint']}>
          {t.part(work.quantity, work.lineQuantity)} {work.name}
        </p>
      </header>
      <dl>
        <dt>{t.finishBy}</dt>
        <dd>{longDayText(work.day)}</dd>
        <dt>{t.promised}</dt>
        <dd>{work.promised === null ? t.notPromised : longDayText(work.promised)}</dd>
        {work.slackDays === null ? null : (
          <>
            <dt>{t.slack}</dt>
            <dd className={work.slackDays < 0 ? styles['bad'] : work.slackDays > 0 ? styles['good'] : undefined}>
              {t.slackDays(work.slackDays)}
            </dd>
          </>
        )}
        {work.steps.map((step) => (
          <Step key={step.station} step={step} word={stationWords[work.goods][step.station]} />
        ))}
        {work.remark === '' ? null : (
          <>
            <dt>{t.remark}</dt>
            <dd>{work.remark}</dd>
          </>
        )}
      </dl>
      <div className={styles['verbs']}>
        {isOpen ? <MoveButtons {...{ work, board, days, today }} /> : null}
        {isOpen && work.quantity > 1 && work.steps.every(({ state }) => state === 'OPEN') ? (
          <button type="button" className={pageStyles['button']} onClick={() => onSplit(work)}>
            {t.split}
          </button>
        ) : null}
        <Link className={pageStyles['button']} to={workOrderPath(work.id)}>
          {t.stationsLink}
        </Link>
        {maySeeOrders ? (
          <Link className={pageStyles['button']} to={officeOrderPath(work.orderId)}>
            {t.toOrder}
          </Link>
        ) : null}
      </div>
    </>
  );
}

function Step({ step, word }: { step: WorkStep; word: string }) {
  const { state, begunAt, begunBy, doneAt, doneBy } = step;
  const nameOf = usePersonName();
  const done = doneAt === null ? t.done : t.doneBy(nameOf(doneBy), instantText(doneAt));
  const begun = begunAt === null ? t.open : t.begunBy(nameOf(begunBy), instantText(begunAt));
  return (
    <>
      <dt>{word}</dt>
      <dd>{state === 'DONE' ? done : begun}</dd>
    </>
  );
}

function MoveButtons({ work, board, days, today }: { work: WorkOrder; board: Board; days: readonly LoadDay[]; today: string }) {
  const from = work.day < today ? today : work.day;
  const [earlier, later] = [dayBeside(days, from, -1, today), dayBeside(days, from, 1, today)];
  const others = days.filter(({ day, working }) => working && day >= today && day !== work.day);
  const button = (day: LoadDay | null, word: (day: string) => string, key: string) =>
    day === null ? null : (
      <button type="button" className={pageStyles['button']} disabled={board.busy} onClick={() => board.move(work, day)}>
        {word(shortDay(day.day))} <kbd aria-hidden="true">{key}</kbd>
      </button>
    );
  return (
    <>
      {button(earlier, t.earlier, '⇧ ←')}
      {button(later, t.later, '⇧ →')}
      <select
        value=""
        aria-label={t.otherDay}
        disabled={board.busy}
        onChange={({ target }) => {
          const day = days.find((each) => each.day === target.value);
          if (day !== undefined) board.move(work, day);
        }}
      >
        <option value="">{t.otherDay}</option>
        {others.map(({ day }) => (
          <option key={day} value={day}>
            {longDayText(day)}
          </option>
        ))}
      </select>
    </>
  );
}
