import { useMemo, useState } from 'react';
import type { PlainDate } from '#domain/calendar/plain-date.ts';
import { orderState } from '#domain/order/order-state.ts';
import type { LineStatus } from '#domain/position/line-status.ts';
import type { Order, OrderPosition } from '#contract/order.ts';
import control from '../grid/control.module.css';
import { Grid } from '../grid/grid.tsx';
import { plainView } from '../grid/rules/grid-view.ts';
import { useWholeRows } from '../grid/use-whole-rows.ts';
import { officeWords } from '../frame/office-words.ts';
import { lineMark } from './order-view.ts';
import { positionColumns } from './position-columns.tsx';
import styles from './positions.module.css';

const t = officeWords.order;

interface PositionGridProps {
  order: Order;
  today: PlainDate;
  onActive: (position: OrderPosition) => void;
}

const statuses: readonly LineStatus[] = ['offen', 'teils geliefert', 'geliefert', 'teilfakturiert', 'fakturiert'];

/** Of a cancelled order each line is cancelled. */
const shownPositions = ({ orderStatusId, positions }: Order): readonly OrderPosition[] =>
  orderStatusId === orderState.CANCELED ? positions.map((position) => ({ ...position, storno: true })) : positions;

/** The positions of an order; the parts of a set follow it. Filtered by status, all lines are on one level. */
export function PositionGrid({ order, today, onActive }: PositionGridProps) {
  const positions = useMemo(() => shownPositions(order), [order]);
  const [view, setView] = useState(plainView);
  const [status, setStatus] = useState<LineStatus | null>(null);
  const rows = useMemo(
    () => positions.filter((position) => (status === null ? position.parentId === null : lineMark(position).label === status)),
    [positions, status],
  );
  const childrenOf = useMemo(
    () =>
      status !== null || rows.length === positions.length
        ? undefined
        : ({ id }: OrderPosition): readonly OrderPosition[] => positions.filter(({ parentId }) => parentId === id),
    [rows, positions, status],
  );
  const source = useWholeRows(rows, positionColumns, view);
  return (
    <>
      <StatusFilter positions={positions} status={status} onStatus={setStatus} />
      <Grid
        bare
        tall
        label={t.positions}
        columns={positionColumns}
        source={source}
        view={view}
        onView={setView}
        today={today}
        childrenOf={childrenOf}
        onActive={onActive}
      />
    </>
  );
}

interface StatusFilterProps {
  positions: readonly OrderPosition[];
  status: LineStatus | null;
  onStatus: (status: LineStatus | null) => void;
}

/** Each status that occurs, with its number of lines; hidden where all are the same. */
function StatusFilter({ positions, status, onStatus }: StatusFilterProps) {
  const counts = Map.groupBy(positions, (position) => lineMark(position).label);
  const shown = statuses.filter((each) => counts.has(each));
  if (shown.length < 2 && status === null) return null;
  const button = (each: LineStatus | null, word: string) => (
    <button key={word} type="button" className={control['segment']} aria-pressed={status === each} onClick={() => onStatus(each)}>
      {word}
    </button>
  );
  return (
    <div role="group" aria-label={t.lineStatus} className={styles['statuses']}>
      {button(null, t.allLines)}
      {shown.map((each) => button(each, `${each} ${counts.get(each)?.length ?? 0}`))}
    </div>
  );
}
