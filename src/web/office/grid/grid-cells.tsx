/** The grid's table, and what lies over the marked cells. */
import type { GridRow } from './rules/column.ts';
import { withSort } from './rules/grid-view.ts';
import type { GridProps } from './grid.tsx';
import { GridOverlay } from './grid-overlay.tsx';
import { GridTable, headHeight } from './grid-table.tsx';
import type { GridControl } from './use-grid.ts';

interface GridCellsProps<Row extends GridRow> extends Pick<GridProps<Row>, 'label' | 'view'> {
  grid: GridControl<Row>;
}

export function GridCells<Row extends GridRow>({ label, view, grid }: GridCellsProps<Row>) {
  const { scroller, placed, lead, height, rows, cursor, shown, pasting, editing, tipId, changeView } = grid;
  return (
    <GridTable
      label={label}
      scroller={scroller}
      columns={placed}
      lead={lead}
      rowHeight={height}
      rows={rows}
      places={shown.places}
      cursor={cursor}
      ticks={grid.ticks}
      edits={grid.edit.edits}
      paste={pasting.paste}
      editing={editing}
      tipId={tipId}
      view={view}
      openFilter={grid.openFilter}
      onSort={(column, also) => changeView((now) => withSort(now, column, also))}
      onFilter={grid.setOpenFilter}
      onWidth={(column, width) => changeView((now) => ({ ...now, widths: { ...now.widths, [column]: width } }))}
      onKeyDown={grid.onKeyDown}
      onClick={grid.onClick}
      onDoubleClick={grid.onDoubleClick}
      onCopy={pasting.onCopy}
      onPaste={pasting.onPaste}
    >
      <GridOverlay
        tipId={tipId}
        state={cursor.state}
        row={grid.active}
        draft={editing.draft}
        columns={placed}
        leadWidth={lead.width}
        headHeight={headHeight}
        rowHeight={height}
        lastShown={shown.last}
        editing={editing}
      />
    </GridTable>
  );
}
