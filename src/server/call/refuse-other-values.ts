/** Fields that have calls of their own, or none, may be sent back as they were read: the stored value is no change, another one is refused by name. */
import { fieldNotPermitted, Refusal } from './refusal.ts';

export function refuseOtherValues<Field extends string>(
  sent: Readonly<Partial<Record<Field, unknown>>>,
  stored: Readonly<Partial<Record<NoInfer<Field>, unknown>>>,
): void {
  refuseFields(otherValues(sent, stored));
}

export function otherValues<Field extends string>(
  sent: Readonly<Partial<Record<Field, unknown>>>,
  stored: Readonly<Partial<Record<NoInfer<Field>, unknown>>>,
): Field[] {
  const fields = Object.keys(sent) as Field[];
  return fields.filter((field) => sent[field] !== undefined && !saysTheSame(sent[field], stored[field]));
}

/** All that was sent stands in what is stored; what is only kept here was not there to be read. */
export function saysTheSame(sent: unknown, stored: unknown): boolean {
  if (typeof sent !== 'object' || sent === null || typeof stored !== 'object' || stored === null) return sent === stored;
  if (Array.isArray(sent) !== Array.isArray(stored) || (Array.isArray(stored) && (sent as unknown[]).length !== stored.length))
    return false;
  return Object.entries(sent).every(([name, value]) => saysTheSame(value, (stored as Record<string, unknown>)[name]));
}

interface SentDocument {
  updatePositions: readonly { id: number }[];
  newPositions: readonly unknown[];
}

/** An order or a quote as it was read, or a part of it: nothing is asked for. */
export function isSentAsRead(
  { updatePositions, newPositions, ...fields }: SentDocument,
  read: { readonly positions: readonly { id: number }[] },
): boolean {
  const isLineAsRead = (line: { id: number }): boolean =>
    saysTheSame(
      line,
      read.positions.find(({ id }) => id === line.id),
    );
  return newPositions.length === 0 && updatePositions.every(isLineAsRead) && saysTheSame(fields, read);
}

/** What was sent of the fields of a schema. */
export function sentOf<Given extends object, Field extends PropertyKey>(
  given: Given,
  { shape }: { shape: Readonly<Record<Field, unknown>> },
) {
  return Object.fromEntries(Object.entries(given).filter(([name]) => name in shape)) as Pick<Given, Extract<keyof Given, Field>>;
}

export function refuseFields(names: readonly string[]): void {
  if (names.length === 0) return;
  throw new Refusal(
    422,
    names.map((name) => fieldNotPermitted(`body.${name}`)),
  );
}
