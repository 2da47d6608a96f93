/** A block being edited: every value a text, by its path in the block. */
import type { ContentBlock } from '#contract/content.ts';
import { blockKinds } from './block-kinds.ts';
import type { BlockField, BlockKind } from './block-kinds.ts';

export type Values = Readonly<Record<string, string>>;

export interface BlockDraft {
  readonly kind: BlockKind;
  readonly values: Values;
  readonly items: readonly Values[];
}

const numbers: ReadonlySet<string> = new Set(['picture.width', 'picture.height']);
const betweenCells = ' | ';

export function newBlock(kind: BlockKind): BlockDraft {
  const { fields, item } = blockKinds[kind];
  return { kind, values: emptyValues(fields), items: item === undefined ? [] : [emptyValues(item.fields)] };
}

export const emptyValues = (fields: readonly BlockField[]): Values => Object.fromEntries(fields.map(({ path }) => [path, '']));

export function blockDraftOf(block: ContentBlock): BlockDraft {
  const { fields, item } = blockKinds[block.kind];
  if (block.kind === 'list') return { kind: 'list', values: { items: block.items.join('\n') }, items: [] };
  if (block.kind === 'table') {
    const rows = [block.head, ...block.rows].map((row) => row.join(betweenCells)).join('\n');
    return { kind: 'table', values: { rows }, items: [] };
  }
  const items = 'items' in block ? block.items : [];
  return {
    kind: block.kind,
    values: valuesOf(block, fields),
    items: item === undefined ? [] : items.map((each) => valuesOf(each, item.fields)),
  };
}

/** The block as sent: texts trimmed, empty optional parts left out. */
export function blockOf({ kind, values, items }: BlockDraft): object {
  const { fields, item } = blockKinds[kind];
  if (kind === 'list') return { kind, items: linesOf(values['items']) };
  if (kind === 'table') {
    const [head = [], ...rows] = linesOf(values['rows']).map((line) => line.split('|').map((cell) => cell.trim()));
    return { kind, head, rows };
  }
  return { kind, ...objectOf(values, fields), ...(item === undefined ? {} : { items: items.map((each) => objectOf(each, item.fields)) }) };
}

const linesOf = (text = ''): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');

function valuesOf(part: object, fields: readonly BlockField[]): Values {
  const valueAt = (path: string): string => {
    const value = path.split('.').reduce<unknown>((within, key) => (within as Record<string, unknown> | undefined)?.[key], part);
    return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
  };
  return Object.fromEntries(fields.map(({ path }) => [path, valueAt(path)]));
}

const groupOf = (path: string): string => path.split('.')[0] ?? path;

function objectOf(values: Values, fields: readonly BlockField[]): object {
  const made: Record<string, unknown> = {};
  const isLeftOut = (group: string): boolean =>
    fields.every(({ path, optional }) => groupOf(path) !== group || (optional === true && (values[path] ?? '').trim() === ''));
  for (const { path } of fields) {
    const [group = '', key] = path.split('.');
    if (isLeftOut(group)) continue;
    const typed = (values[path] ?? '').trim();
    const value = numbers.has(path) ? Math.trunc(Number(typed)) || 0 : typed;
    made[group] = key === undefined ? value : { ...(made[group] as object | undefined), [key]: value };
  }
  return made;
}
