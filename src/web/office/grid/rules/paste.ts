/** Preview of a pasted block: each cell's old and new value, good or faulty, and the cells that cannot take it. */
import { lockOf, type Column, type GridRow, type RowId } from './column.ts';
import type { Block } from './clipboard.ts';
import { draftOf, isFaulty, savedValue, withCell, type CellText, type Draft, type EditContext, type Edits } from './edit.ts';
import type { Range, Size } from './grid-state.ts';

export interface Paste<Row extends GridRow> {
  /** Size of the block as applied, repeated over a range that is a multiple of it. */
  readonly size: Size;
  readonly cells: ReadonlyMap<RowId, { readonly row: Row; readonly drafts: ReadonlyMap<string, Draft> }>;
  readonly refused: Refused;
}

export interface Refused {
  /** Rows and columns of the block beyond the end of the list. */
  readonly beyondRows: number;
  readonly beyondColumns: number;
  /** Number of cells in read-only columns. */
  readonly readOnly: number;
  /** Number of locked cells, by reason. */
  readonly locked: ReadonlyMap<string, number>;
}

/** Area of a pasted block, from the range's first cell on; a range that is a multiple of the block is filled with it. */
export function laidSize(block: Block, { top, bottom, left, right }: Range): Size {
  const [rows, columns] = [block.length, block[0]?.length ?? 0];
  const [wantedRows, wantedColumns] = [bottom - top + 1, right - left + 1];
  const isMultiple = rows > 0 && columns > 0 && wantedRows % rows === 0 && wantedColumns % columns === 0;
  return isMultiple ? { rows: wantedRows, columns: wantedColumns } : { rows, columns };
}

export interface PasteTarget<Row extends GridRow> {
  /** Rows from the range's first one on, as far as they exist. */
  readonly rows: readonly Row[];
  /** Columns from the range's first one on. */
  readonly columns: readonly Column<Row>[];
  readonly size: Size;
}

export function pasteOf<Row extends GridRow>(
  block: Block,
  target: PasteTarget<Row>,
  edits: Edits<Row>,
  context: EditContext<Row>,
): Paste<Row> {
  const { rows, columns, size } = target;
  const cells = new Map<RowId, { row: Row; drafts: ReadonlyMap<string, Draft> }>();
  const locked = new Map<string, number>();
  let readOnly = 0;
  for (const [down, row] of rows.slice(0, size.rows).entries()) {
    for (const [across, column] of columns.slice(0, size.columns).entries()) {
      const lock = lockOf(column, row);
      if (lock !== null) locked.set(lock, (locked.get(lock) ?? 0) + 1);
      else if (column.editor !== true) readOnly += 1;
      else {
        const text = block[down % block.length]?.[across % (block[0]?.length ?? 1)] ?? '';
        const draft = draftOf(column, row, text, savedValue(edits, column, row), context.today);
        cells.set(row.id, { row, drafts: withCell(cells.get(row.id)?.drafts ?? new Map(), column.key, draft) });
      }
    }
  }
  const refused = {
    beyondRows: Math.max(0, size.rows - rows.length),
    beyondColumns: Math.max(0, size.columns - columns.length),
    readOnly,
    locked,
  };
  return { size, cells, refused };
}

export function pasteCounts<Row extends GridRow>({ cells }: Paste<Row>): { good: number; faulty: number } {
  const drafts = [...cells.values()].flatMap((row) => [...row.drafts.values()]);
  const faulty = drafts.filter(isFaulty).length;
  return { good: drafts.length - faulty, faulty };
}

/** Changes one cell of the block during the preview. */
export function withPastedText<Row extends GridRow>(
  paste: Paste<Row>,
  column: Column<Row>,
  id: RowId,
  text: string,
  context: EditContext<Row>,
): Paste<Row> {
  const known = paste.cells.get(id);
  const before = known?.drafts.get(column.key);
  if (known === undefined || before === undefined) return paste;
  const drafts = withCell(known.drafts, column.key, draftOf(column, known.row, text, before.before, context.today));
  return { ...paste, cells: new Map(paste.cells).set(id, { ...known, drafts }) };
}

/** The good cells of a block as texts to write. */
export function goodTexts<Row extends GridRow>({ cells }: Paste<Row>): CellText<Row>[] {
  return [...cells.values()].flatMap(({ row, drafts }) =>
    [...drafts].filter(([, draft]) => !isFaulty(draft)).map(([key, { text }]) => ({ row, key, text })),
  );
}
