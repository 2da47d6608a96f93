/** The part list as it was stored with a position. Lines of before have one text as remark, in the language of the model: all read that (decision 0095). */
import { inEveryLanguage } from '#domain/language/language.ts';
import type { PartLine } from '#domain/part-list/part-line.ts';

type StoredPart = Omit<PartLine, 'remark'> & { remark: PartLine['remark'] | string };

/** The cast is safe: parts were stored from an evaluation. */
export function storedParts(parts: readonly object[]): PartLine[] {
  return (parts as readonly StoredPart[]).map(({ remark, ...line }) => ({
    ...line,
    remark: typeof remark === 'string' ? inEveryLanguage(remark) : remark,
  }));
}
