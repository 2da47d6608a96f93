/** A model's content as fields with readable paths, to be merged field by field when two people have edited it. */
import type { ModelContent } from '#contract/model-desk.ts';
import type { Fields } from '../record/merge-fields.ts';
import { valueAt, withValue } from './content-path.ts';
import type { Path, Step } from './content-path.ts';

interface Leaf {
  path: Path;
  value: unknown;
}

/** By a name that identifies rows by their ids, so that an added row shifts no other. */
function leavesOf(content: ModelContent): Map<string, Leaf> {
  const leaves = new Map<string, Leaf>();
  const walk = (value: unknown, path: Path, name: string): void => {
    if (typeof value !== 'object' || value === null || Object.keys(value).length === 0) {
      leaves.set(name, { path, value });
      return;
    }
    for (const [key, member] of Object.entries(value)) {
      const step: Step = Array.isArray(value) ? Number(key) : key;
      const own = Array.isArray(value) ? rowName(member, key) : key;
      walk(member, [...path, step], name === '' ? own : `${name}.${own}`);
    }
  };
  walk(content, [], '');
  return leaves;
}

function rowName(member: unknown, key: string): string {
  const id = valueAt(member, ['id']) ?? valueAt(member, ['name']);
  return typeof id === 'string' && id !== '' ? id : key;
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value));

export function fieldsOf(content: ModelContent): Fields {
  return Object.fromEntries([...leavesOf(content)].map(([name, { value }]) => [name, textOf(value)]));
}

/** `saved` with those fields of the own content that differ; rows that exist only in the own content are kept. */
export function withFields(saved: ModelContent, own: ModelContent, fields: Fields): ModelContent {
  const [theirs, mine] = [leavesOf(saved), leavesOf(own)];
  let merged = saved;
  for (const [name, text] of Object.entries(fields)) {
    const leaf = mine.get(name);
    const before = theirs.get(name);
    if (leaf === undefined || textOf(leaf.value) !== text || (before !== undefined && textOf(before.value) === text)) continue;
    merged = withValue(merged, before?.path ?? leaf.path, leaf.value);
  }
  return merged;
}
