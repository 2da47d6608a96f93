/** The fields that differ between two states of a record, by path; members of lists are identified by id. */
import type { FieldValue } from '#contract/conflict.ts';
import type { FieldDifference } from './record-history.ts';

/** In the order of the fields, those of `before` first. A field missing on one side is null there. */
export function fieldDifferences(before: object, after: object): FieldDifference[] {
  const [old, now] = [flat(before), flat(after)];
  return [...new Set([...old.keys(), ...now.keys()])].flatMap((field) => {
    const difference = { field, before: old.get(field) ?? null, after: now.get(field) ?? null };
    return difference.before === difference.after ? [] : [difference];
  });
}

function flat(value: unknown, path = '', found = new Map<string, FieldValue>()): Map<string, FieldValue> {
  if (typeof value !== 'object' || value === null) {
    if (value !== undefined) found.set(path, value as FieldValue);
    return found;
  }
  for (const [name, member] of Array.isArray(value)
    ? value.map((each, at): [string, unknown] => [idOf(each, at), each])
    : Object.entries(value))
    flat(member, path === '' ? name : `${path}.${name}`, found);
  return found;
}

function idOf(member: unknown, at: number): string {
  return typeof member === 'object' && member !== null && 'id' in member ? String(member.id) : String(at);
}
