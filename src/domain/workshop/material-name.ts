/** Names of materials on all workshop papers: raw spruce of any section comes from one rack, timber is named with its section, sheets with their thickness. */
import { rackMaterial } from '#domain/cut-plan/rack.ts';
import type { Rack } from '#domain/cut-plan/rack-of.ts';
import type { Stock } from '#domain/cut-plan/stock.ts';
import { sectionFor } from '#domain/cut-plan/section-for.ts';
import type { Language, LocalizedText } from '#domain/language/language.ts';
import { materialOf } from '#domain/material/material.ts';
import type { PartLine } from '#domain/part-list/part-line.ts';
import { isSheetPart, isWoodKey, partLength } from '#domain/part-list/part-list.ts';

const rackNames: Readonly<Partial<Record<string, LocalizedText>>> = {
  spruce: { de: 'Fichte sägeroh', fr: 'Épicéa brut de sciage', en: 'Rough-sawn spruce' },
  osb: { de: 'OSB/3', fr: 'OSB/3', en: 'OSB/3' },
};

/** For a material alone: `Fichte sägeroh`. */
export function rackName(material: string, language: Language): string {
  const rack = rackMaterial(material);
  return (rackNames[rack] ?? materialOf(rack)?.label)?.[language] ?? rack;
}

/** For the contents of a rack: `Fichte sägeroh 18 × 140`, `Sperrholz 12`. */
export function nameOfRack({ material, thicknessMm, widthMm }: Rack, language: Language): string {
  return `${rackName(material, language)} ${widthMm === 0 ? partLength(thicknessMm) : `${partLength(thicknessMm)} × ${partLength(widthMm)}`}`;
}

type Sized = Pick<PartLine, 'material' | 'width' | 'height' | 'partInfo'>;

/** `18 × 140` for timber, the thickness for a sheet; '' for anything else. */
function sectionText({ width, height, partInfo }: Sized): string {
  if (!isWoodKey(partInfo.key) || Math.min(width, height) <= 0) return '';
  const [thin, wide] = [Math.min(width, height), Math.max(width, height)].map((mm) => String(partLength(mm)));
  if (isSheetPart(partInfo)) return String(partLength(height));
  return partInfo.unit === 'CM' ? `${thin} × ${wide}` : '';
}

/** `Fichte sägeroh 30 × 100`, `OSB/3 15`, `Sperrholz 9`. */
export function materialName(line: Sized, language: Language): string {
  return [rackName(line.material, language), sectionText(line)].filter((part) => part !== '').join(' ');
}

/** The section that a narrower board is ripped from: `aus 18 × 140`; '' if the part has a stock section, or none. */
export function rippedFrom(line: Sized, stock: Pick<Stock, 'bars'>): string {
  const { partInfo, width, height } = line;
  if (partInfo.unit !== 'CM' || !isWoodKey(partInfo.key) || isSheetPart(partInfo) || Math.min(width, height) <= 0) return '';
  const { section } = sectionFor(line, stock);
  return section.widthMm === Math.max(width, height) ? '' : `${section.thicknessMm} × ${section.widthMm}`;
}
