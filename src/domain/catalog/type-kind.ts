/**
 * Leaf and composite product types. Products of a leaf type are single goods, computed by a model or a workbook, or kept unchanged.
 * A composite type is for sets: its products name the goods they contain (attribute type 12) and are put together, never computed.
 * Specification: back-office §3 (Product type); the meaning of composite is the shop's own decision (0035).
 */
import type { Refusal } from '#domain/refusal/refusal.ts';
import { refusal } from '#domain/refusal/refusal.ts';

export const typeKinds = ['LEAF', 'COMPOSITE'] as const;
export type TypeKind = (typeof typeKinds)[number];

export interface TypeFields {
  readonly kind: TypeKind;
  readonly modelId: string | null;
  /** Empty: no workbook. */
  readonly excelFilePath: string;
}

export function refuseTypeFields({ kind, modelId, excelFilePath }: TypeFields): Refusal | null {
  if (kind === 'LEAF') return null;
  if (modelId !== null) return refusal('compositeNotComputed', {}, 'modelId');
  return excelFilePath === '' ? null : refusal('compositeNotComputed', {}, 'excelFilePath');
}

/** The new order after `id` is put before another; `before` null: at the end. Returns null if one of them is not in the list. */
export function putBefore(ids: readonly number[], id: number, before: number | null): number[] | null {
  if (!ids.includes(id) || id === before || (before !== null && !ids.includes(before))) return null;
  const others = ids.filter((each) => each !== id);
  return others.toSpliced(before === null ? others.length : others.indexOf(before), 0, id);
}
