/** Fields that have calls of their own, or none, may be sent back as they were read: the stored value is no change, another one is refused by name. */
import { canonicalJson } from '#domain/configurator/hash.ts';
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

interface Line {
  id: number;
  configuration?: unknown;
}

interface SentDocument {
  updatePositions: readonly Line[];
  newPositions: readonly unknown[];
}

/** Values that a configuration leaves out are the usual ones: it is the same only as a whole. */
const isConfiguredAsRead = (sent: Line, read: Line | undefined): boolean =>
  sent.configuration === undefined || canonicalJson(sent.configuration) === canonicalJson(read?.configuration ?? null);

/** An order or a quote as it was read, or a part of it: nothing is asked for. */
export function isSentAsRead(
  { updatePositions, newPositions, ...fields }: SentDocument,
  read: { readonly positions: readonly Line[] },
): boolean {
  const isLineAsRead = (line: Line): boolean => {
    const position = read.positions.find(({ id }) => id === line.id);
    return saysTheSame(line, position) && isConfiguredAsRead(line, position);
  };
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
