/**
 * A screen for a list: title, named views as tabs, the grid over rows of the server. The view is in the address.
 * A list provides its columns and two calls; opening a row stores the list's order for the record's previous/next links.
 */
import { useEffect } from 'react';
import type { ReactNode } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import type { ShouldRevalidateFunctionArgs } from 'react-router';
import type { PlainDate } from '#domain/calendar/plain-date.ts';
import { keepTrail } from '../frame/list-trail-storage.ts';
import type { Column, GridRow, RowId } from '../grid/rules/column.ts';
import { plainView, queryOf, viewOf } from '../grid/rules/grid-view.ts';
import type { GridView } from '../grid/rules/grid-view.ts';
import type { Views } from '../grid/use-views.ts';
import type { CountedValue } from '../grid/rules/local-rows.ts';
import type { RowPage } from '../grid/rules/row-window.ts';
import { Grid } from '../grid/grid.tsx';
import type { Ticked } from '../grid/grid.tsx';
import type { SaveRows } from '../grid/use-edits.ts';
import { useRowWindow } from '../grid/use-row-window.ts';
import { PageHead } from '../ui/page-head.tsx';
import { wireQuery } from './wire-query.ts';
import type { WireQuery } from './wire-query.ts';
import styles from './list-screen.module.css';

export const rowsPerPage = 100;

export interface ListScreenProps<Row extends GridRow> {
  title: string;
  /** Address of the list. */
  path: string;
  columns: readonly Column<Row>[];
  /** The list's default view. */
  standard?: GridView;
  views: Views;
  first: RowPage<Row>;
  today: PlainDate;
  searchHint: string;
  load: (query: WireQuery, page: number) => Promise<RowPage<Row>>;
  loadValues: (query: WireQuery, column: string) => Promise<readonly CountedValue[]>;
  addressOf: (row: Row) => string;
  tall?: boolean;
  /** Query beyond the view, as text: another one restarts the list with `first`. */
  scope?: string;
  /** Actions for ticked rows. */
  bulk?: ((rows: BulkRows<Row>) => ReactNode) | undefined;
  /** Receives the function that reloads the list, for actions on single rows. */
  onRefresh?: (refresh: () => void) => void;
  /** Above the list, beside its title. */
  figures?: ReactNode;
  /** Between the head and the list. */
  below?: ReactNode;
  /** Writes changed rows as a block; without it nothing can be changed. */
  onSave?: SaveRows | undefined;
  /** Called with the number of unsaved cells. */
  onUnsaved?: ((cells: number) => void) | undefined;
  children?: ReactNode;
}

/** Ticked rows of a list, which may not all be loaded. */
export interface BulkRows<Row extends GridRow> extends Ticked {
  /** The view in which they were ticked. */
  readonly query: WireQuery;
  readonly loaded: ReadonlyMap<RowId, Row>;
  /** Reloads the list after an action. */
  readonly refresh: () => void;
}

/** The grid requests its rows itself: a changed view need not reload the screen. */
export const revalidatesList = ({ currentUrl, nextUrl, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs): boolean =>
  currentUrl.pathname !== nextUrl.pathname && defaultShouldRevalidate;

export function ListScreen<Row extends GridRow>({ children, ...props }: ListScreenProps<Row>) {
  return (
    <div className={styles['screen']}>
      <PageHead title={props.title} figures={props.figures}>
        {children}
      </PageHead>
      {props.below}
      <ListGrid key={props.scope} {...props} />
    </div>
  );
}

function ListGrid<Row extends GridRow>(props: ListScreenProps<Row>) {
  const {
    title,
    path,
    columns,
    standard = plainView,
    first,
    today,
    searchHint,
    views,
    load,
    loadValues,
    addressOf,
    tall = false,
    bulk,
    onRefresh,
  } = props;
  const navigate = useNavigate();
  const [query, setQuery] = useSearchParams();
  const view = viewOf(query, standard);
  const source = useRowWindow<Row>({
    view,
    perPage: rowsPerPage,
    load: async (asked, page) => load(wireQuery(asked, columns), page),
    loadValues: async (asked, column) => loadValues(wireQuery(asked, columns), column.key),
    first,
  });
  useEffect(() => {
    onRefresh?.(source.refresh);
  }, [onRefresh, source]);
  const remember = (): void => {
    const loaded = [...source.loaded()].toSorted(([a], [b]) => a - b);
    keepTrail({
      address: `${path}?${query.toString()}`,
      records: loaded.map(([, each]) => addressOf(each)),
      offset: loaded[0]?.[0] ?? 0,
      total: source.rowCount,
    });
  };
  return (
    // A link in a row opens its record too.
    <div className={styles['list']} onClickCapture={({ target }) => target instanceof Element && target.closest('a') && remember()}>
      <Grid
        label={title}
        columns={columns}
        source={source}
        view={view}
        standard={standard}
        views={views}
        onView={(next) => setQuery(queryOf(next, standard, query), { replace: true, preventScrollReset: true })}
        today={today}
        searchHint={searchHint}
        tall={tall}
        onSave={props.onSave}
        onUnsaved={props.onUnsaved}
        bulk={
          bulk === undefined
            ? undefined
            : (ticked) =>
                bulk({
                  ...ticked,
                  query: wireQuery(view, columns),
                  loaded: new Map([...source.loaded()].map(([, row]) => [row.id, row])),
                  refresh: source.refresh,
                })
        }
        addressOf={addressOf}
        onOpen={(row) => {
          remember();
          void navigate(addressOf(row));
        }}
      />
    </div>
  );
}
