/**
 * A screen that is a list: title, named views as tabs, the grid over rows of the server. The view stands in the address.
 * A list gives its columns and two calls; opening a row keeps the list's order for the record's steps to its neighbours.
 */
import type { ReactNode } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import type { ShouldRevalidateFunctionArgs } from 'react-router';
import type { PlainDate } from '#domain/calendar/plain-date.ts';
import { keepTrail } from '../frame/list-trail-storage.ts';
import type { Column, GridRow } from '../grid/rules/column.ts';
import { plainView, queryOf, viewOf } from '../grid/rules/grid-view.ts';
import type { GridView } from '../grid/rules/grid-view.ts';
import type { Views } from '../grid/use-views.ts';
import type { CountedValue } from '../grid/rules/local-rows.ts';
import type { RowPage } from '../grid/rules/row-window.ts';
import { Grid } from '../grid/grid.tsx';
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
  /** The order that the list has by itself. */
  standard?: GridView;
  views: Views;
  first: RowPage<Row>;
  today: PlainDate;
  searchHint: string;
  load: (query: WireQuery, page: number) => Promise<RowPage<Row>>;
  loadValues: (query: WireQuery, column: string) => Promise<readonly CountedValue[]>;
  addressOf: (row: Row) => string;
  tall?: boolean;
  children?: ReactNode;
}

/** The grid asks for its rows itself: a changed view is no reason to load the screen again. */
export const revalidatesList = ({ currentUrl, nextUrl, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs): boolean =>
  currentUrl.pathname !== nextUrl.pathname && defaultShouldRevalidate;

export function ListScreen<Row extends GridRow>(props: ListScreenProps<Row>) {
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
    children,
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
    <div className={styles['screen']} onClickCapture={({ target }) => target instanceof Element && target.closest('a') && remember()}>
      <PageHead title={title}>{children}</PageHead>
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
        onOpen={(row) => {
          remember();
          void navigate(addressOf(row));
        }}
      />
    </div>
  );
}
