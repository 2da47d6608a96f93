/** Placement of the columns: chosen ones in their order, frozen ones first, each with its left edge. Widths are whole pixels. */
import type { Column, GridRow } from './column.ts';
import type { Density, GridView } from './grid-view.ts';

export interface PlacedColumn<Row extends GridRow> {
  readonly column: Column<Row>;
  readonly width: number;
  /** Distance from the left edge of the columns, without the leading cells (number, tick box). */
  readonly left: number;
  readonly frozen: boolean;
  readonly lastFrozen: boolean;
}

const narrowest = 44;
const widest = 800;

export const listedColumns = <Row extends GridRow>(columns: readonly Column<Row>[]): Column<Row>[] =>
  columns.filter(({ filterOnly }) => filterOnly !== true);

export function shownColumns<Row extends GridRow>(all: readonly Column<Row>[], chosen: readonly string[] | null): Column<Row>[] {
  const columns = listedColumns(all);
  const shown =
    chosen === null
      ? columns.filter(({ hidden }) => hidden !== true)
      : chosen.flatMap((key) => columns.find((column) => column.key === key) ?? []);
  const some = shown.length === 0 ? columns.filter(({ hidden }) => hidden !== true) : shown;
  return [...some.filter(({ frozen }) => frozen === true), ...some.filter(({ frozen }) => frozen !== true)];
}

/** `room`: what they may fill, in pixels. What is left of it goes to one column, so that fewer of its texts are cut. */
export function placedColumns<Row extends GridRow>(columns: readonly Column<Row>[], view: GridView, room = 0): PlacedColumn<Row>[] {
  const shown = shownColumns(columns, view.columns);
  const frozenCount = shown.filter(({ frozen }) => frozen === true).length;
  const widthOf = ({ key, width }: Column<Row>): number => view.widths[key] ?? width;
  const spare = Math.max(0, room - shown.reduce((sum, column) => sum + widthOf(column), 0));
  const growing = growingOf(shown.filter(({ key }) => view.widths[key] === undefined));
  let left = 0;
  return shown.map((column, index) => {
    const width = widthOf(column) + (column === growing ? spare : 0);
    const placed = { column, width, left, frozen: index < frozenCount, lastFrozen: index === frozenCount - 1 };
    left += width;
    return placed;
  });
}

/** The one named by the list, else the bold text, else the first text: what a row is called. */
function growingOf<Row extends GridRow>(columns: readonly Column<Row>[]): Column<Row> | undefined {
  const named = columns.find(({ grows }) => grows === true);
  if (named !== undefined) return named;
  const texts = columns.filter(({ kind, right }) => kind === 'text' && right !== true);
  return texts.find(({ strong }) => strong === true) ?? texts.find(({ frozen }) => frozen !== true) ?? texts[0];
}

export const widthWithin = (width: number): number => Math.round(Math.min(widest, Math.max(narrowest, width)));

/** Row height in pixels: dense, standard, airy; rows with a second line are taller, those with large pictures taller still. */
const heights: Readonly<Record<Density, { row: number; tall: number; pictures: number }>> = {
  kompakt: { row: 26, tall: 36, pictures: 56 },
  standard: { row: 32, tall: 44, pictures: 60 },
  luftig: { row: 40, tall: 56, pictures: 72 },
};

export function rowHeight(density: Density, tall: boolean | 'pictures', coarse: boolean): number {
  const kind = tall === 'pictures' ? 'pictures' : tall ? 'tall' : 'row';
  const height = heights[density][kind];
  return coarse ? Math.max(44, height) : height;
}
