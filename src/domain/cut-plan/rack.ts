/** The rack of a material, and how it may be placed on the saw. */
import type { MaterialId } from '#domain/material/material.ts';

/** Laths and squared timber of raw spruce come from the same rack. */
const timberOf: Partial<Record<MaterialId, MaterialId>> = { 'squared-timber': 'spruce' };

export function rackMaterial(material: string): string {
  return timberOf[material as MaterialId] ?? material;
}

/** Boards without a direction may be turned on the panel; veneered ones keep the grain along their length. */
const withoutGrain: ReadonlySet<string> = new Set<MaterialId>(['osb', 'mdf', 'pavatex']);

export function mayTurn(material: string): boolean {
  return withoutGrain.has(material);
}
