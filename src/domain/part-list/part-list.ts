/**
 * How part-list lines are merged, and their usage. Lines with the same article name, length, height, width and remark hash are one
 * line: counts add up, remarks are joined by a line break. Square metres = count × length × width, cubic metres = count × length ×
 * width × height, from millimetres. Specification: storefront §3 (part-list line).
 * It knows no model and no price.
 */
import type { PartInfo, PartLine, Totals, UsageUnit } from './part-line.ts';

/** Millimetres in, square or cubic metres out. */
export const squareMetreDivisor = 1e6;
export const cubicMetreDivisor = 1e9;

const woodKeyPrefixes = ['BF', 'KB', 'PL', 'SK'];

const cartonKeyPrefix = 'KT';

export function isWoodKey(key: string): boolean {
  return woodKeyPrefixes.some((prefix) => key.startsWith(prefix));
}

const sheetKeyPrefixes = ['PL', 'SK'];

/** A part sawn from a sheet, whether it is counted by area or by volume. Bought pieces are not sawn. */
export function isSheetPart({ key, unit }: Pick<PartInfo, 'key' | 'unit'>): boolean {
  if (!isWoodKey(key) || unit === 'PC') return false;
  return unit === 'SM' || sheetKeyPrefixes.some((prefix) => key.startsWith(prefix));
}

/** Parts are made to a tenth of a millimetre. */
export function partLength(lengthMm: number): number {
  return Math.round(lengthMm * 10) / 10;
}

/** Exported amounts and weights have four decimals. */
export function exportAmount(value: number): number {
  return Math.round(value * 1e4) / 1e4;
}

export function amountOf(unit: UsageUnit, line: { count: number; length: number; width: number; height: number }): number {
  if (unit === 'PC') return line.count;
  const area = line.count * line.length * line.width;
  return unit === 'SM' ? area / squareMetreDivisor : (area * line.height) / cubicMetreDivisor;
}

/** Merging part infos with different keys is a mistake of the model, not of a customer: it throws. */
export function mergePartInfo(a: PartInfo, b: PartInfo): PartInfo {
  if (a.key !== b.key) throw new Error(`part infos with different keys cannot be merged: ${a.key} and ${b.key}`);
  return { ...a, amount: a.amount + b.amount, weight: a.weight + b.weight, amountCubic: a.amountCubic + b.amountCubic };
}

function mergeKey(line: PartLine): string {
  return `${line.articleName.de}|${line.length}|${line.height}|${line.width}|${line.remarkHash}`;
}

/** Each remark once. */
function joined(one: string, other: string): string {
  return [...new Set([...one.split('\n'), ...other.split('\n')])].filter((text) => text !== '').join('\n');
}

function mergeLine(a: PartLine, b: PartLine): PartLine {
  const remark = {
    de: joined(a.remark.de, b.remark.de),
    fr: joined(a.remark.fr, b.remark.fr),
    en: joined(a.remark.en, b.remark.en),
  };
  return { ...a, count: a.count + b.count, remark, order: Math.min(a.order, b.order), partInfo: mergePartInfo(a.partInfo, b.partInfo) };
}

/** Merged lines in order, and for each given line the index of its merged one. */
export function mergeLines(lines: readonly PartLine[]): { lines: PartLine[]; indexOf: number[] } {
  const byKey = new Map<string, PartLine>();
  const keys = lines.map(mergeKey);
  lines.forEach((line, index) => {
    const key = keys[index] ?? '';
    const known = byKey.get(key);
    byKey.set(key, known === undefined ? line : mergeLine(known, line));
  });
  const sorted = [...byKey.entries()].sort(([, a], [, b]) => a.order - b.order);
  const place = new Map(sorted.map(([key], index) => [key, index]));
  return { lines: sorted.map(([, line]) => line), indexOf: keys.map((key) => place.get(key) ?? -1) };
}

/** Totals over merged lines; parts are those of wood keys (panels and pallets included) and carton blanks, not nails and screws. */
export function totalsOf(lines: readonly PartLine[]): Totals {
  const totals: Totals = { parts: 0, weight: 0, woodVolume: 0 };
  for (const line of lines) {
    totals.weight += line.partInfo.weight;
    const wood = isWoodKey(line.partInfo.key);
    if (wood || line.partInfo.key.startsWith(cartonKeyPrefix)) totals.parts += line.count;
    if (wood) totals.woodVolume += line.partInfo.amountCubic;
  }
  return totals;
}
