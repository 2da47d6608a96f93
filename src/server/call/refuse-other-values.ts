/** Fields that have calls of their own, or none, may be sent back as they were read: the stored value is no change, another one is refused by name. */
import { isDeepStrictEqual } from 'node:util';
import { fieldNotPermitted, Refusal } from './refusal.ts';

export function refuseOtherValues<Field extends string>(
  sent: Readonly<Partial<Record<Field, unknown>>>,
  stored: Readonly<Record<Field, unknown>>,
): void {
  const fields = Object.keys(sent) as Field[];
  refuseFields(fields.filter((field) => sent[field] !== undefined && !isDeepStrictEqual(sent[field], stored[field])));
}

export function refuseFields(names: readonly string[]): void {
  if (names.length === 0) return;
  throw new Refusal(
    422,
    names.map((name) => fieldNotPermitted(`body.${name}`)),
  );
}
