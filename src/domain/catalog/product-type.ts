/**
 * Which attributes a product of a type has. A missing one only causes a warning and is left out; writing a value of a foreign attribute is a bug of the caller.
 * Specification: storefront §8 (thrown errors, warnings), back-office §5 (an attribute that does not belong to a product cannot hold a value).
 * It knows no database and no log.
 */

import type { Problem } from '#domain/configurator/evaluation.ts';
import { isAttributeType } from './attribute-type.ts';

export interface ProductType {
  readonly id: number;
  readonly attributes: readonly { readonly attributeId: number }[];
}

export type Warning =
  | 'ProductType not found'
  | 'ProductAttribute not found'
  | 'element not found in property (default used)'
  | 'unknown property type';
/** `about`: the ids involved. */
export type Warn = (text: Warning, about: Readonly<Record<string, number>>) => void;

/** Null, with a warning: no such type. Throws if no types were loaded at all. */
export function typeOfProduct<Type extends ProductType>(
  types: ReadonlyMap<number, Type>,
  { id, typeId }: { readonly id: number; readonly typeId: number },
  warn: Warn,
): Type | null {
  if (types.size === 0) throw new Error('ProductTypes were not loaded');
  const type = types.get(typeId) ?? null;
  if (type === null) warn('ProductType not found', { productId: id, typeId });
  return type;
}

/** The values whose attribute belongs to the type; the others are left over from an earlier type. */
export function valuesOfType<Value extends { readonly attributeId: number }>(
  type: ProductType,
  productId: number,
  values: readonly Value[],
  warn: Warn,
): readonly Value[] {
  return values.filter(({ attributeId }) => {
    const known = hasAttribute(type, attributeId);
    if (!known) warn('ProductAttribute not found', { productId, attributeId });
    return known;
  });
}

/** Warns about preset options that the model no longer offers: the first choice is used. */
export function missingElements(productId: number, problems: readonly Pick<Problem, 'id'>[], warn: Warn): void {
  const count = problems.filter(({ id }) => id === 'option').length;
  if (count > 0) warn('element not found in property (default used)', { productId, count });
}

/** Warns about values of unknown kinds: they stay stored and have no effect. */
export function unknownTypes(productId: number, values: readonly { readonly typeId: number }[], warn: Warn): void {
  for (const { typeId } of values) if (!isAttributeType(typeId)) warn('unknown property type', { productId, typeId });
}

/** The attribute's id, checked before a value is written. Throws if it does not belong to the type. */
export function ownAttributeId(type: Pick<ProductType, 'attributes'>, attributeId: number): number {
  if (!hasAttribute(type, attributeId)) throw new Error('attribute does not belong to this product');
  return attributeId;
}

function hasAttribute({ attributes }: Pick<ProductType, 'attributes'>, attributeId: number): boolean {
  return attributes.some((attribute) => attribute.attributeId === attributeId);
}
