/** A model's content as fields with readable paths, to be merged field by field when two people have edited it. */
import type { ModelContent } from '#contract/model-desk.ts';
import type { Fields } from '../record/merge-fields.ts';
import { valueAt } from './content-path.ts';

type Members = Map<string, unknown>;

/** By a name that identifies rows by their ids, so that an added row shifts no other; null: a value without members. */
function membersOf(value: unknown): Members | null {
  if (typeof value !== 'object' || value === null || Object.keys(value).length === 0) return null;
  const members: Members = new Map();
  for (const [key, member] of Object.entries(value)) {
    const name = Array.isArray(value) ? rowName(member, key) : key;
    members.set(members.has(name) ? `${name} ${key}` : name, member);
  }
  return members;
}

function rowName(member: unknown, key: string): string {
  const id = valueAt(member, ['id']) ?? valueAt(member, ['name']);
  return typeof id === 'string' && id !== '' ? id : key;
}

const within = (name: string, member: string): string => (name === '' ? member : `${name}.${member}`);

const textOf = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value));

export function fieldsOf(content: ModelContent): Fields {
  const fields: Record<string, string> = {};
  const walk = (value: unknown, name: string): void => {
    const members = membersOf(value);
    if (members === null) fields[name] = textOf(value);
    else for (const [key, member] of members) walk(member, within(name, key));
  };
  walk(content, '');
  return fields;
}

/** The content that has these fields, each as one of the two has it; what is in none of them is gone. */
export function withFields(saved: ModelContent, own: ModelContent, fields: Fields): ModelContent {
  return mergedValue(saved, own, { name: '', fields }) as ModelContent;
}

/** Undefined: nothing is left of it. */
function mergedValue(saved: unknown, own: unknown, { name, fields }: { name: string; fields: Fields }): unknown {
  const text = fields[name];
  if (text !== undefined) return [saved, own].find((value) => value !== undefined && textOf(value) === text);
  const [theirs, mine] = [membersOf(saved), membersOf(own)];
  const merged = inOrder(theirs, mine).flatMap((key) => {
    const member = mergedValue(theirs?.get(key), mine?.get(key), { name: within(name, key), fields });
    return member === undefined ? [] : [[key, member] as const];
  });
  if (merged.length === 0) return undefined;
  return Array.isArray(theirs === null ? own : saved) ? merged.map(([, member]) => member) : Object.fromEntries(merged);
}

/** As saved; one that only the own content has follows what it follows there. */
function inOrder(theirs: Members | null, mine: Members | null): string[] {
  const keys = [...(theirs?.keys() ?? [])];
  let before = -1;
  for (const key of mine?.keys() ?? []) {
    if (!keys.includes(key)) keys.splice(before + 1, 0, key);
    before = keys.indexOf(key);
  }
  return keys;
}
