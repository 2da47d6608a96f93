/** Kept offcuts are used first, the shortest that fits: each once, and its remainder is kept again if it is long enough. Lengths in mm. */
import { planBars } from './bar-plan.ts';
import type { BarDemand, BarPattern } from './bar-plan.ts';
import { areaOf, planPanels } from './panel-plan.ts';
import type { PanelDemand, PanelPattern } from './panel-plan.ts';

export interface Offcut {
  readonly id: number;
  readonly material: string;
  readonly thicknessMm: number;
  readonly widthMm: number;
  readonly lengthMm: number;
  /** An offcut of a sheet; otherwise of a bar. */
  readonly sheet: boolean;
}

/** The pieces cut from offcuts, and those still to be cut. An offcut has no rough ends, so it is not trimmed. */
export function fromBarOffcuts(
  demands: readonly BarDemand[],
  offcuts: readonly Offcut[],
  kerfMm: number,
): { patterns: BarPattern[]; left: BarDemand[] } {
  let left = [...demands];
  const patterns: BarPattern[] = [];
  for (const { id, lengthMm } of offcuts.toSorted((a, b) => a.lengthMm - b.lengthMm || a.id - b.id)) {
    const [pattern] = planBars(left, { lengthsMm: [lengthMm], kerfMm }).patterns;
    if (pattern === undefined) continue;
    patterns.push({ ...pattern, times: 1, offcutId: id });
    left = without(left, countOf(pattern.cuts));
  }
  return { patterns, left };
}

export function fromSheetOffcuts(
  demands: readonly PanelDemand[],
  offcuts: readonly Offcut[],
  kerfMm: number,
): { patterns: PanelPattern[]; left: PanelDemand[] } {
  let left = [...demands];
  const patterns: PanelPattern[] = [];
  for (const offcut of offcuts.toSorted((a, b) => areaOf([a]) - areaOf([b]) || a.id - b.id)) {
    const { id, lengthMm, widthMm } = offcut;
    const [pattern] = planPanels(left, { lengthMm, widthMm, kerfMm }).patterns;
    if (pattern === undefined) continue;
    patterns.push({ ...pattern, times: 1, offcut: { id, lengthMm, widthMm } });
    left = without(left, countOf(pattern.placements.map(({ line }) => ({ line, count: 1 }))));
  }
  return { patterns, left };
}

function countOf(cuts: readonly { line: number; count: number }[]): Map<number, number> {
  const counts = new Map<number, number>();
  for (const { line, count } of cuts) counts.set(line, (counts.get(line) ?? 0) + count);
  return counts;
}

/** Each line appears once in a group: its index identifies it. */
function without<Demand extends { line: number; count: number }>(demands: readonly Demand[], cut: ReadonlyMap<number, number>): Demand[] {
  return demands.map((demand) => ({ ...demand, count: demand.count - (cut.get(demand.line) ?? 0) })).filter(({ count }) => count > 0);
}
