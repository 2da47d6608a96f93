import { useRef, type PointerEvent } from 'react';
import type { ListView } from '#domain/list/list-view.ts';
import { filterKindOf, isRightAligned, isSortable, type GridRow } from './rules/column.ts';
import { widthWithin, type PlacedColumn } from './rules/layout.ts';
import { gridWords as t } from './grid-words.ts';
import styles from './grid-head.module.css';

interface GridHeadProps<Row extends GridRow> {
  placed: PlacedColumn<Row>;
  index: number;
  leadWidth: number;
  leadCount: number;
  view: ListView;
  isFilterOpen: boolean;
  onSort: (key: string, also: boolean) => void;
  onFilter: (key: string) => void;
  onWidth: (key: string, width: number) => void;
}

/** Column head: its label sorts, its icon filters, its right edge resizes. By keyboard all are reached with Alt ↓ from a cell. */
export function GridHead<Row extends GridRow>(props: GridHeadProps<Row>) {
  const { placed, index, leadWidth, leadCount, view, isFilterOpen, onSort, onFilter, onWidth } = props;
  const { column, frozen, lastFrozen, width } = placed;
  const sort = view.sort.find((each) => each.column === column.key);
  const isFiltered = view.filters[column.key] !== undefined;
  const names = ['head', isRightAligned(column) && 'right', frozen && 'frozen', lastFrozen && 'edge'];
  return (
    <div
      role="columnheader"
      className={names.flatMap((name) => (typeof name === 'string' ? [styles[name] ?? ''] : [])).join(' ')}
      style={frozen ? { width, left: leadWidth + placed.left } : { width }}
      aria-colindex={leadCount + index + 1}
      aria-sort={sort === undefined ? undefined : sort.descending ? 'descending' : 'ascending'}
      data-head={column.key}
    >
      {isSortable(column) ? (
        <button type="button" tabIndex={-1} className={styles['word']} onClick={(event) => onSort(column.key, event.shiftKey)}>
          <span className={styles['text']}>{column.head}</span>
          {sort === undefined ? null : <span aria-hidden="true">{sort.descending ? '▾' : '▴'}</span>}
        </button>
      ) : (
        <span className={styles['text']}>{column.head}</span>
      )}
      {filterKindOf(column) === false ? null : (
        <button
          type="button"
          tabIndex={-1}
          className={`${styles['filter']} ${isFiltered || isFilterOpen ? styles['filtered'] : ''}`}
          aria-label={t.filterOf(column.head)}
          aria-expanded={isFilterOpen}
          aria-haspopup="dialog"
          data-filter={column.key}
          onClick={() => onFilter(column.key)}
        >
          <svg viewBox="0 0 10 10" aria-hidden="true">
            <path d="M0 1h10L6.200 5.500V10L3.800 8.500v-3z" />
          </svg>
        </button>
      )}
      <WidthGrip width={width} onWidth={(next) => onWidth(column.key, next)} />
    </div>
  );
}

function WidthGrip({ width, onWidth }: { width: number; onWidth: (width: number) => void }) {
  const from = useRef<{ x: number; width: number } | null>(null);
  const drag = (event: PointerEvent): void => {
    if (from.current) onWidth(widthWithin(from.current.width + event.clientX - from.current.x));
  };
  return (
    <span
      className={styles['grip']}
      onPointerDown={(event) => {
        event.preventDefault();
        event.currentTarget.setPointerCapture(event.pointerId);
        from.current = { x: event.clientX, width };
      }}
      onPointerMove={drag}
      onPointerUp={() => {
        from.current = null;
      }}
    />
  );
}
