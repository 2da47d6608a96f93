/** The rack from which each part of a list is taken: a timber section or a board thickness. Lengths in mm. */
import type { PartLine } from '#domain/part-list/part-line.ts';
import { isSheetPart, isWoodKey } from '#domain/part-list/part-list.ts';
import { rackMaterial } from './rack.ts';
import { sectionFor } from './section-for.ts';
import type { Stock } from './stock.ts';

export interface Rack {
  readonly material: string;
  readonly thicknessMm: number;
  /** 0: a board of any size. */
  readonly widthMm: number;
}

type Sawn = Pick<PartLine, 'length' | 'width' | 'height' | 'material' | 'partInfo'>;

/** Null: the part is not sawn. */
export function rackOf(line: Sawn, stock: Pick<Stock, 'bars'>): Rack | null {
  const { partInfo, length, width, height, material } = line;
  if (!isWoodKey(partInfo.key) || Math.min(length, width, height) <= 0) return null;
  if (isSheetPart(partInfo)) return { material, thicknessMm: height, widthMm: 0 };
  if (partInfo.unit !== 'CM') return null;
  return { material: rackMaterial(material), ...sectionFor(line, stock).section };
}

const isSameRack = (one: Rack, other: Rack): boolean =>
  one.material === other.material && one.thicknessMm === other.thicknessMm && one.widthMm === other.widthMm;

/** The missing racks that a part list needs. */
export function missingFor(partList: readonly Sawn[], stock: Pick<Stock, 'bars'>, missing: readonly Rack[]): Rack[] {
  const needed = partList.flatMap((line) => rackOf(line, stock) ?? []);
  return missing.filter((rack) => needed.some((each) => isSameRack(each, rack)));
}
