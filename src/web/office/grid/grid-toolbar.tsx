import { useRef, useState, type RefObject } from 'react';
import { wholeList, withFilter } from '#domain/list/list-view.ts';
import { Icon } from '#web/ui/icon.tsx';
import type { Column, GridRow } from './rules/column.ts';
import { filterWords } from './rules/filter-words.ts';
import { shownColumns } from './rules/layout.ts';
import type { Density, GridView } from './rules/grid-view.ts';
import { ColumnChoice } from './column-choice.tsx';
import { SearchField } from './search-field.tsx';
import { gridWords as t } from './grid-words.ts';
import control from './control.module.css';
import styles from './grid-toolbar.module.css';

interface GridToolbarProps<Row extends GridRow> {
  columns: readonly Column<Row>[];
  view: GridView;
  onView: (view: GridView) => void;
  searchHint: string;
  searchField: RefObject<HTMLInputElement | null>;
  onLeaveSearch: () => void;
}

/** Above the grid: search, filter pills, sorting, density, columns. */
export function GridToolbar<Row extends GridRow>({ columns, view, onView, searchHint, searchField, onLeaveSearch }: GridToolbarProps<Row>) {
  const filters = Object.entries(view.filters).flatMap(([key, filter]) => {
    const column = columns.find((each) => each.key === key);
    return column === undefined ? [] : [{ key, text: filterWords(column, filter) }];
  });
  return (
    <div className={styles['bar']}>
      <SearchField
        hint={searchHint}
        search={view.search}
        field={searchField}
        onSearch={(search) => onView({ ...view, search })}
        onLeave={onLeaveSearch}
      />
      {filters.map(({ key, text }) => (
        <button
          key={key}
          type="button"
          className={control['pillOn']}
          aria-label={t.removeFilter(text)}
          onClick={() => onView({ ...view, ...withFilter(view, key, null) })}
        >
          <span>{text}</span>
          <Icon name="close" size="small" />
        </button>
      ))}
      {filters.length === 0 ? null : (
        <button type="button" className={control['quiet']} onClick={() => onView({ ...view, filters: wholeList.filters })}>
          {t.clearFilters}
        </button>
      )}
      <span className={styles['space']} />
      <SortWords columns={columns} view={view} onView={onView} />
      <DensityChoice density={view.density} onDensity={(density) => onView({ ...view, density })} />
      <ColumnButton columns={columns} view={view} onView={onView} />
    </div>
  );
}

type ViewProps<Row extends GridRow> = Pick<GridToolbarProps<Row>, 'columns' | 'view' | 'onView'>;

function SortWords<Row extends GridRow>({ columns, view, onView }: ViewProps<Row>) {
  if (view.sort.length === 0) return null;
  const words = view.sort.map(({ column: key, descending }) => {
    const head = columns.find((column) => column.key === key)?.head ?? key;
    return `${head} ${descending ? '▾' : '▴'}`;
  });
  return (
    <span className={styles['sorted']}>
      <span className={control['muted']}>{t.sortedBy}</span>
      <button type="button" className={control['pill']} title={t.unsorted} onClick={() => onView({ ...view, sort: [] })}>
        <span>{words.join(', ')}</span>
      </button>
    </span>
  );
}

function DensityChoice({ density, onDensity }: { density: Density; onDensity: (density: Density) => void }) {
  return (
    <span role="group" aria-label={t.density} className={`${control['segments']} ${styles['density']}`}>
      {(['kompakt', 'standard', 'luftig'] as const).map((each) => (
        <button key={each} type="button" className={control['segment']} aria-pressed={density === each} onClick={() => onDensity(each)}>
          {t.densities[each]}
        </button>
      ))}
    </span>
  );
}

function ColumnButton<Row extends GridRow>({ columns, view, onView }: ViewProps<Row>) {
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button
        ref={button}
        type="button"
        className={`${control['segment']} ${styles['columns']}`}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      >
        {t.columns(shownColumns(columns, view.columns).length, columns.length)}
      </button>
      {isOpen ? (
        <ColumnChoice
          columns={columns}
          chosen={view.columns}
          anchor={() => button.current}
          onChoose={(chosen) => onView({ ...view, columns: chosen })}
          onClose={() => setOpen(false)}
        />
      ) : null}
    </>
  );
}
