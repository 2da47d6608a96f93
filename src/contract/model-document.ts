/** A document kept as it was written: plain JSON of limited size and depth, contents not checked. */
import { z } from 'zod';

const mostDepth = 12;
const mostMembers = 40_000;
const longestText = 2000;

/** Iterative, so that no depth overflows the stack. */
function isPlain(document: unknown): boolean {
  const waiting: { value: unknown; depth: number }[] = [{ value: document, depth: 0 }];
  for (let members = 0; ; members += 1) {
    const next = waiting.pop();
    if (next === undefined) return true;
    const { value, depth } = next;
    if (members > mostMembers || depth > mostDepth) return false;
    if (typeof value === 'string' && !isText(value)) return false;
    if (typeof value === 'number' && !Number.isFinite(value)) return false;
    if (typeof value !== 'object' || value === null) continue;
    for (const [name, member] of Object.entries(value)) {
      if (!isText(name) || name === '__proto__') return false;
      waiting.push({ value: member, depth: depth + 1 });
    }
  }
}

/** The database can store neither NUL nor half a surrogate pair. */
const isText = (text: string): boolean => text.length <= longestText && text.isWellFormed() && !text.includes('\0');

export const ModelDocument = z.record(z.string(), z.unknown()).refine(isPlain, 'not plain JSON, too deep or too large');
export type ModelDocument = z.infer<typeof ModelDocument>;
