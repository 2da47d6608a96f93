import { useState, type ClipboardEvent } from 'react';
import { lockOf, type Column, type GridRow, type RowId } from './rules/column.ts';
import { blockOfHtml, blockOfText, tabText, tableHtml, type Block, type CopiedCell } from './rules/clipboard.ts';
import { cellText } from './rules/edit.ts';
import { isSingle, rangeOf, type Range } from './rules/grid-state.ts';
import { goodTexts, laidSize, pasteCounts, pasteOf, withPastedText, type Paste } from './rules/paste.ts';
import type { Cursor } from './use-cursor.ts';
import type { EditControl } from './use-edits.ts';
import type { PlacedRows } from './use-placed-rows.ts';
import { gridWords as t } from './grid-words.ts';

export interface PasteControl<Row extends GridRow> {
  readonly paste: Paste<Row> | null;
  readonly counts: { good: number; faulty: number };
  readonly onCopy: (event: ClipboardEvent) => void;
  readonly onPaste: (event: ClipboardEvent) => void;
  /** Writes the good cells as one step; if some are faulty, only after confirmation. */
  readonly insert: () => void;
  readonly discard: () => void;
  /** Changes one cell of the previewed block; false if the block does not cover it. */
  readonly type: (id: RowId, column: Column<Row>, text: string) => boolean;
}

/** Limit of a clipboard in characters: 10'000 rows of a dozen columns. */
const longestClipboard = 4_000_000;

interface PasteOptions<Row extends GridRow> {
  rows: PlacedRows<Row>;
  columns: readonly Column<Row>[];
  cursor: Cursor;
  edit: EditControl<Row>;
  say: (notice: string) => void;
}

/** Copies a range, and previews a pasted block over its cells until it is inserted or discarded. */
export function usePaste<Row extends GridRow>({ rows, columns, cursor, edit, say }: PasteOptions<Row>): PasteControl<Row> {
  const [paste, setPaste] = useState<Paste<Row> | null>(null);

  const copied = (range: Range, chosen: readonly Row[]): CopiedCell[][] =>
    chosen.map((row) =>
      columns
        .slice(range.left, range.right + 1)
        .map((column) => ({ text: cellText(edit.edits, column, row), isText: !['number', 'money'].includes(column.kind) })),
    );
  const onCopy = (event: ClipboardEvent): void => {
    const range = rangeOf(cursor.state);
    event.preventDefault();
    const here = rows.loadedBetween(range.top, range.bottom);
    if (here !== null) {
      const cells = copied(range, here);
      event.clipboardData.setData('text/plain', tabText(cells));
      event.clipboardData.setData('text/html', tableHtml(cells));
      say(t.copied(range.bottom - range.top + 1, range.right - range.left + 1));
      return;
    }
    const cells = rows.between(range.top, range.bottom).then((all) => copied(range, all));
    const blob = (type: string, write: (cells: CopiedCell[][]) => string) => cells.then((all) => new Blob([write(all)], { type }));
    navigator.clipboard
      .write([new ClipboardItem({ 'text/plain': blob('text/plain', tabText), 'text/html': blob('text/html', tableHtml) })])
      .then(
        () => say(t.copied(range.bottom - range.top + 1, range.right - range.left + 1)),
        () => say(t.notCopied),
      );
  };

  const lay = async (block: Block): Promise<void> => {
    const range = rangeOf(cursor.state);
    const size = laidSize(block, range);
    const taken = await rows.between(range.top, Math.min(rows.count, range.top + size.rows) - 1);
    const target = { rows: taken, columns: columns.slice(range.left), size };
    const next = pasteOf(block, target, edit.edits, edit.context);
    const [row, column] = [taken[0], columns[range.left]];
    if (size.rows === 1 && size.columns === 1 && isSingle(range) && row !== undefined && column !== undefined) {
      const lock = lockOf(column, row);
      if (lock !== null || column.editor !== true) say(lock ?? t.readOnly(column.head));
      else edit.write([{ row, key: column.key, text: block[0]?.[0] ?? '' }]);
      return;
    }
    setPaste(next);
    cursor.select({
      ...range,
      bottom: range.top + Math.max(1, taken.length) - 1,
      right: Math.min(columns.length, range.left + size.columns) - 1,
    });
  };
  const onPaste = (event: ClipboardEvent): void => {
    const text = event.clipboardData.getData('text/plain');
    const html = event.clipboardData.getData('text/html');
    event.preventDefault();
    if (text.length > longestClipboard || html.length > 4 * longestClipboard) {
      say(t.tooLarge);
      return;
    }
    const block = text === '' ? blockOfHtml(html) : blockOfText(text);
    if (block.length > 0) lay(block).catch(() => say(t.notPasted));
  };
  return {
    paste,
    counts: paste === null ? { good: 0, faulty: 0 } : pasteCounts(paste),
    onCopy,
    onPaste,
    insert: () => {
      if (paste !== null) edit.write(goodTexts(paste));
      setPaste(null);
    },
    discard: () => setPaste(null),
    type: (id, column, text) => {
      if (paste?.cells.get(id)?.drafts.has(column.key) !== true) return false;
      setPaste(withPastedText(paste, column, id, text, edit.context));
      return true;
    },
  };
}
