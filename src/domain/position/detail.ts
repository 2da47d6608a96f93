/**
 * Which entries of a position's detail may be edited; all others stay as ordered.
 * Specification: storefront §6, back office §3 (only comment, invoice comment, insurance rate and commodity references).
 */
import { attributeType } from '#domain/catalog/product.ts';

const editableNames: readonly string[] = ['kommentar', 'rechnungskommentar', 'insuranceRate'];

export function isDetailEditable({ name, typeId }: { readonly name: string; readonly typeId: number }): boolean {
  return typeId === attributeType.commodityReference || editableNames.includes(name);
}
