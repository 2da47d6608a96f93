/** Compiles everything that names cells: references, tables, ranges between references, intersections, unions. Specification: domain decisions §10. */
import { maxColumns, maxRows } from './address.ts';
import type { Code, Context, Place } from './context.ts';
import { intersected } from './intersection.ts';
import type { Linker } from './compile.ts';
import { FaultSignal, type ReferenceNode, type TableNode } from './syntax.ts';
import { Area, CellError, errors, Grid, isBlock, type Operand, type Scalar } from './value.ts';

interface Spot {
  linker: Linker;
  place: Place;
  /** Offset of relative references: shared formulas are written for another cell. */
  moved: { rows: number; columns: number };
}

export function sheetOf({ linker, place }: Spot, name: string | null): number {
  if (name === null) return place.sheet;
  const sheet = linker.sheetNumber(name);
  if (sheet < 0) throw new FaultSignal('unknown-sheet', name);
  return sheet;
}

/** A moved reference wraps around at the sheet's edges. Null if the area is not on a sheet. */
function areaOn({ linker, moved }: Spot, node: ReferenceNode, sheet: number): Area | null {
  const row = (at: number, fixed: boolean): number => (fixed ? at : (at + moved.rows + maxRows) % maxRows);
  const column = (at: number, fixed: boolean): number => (fixed ? at : (at + moved.columns + maxColumns) % maxColumns);
  const rows = [row(node.top, node.topFixed), row(node.bottom, node.bottomFixed)];
  const columns = [column(node.left, node.leftFixed), column(node.right, node.rightFixed)];
  const top = Math.min(...rows);
  const left = Math.min(...columns);
  return linker.context.area(sheet, top, left, Math.max(...rows) - top + 1, Math.max(...columns) - left + 1);
}

function fixedArea(linker: Linker, area: Area | null): Code {
  if (area === null) return () => errors.reference;
  linker.noteArea(area);
  const shared = linker.sharedArea(area);
  return () => shared;
}

export function referenceCode(spot: Spot, node: ReferenceNode): Code {
  const first = sheetOf(spot, node.sheet);
  if (node.lastSheet === undefined) return fixedArea(spot.linker, areaOn(spot, node, first));
  const last = sheetOf(spot, node.lastSheet);
  const sheets = Array.from({ length: Math.abs(last - first) + 1 }, (_, index) => Math.min(first, last) + index);
  return unionCode(
    sheets.map((sheet) => fixedArea(spot.linker, areaOn(spot, node, sheet))),
    spot.linker.context,
  );
}

/** Reads a single cell directly; null if the reference covers more than one. */
export function cellCode(spot: Spot, node: ReferenceNode): Code | null {
  const { linker } = spot;
  if (node.lastSheet !== undefined || node.top !== node.bottom || node.left !== node.right) return null;
  const area = areaOn(spot, node, sheetOf(spot, node.sheet));
  if (area === null || area.rows !== 1 || area.columns !== 1) return null;
  linker.countNode();
  linker.noteArea(area);
  return linker.cellReader(area);
}

export function tableCode({ linker, place }: Spot, node: TableNode): Code {
  const found = linker.tablePlace(node, place);
  if (found === null) return () => (node.rows.includes('this') ? errors.value : errors.reference);
  return fixedArea(linker, linker.context.area(found.sheet, found.top, found.left, found.rows, found.columns));
}

/** Several blocks as one column of their values, part after part. */
export function unionCode(parts: readonly Code[], context: Context): Code {
  return () => {
    const cells: Scalar[] = [];
    for (const part of parts) {
      const operand = part();
      if (operand instanceof CellError) return operand;
      if (!isBlock(operand)) cells.push(operand);
      else {
        context.spend(operand.usedRows * operand.usedColumns);
        for (let row = 0; row < operand.usedRows; row += 1)
          for (let column = 0; column < operand.usedColumns; column += 1) cells.push(operand.at(row, column));
      }
    }
    return new Grid(Math.max(1, cells.length), 1, cells);
  };
}

type Edges = [top: number, left: number, bottom: number, right: number];

function together(left: Code, right: Code, { context }: Linker, empty: CellError, edges: (a: Area, b: Area) => Edges): Code {
  return () => {
    const a = left();
    const b = right();
    if (a instanceof CellError) return a;
    if (b instanceof CellError) return b;
    if (!(a instanceof Area) || !(b instanceof Area) || a.source !== b.source) return errors.reference;
    const [top, first, bottom, last] = edges(a, b);
    return bottom <= top || last <= first
      ? empty
      : (context.area(a.source.sheet, top, first, bottom - top, last - first) ?? errors.reference);
  };
}

/** From one reference to the other. */
export function rangeCode(left: Code, right: Code, linker: Linker): Code {
  linker.noteVolatile();
  return together(left, right, linker, errors.reference, (a, b) => [
    Math.min(a.top, b.top),
    Math.min(a.left, b.left),
    Math.max(a.top + a.rows, b.top + b.rows),
    Math.max(a.left + a.columns, b.left + b.columns),
  ]);
}

/** The intersection of both references; #NULL! if it is empty. */
export function sharedCode(left: Code, right: Code, linker: Linker): Code {
  return together(left, right, linker, errors.empty, (a, b) => [
    Math.max(a.top, b.top),
    Math.max(a.left, b.left),
    Math.min(a.top + a.rows, b.top + b.rows),
    Math.min(a.left + a.columns, b.left + b.columns),
  ]);
}

/** The value in the formula's own row or column; of a computed block the first one. */
export function singleCode(code: Code, place: Place): Code {
  return () => single(code(), place);
}

function single(operand: Operand, place: Place): Operand {
  if (operand instanceof Area) return intersected(operand, place);
  return isBlock(operand) ? operand.at(0, 0) : operand;
}

/** The whole block spilled by the formula in a cell. */
export function spillCode(code: Code, { context, noteVolatile }: Linker): Code {
  noteVolatile();
  return () => {
    const operand = code();
    if (!(operand instanceof Area)) return operand instanceof CellError ? operand : errors.reference;
    return context.spilled(operand.source.sheet, operand.top, operand.left);
  };
}
