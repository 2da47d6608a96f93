/** Which cells of the list of products cannot be changed, and why. */
import type { ProductFrame, ProductListItem } from '#contract/product-list.ts';
import type { Choice } from '../grid/rules/column.ts';
import { productWords as t } from './product-words.ts';

export const yesNo: readonly Choice[] = [
  { value: 'true', label: t.yes },
  { value: 'false', label: t.no },
];

export const lockedOf = ({ deletedAt }: ProductListItem): string | null => (deletedAt === null ? null : t.isDeleted);

export function hasAttribute({ types }: ProductFrame, { typeId }: ProductListItem, attributeId: number | null): boolean {
  return attributeId !== null && types.some(({ id, attributeIds }) => id === typeId && attributeIds.includes(attributeId));
}
