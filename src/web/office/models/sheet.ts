/** One part of a model as a table: its rows in the content, and the path of each cell. */
import type { DraftEvaluation, ModelContent, ModelFault } from '#contract/model-desk.ts';
import { parseNumber } from '#domain/list/number-text.ts';
import type { Choice, Column, GridRow, Value } from '../grid/rules/column.ts';
import { readText, textOf } from '../grid/rules/kind.ts';
import { membersAt, nameOf, textAt, valueAt, withValue } from './content-path.ts';
import type { Path, Step } from './content-path.ts';
import { spokenPath, withSpoken } from './spoken-cell.ts';

/** `formula`: a number or a text of the formula language; `scalar`: number, text or yes/no; `names`: names with commas; `json`: anything deeper. */
export type CellKind = 'text' | 'formula' | 'number' | 'scalar' | 'boolean' | 'choice' | 'names' | 'json';

export interface SheetColumn {
  readonly key: string;
  readonly head: string;
  readonly kind: CellKind;
  readonly width: number;
  /** Numbers: shown with apostrophes and at least so many decimals, so that their points align. */
  readonly decimals?: number;
  /** Relative to the row. Absent: the row's name in its record, which is read-only. */
  readonly path?: Path;
  readonly choices?: readonly Choice[];
  readonly frozen?: boolean;
  /** Shows the faults that name no cell. */
  readonly main?: boolean;
  /** One of the cells of a text in three languages for which one formula may stand; it shows in each of them then. */
  readonly spoken?: boolean;
}

export interface Sheet {
  readonly key: string;
  readonly title: string;
  readonly remark?: string;
  /** Path of its rows in the content. */
  readonly path: Path;
  /** Prefix of its rows in fault paths: `let`, `params`, `cost.rules`. */
  readonly prefix: string;
  readonly columns: readonly SheetColumn[];
  /** The row's current result, shown before the column of this key. */
  readonly live?: {
    readonly before: string;
    readonly head: string;
    readonly of: (row: Pick<SheetRow, 'name' | 'value'>, evaluation: DraftEvaluation) => string;
  };
  /** A new row under an unused name; absent: rows cannot be added or removed. */
  readonly fresh?: (name: string) => unknown;
}

export interface SheetRow extends GridRow {
  readonly id: string;
  readonly step: Step;
  /** Its id, or its name in a record. */
  readonly name: string;
  readonly value: unknown;
  /** As saved; undefined: the row is new. */
  readonly stored: unknown;
  readonly live: string;
  /** By the column's key. */
  readonly faults: ReadonlyMap<string, ModelFault>;
}

export function rowsOfSheet(
  sheet: Sheet,
  { content, stored, evaluation }: { content: ModelContent; stored: ModelContent; evaluation: DraftEvaluation | null },
): SheetRow[] {
  const before = membersAt(stored, sheet.path);
  return membersAt(content, sheet.path).map(([step, value], index): SheetRow => {
    const name = nameOf(step, value);
    const twin = before.find(([other, each]) => nameOf(other, each) === name);
    const row = { name, value };
    return {
      ...row,
      id: `${index}`,
      step,
      stored: twin?.[1],
      live: evaluation === null ? '' : (sheet.live?.of(row, evaluation) ?? ''),
      faults: faultsOfRow(sheet, { step, name }, evaluation?.faults ?? []),
    };
  });
}

/** Faults identify rows by id or index; those of tables count rows from one. */
function faultsOfRow(
  { prefix, columns }: Sheet,
  { step, name }: { step: Step; name: string },
  faults: readonly ModelFault[],
): ReadonlyMap<string, ModelFault> {
  const starts = [
    `${prefix}.${name}`,
    `${prefix}.${step}`,
    ...(/^tables\.[^.]+\.rows$/.test(prefix) ? [`${prefix.slice(0, -5)}.${Number(step) + 1}`] : []),
  ];
  const found = new Map<string, ModelFault>();
  for (const fault of faults) {
    const start = starts.find((each) => fault.where === each || fault.where.startsWith(`${each}.`));
    if (start === undefined) continue;
    const rest = fault.where.slice(start.length + 1) || (fault.key === 'cell-type' ? fault.detail : '');
    const column = columnOfFault(columns, rest);
    if (column !== undefined && !found.has(column.key)) found.set(column.key, fault);
  }
  return found;
}

function columnOfFault(columns: readonly SheetColumn[], rest: string): SheetColumn | undefined {
  const matching = columns.filter(
    ({ path = [] }) =>
      path.length > 0 && (rest === path.join('.') || rest.startsWith(`${path.join('.')}.`) || path.join('.').startsWith(`${rest}.`)),
  );
  return (rest === '' ? undefined : matching[0]) ?? columns.find(({ main }) => main === true) ?? columns[0];
}

export function cellValue(column: SheetColumn, row: Pick<SheetRow, 'name'>, value: unknown): Value {
  if (column.path === undefined) return row.name;
  const path = column.spoken === true ? spokenPath(column.path, value) : column.path;
  const at = valueAt(value, path);
  if (at === undefined || at === null) return null;
  if (column.kind === 'boolean' || column.kind === 'choice') return isValue(at) ? at : JSON.stringify(at);
  if (column.kind === 'names' && Array.isArray(at)) return at.join(', ');
  return textAt(value, path);
}

const isValue = (value: unknown): value is string | number | boolean => ['string', 'number', 'boolean'].includes(typeof value);

/** The typed text as a value of the document. Text that cannot be parsed is kept: the model reports what is wrong with it. */
export function typedValue(column: SheetColumn, grid: Column<SheetRow>, typed: string): unknown {
  const text = typed.trim();
  if (text === '') return undefined;
  switch (column.kind) {
    case 'text':
      return typed;
    case 'formula':
    case 'scalar':
      if (/^-?\d+(\.\d+)?$/.test(typed)) return Number(text);
      // Untrimmed: a trailing space may be followed by more.
      return column.kind === 'scalar' && (text === 'true' || text === 'false') ? text === 'true' : typed;
    case 'names':
      return text
        .split(',')
        .map((name) => name.trim())
        .filter(Boolean);
    case 'number':
      return parseNumber(text) ?? text;
    case 'json':
      return parsed(text);
    default: {
      const reading = readText(grid, text, '2000-01-01' as Parameters<typeof readText>[2]);
      return reading.ok ? reading.value : text;
    }
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return text;
  }
}

export function withTyped(content: ModelContent, sheet: Sheet, row: SheetRow, column: SheetColumn, value: unknown): ModelContent {
  if (column.path === undefined) return content;
  const whole = [...sheet.path, row.step];
  if (column.spoken === true) return withSpoken(content, [...whole, ...column.path], value);
  const isPlace = typeof column.path.at(-1) === 'number';
  const next = withValue(content, [...whole, ...column.path], value === undefined && isPlace ? '' : value);
  // A shape without any dimension is removed.
  const [outer] = column.path;
  const rest = column.path.length < 2 || outer === undefined ? null : valueAt(next, [...whole, outer]);
  const isBare = typeof rest === 'object' && rest !== null && Object.values(rest).every((each) => each === '');
  return isBare && outer !== undefined ? withValue(next, [...whole, outer], undefined) : next;
}

const kinds: Record<CellKind, Column<SheetRow>['kind']> = {
  text: 'text',
  formula: 'text',
  scalar: 'text',
  names: 'text',
  json: 'text',
  number: 'text',
  boolean: 'boolean',
  choice: 'choice',
};

/** The sheet's columns in the form of the grid. */
export function gridColumns(sheet: Sheet, isLocked: boolean): Column<SheetRow>[] {
  const own = sheet.columns.map((column, index): Column<SheetRow> => ({
    key: column.key,
    ...phonePlace(sheet, column, index),
    head: column.head,
    kind: kinds[column.kind],
    width: column.width,
    ...(column.kind === 'number' ? { right: true } : {}),
    ...(column.decimals === undefined ? {} : { cell: (row) => alignedText(cellValue(column, row, row.value), column.decimals ?? 0) }),
    sort: false,
    filter: false,
    editor: !isLocked && column.path !== undefined,
    value: (row) => cellValue(column, row, row.value),
    ...(column.frozen === true ? { frozen: true } : {}),
    ...(column.choices === undefined ? {} : { choices: column.choices }),
  }));
  const { live } = sheet;
  if (live === undefined) return own;
  const at = own.findIndex(({ key }) => key === live.before);
  const column: Column<SheetRow> = {
    key: 'live',
    head: live.head,
    kind: 'text',
    width: 130,
    sort: false,
    filter: false,
    strong: true,
    phone: isFigure(sheet) ? 'title' : 'figure',
    value: ({ live: text }) => text,
  };
  return [...own.slice(0, at), column, ...own.slice(at)];
}

/** Whether the cell that matters most is a number, as in a list of prices. */
const isFigure = ({ columns }: Sheet): boolean => columns.some(({ main, kind }) => main === true && kind === 'number');

/** On a phone a row is its name, the cell that matters most, and its unit. A price is of what its key is called. */
function phonePlace(sheet: Sheet, { main, kind, key }: SheetColumn, index: number): Pick<Column<SheetRow>, 'phone'> {
  if (index === 0) return isFigure(sheet) && sheet.live !== undefined ? {} : { phone: 'title' };
  if (main === true) return { phone: kind === 'number' ? 'figure' : 'second' };
  return key === 'unit' ? { phone: isFigure(sheet) ? 'second' : 'figure' } : {};
}

/** A text that is no number stays as it was typed. */
function alignedText(value: Value, decimals: number): string {
  const number = parseNumber(String(value ?? ''));
  return number === null ? String(value ?? '') : textOf({ key: '', head: '', kind: 'number', width: 0, decimals }, number);
}

/** A cell's text as shown in its field. */
export const cellText = (column: Column<SheetRow>, value: Value): string => textOf(column, value, false);
