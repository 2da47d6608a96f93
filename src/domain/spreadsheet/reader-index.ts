/**
 * Which formulas have to be computed again when a cell changes. Single cells know their readers; each
 * range is stored once, by column, however many formulas read it.
 * Specification: domain decisions §10.
 */
import type { Cell } from './sheet-cells.ts';
import type { Area } from './value.ts';

interface ReadArea {
  top: number;
  bottom: number;
  readers: Cell[];
  mark: number;
}

/** Wider ranges are kept in one list per sheet. */
const wide = 256;

export class ReaderIndex {
  private readonly known = new Map<string, ReadArea>();
  private readonly byColumn = new Map<number, ReadArea[]>();
  private readonly wideAreas = new Map<number, { area: ReadArea; left: number; right: number }[]>();
  private mark = 0;

  add(area: Area, reader: Cell): void {
    const { sheet } = area.source;
    const key = `${sheet}:${area.top}:${area.left}:${area.rows}:${area.columns}`;
    let entry = this.known.get(key);
    if (entry === undefined) {
      entry = { top: area.top, bottom: area.top + area.rows - 1, readers: [], mark: 0 };
      this.known.set(key, entry);
      if (area.columns > wide)
        this.listed(this.wideAreas, sheet).push({ area: entry, left: area.left, right: area.left + area.columns - 1 });
      else for (let c = area.left; c < area.left + area.columns; c += 1) this.listed(this.byColumn, sheet * 16_384 + c).push(entry);
    }
    if (entry.readers.at(-1) !== reader) entry.readers.push(reader);
  }

  private listed<T>(lists: Map<number, T[]>, key: number): T[] {
    const list = lists.get(key) ?? [];
    lists.set(key, list);
    return list;
  }

  /** All formulas that depend on the given cells, directly or not, each once. */
  dependents(changed: readonly Cell[], spend: (steps: number) => void): Cell[] {
    this.mark += 1;
    const mark = this.mark;
    const found: Cell[] = [];
    const queue: Cell[] = [...changed];
    const take = (reader: Cell): void => {
      if (reader.mark === mark) return;
      reader.mark = mark;
      found.push(reader);
      queue.push(reader);
    };
    for (let cell = queue.pop(); cell !== undefined; cell = queue.pop()) {
      const { row, column, sheet } = cell;
      cell.readers.forEach(take);
      for (const other of cell.filled) queue.push(other);
      const areas = this.byColumn.get(sheet * 16_384 + column) ?? [];
      const inside = this.wideAreas.get(sheet)?.filter(({ left, right }) => column >= left && column <= right) ?? [];
      spend(1 + areas.length + inside.length);
      for (const area of [...areas, ...inside.map((each) => each.area)]) {
        if (area.mark === mark || row < area.top || row > area.bottom) continue;
        area.mark = mark;
        area.readers.forEach(take);
      }
    }
    return found;
  }
}
