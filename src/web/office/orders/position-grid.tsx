import { useMemo, useState } from 'react';
import type { PlainDate } from '#domain/calendar/plain-date.ts';
import type { Order, OrderPosition } from '#contract/order.ts';
import { Grid } from '../grid/grid.tsx';
import { plainView } from '../grid/rules/grid-view.ts';
import { useWholeRows } from '../grid/use-whole-rows.ts';
import { officeTexts } from '../frame/office-words.ts';
import { positionColumns } from './position-columns.tsx';

interface PositionGridProps {
  order: Order;
  today: PlainDate;
  onActive: (position: OrderPosition) => void;
}

/** The positions of an order; the parts of a set stand under it. */
export function PositionGrid({ order: { positions }, today, onActive }: PositionGridProps) {
  const [view, setView] = useState(plainView);
  const whole = useMemo(() => positions.filter(({ parentId }) => parentId === null), [positions]);
  const childrenOf = useMemo(
    () =>
      whole.length === positions.length
        ? undefined
        : ({ id }: OrderPosition): readonly OrderPosition[] => positions.filter(({ parentId }) => parentId === id),
    [whole, positions],
  );
  const source = useWholeRows(whole, positionColumns, view);
  return (
    <Grid
      bare
      tall
      label={officeTexts.order.positions}
      columns={positionColumns}
      source={source}
      view={view}
      onView={setView}
      today={today}
      childrenOf={childrenOf}
      onActive={onActive}
    />
  );
}
