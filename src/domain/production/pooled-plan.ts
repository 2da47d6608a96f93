/** The parts of several work orders sawn together, and the saving compared with sawing each separately. It knows no table. */
import type { CutPlan } from '#domain/cut-plan/cut-plan.ts';
import { cutPlan } from '#domain/cut-plan/cut-plan.ts';
import { areaOf } from '#domain/cut-plan/panel-plan.ts';
import type { Offcut } from '#domain/cut-plan/offcut.ts';
import type { Stock } from '#domain/cut-plan/stock.ts';
import type { PartLine } from '#domain/part-list/part-line.ts';

export interface Sawn {
  id: number;
  quantity: number;
  partList: readonly PartLine[];
}

export interface Pooled {
  plan: CutPlan;
  /** Indexed by the plan's line numbers. */
  lines: readonly { workOrderId: number; line: PartLine }[];
  /** New bars and sheets. */
  pieces: number;
  piecesAlone: number;
  /** 0…1 */
  waste: number;
  wasteAlone: number;
}

export function poolCutPlan(works: readonly Sawn[], stock: Stock): Pooled {
  const lines = works.flatMap(({ id, quantity, partList }) =>
    partList.map((line) => ({ workOrderId: id, line: { ...line, count: line.count * quantity } })),
  );
  const partLines = lines.map(({ line }) => line);
  const plan = cutPlan(partLines, 1, stock);
  const { offcuts: _, ...withoutRests } = stock;
  const alone = works.map(({ quantity, partList }) => cutPlan(partList, quantity, withoutRests));
  return {
    plan,
    lines,
    pieces: piecesOf(plan),
    piecesAlone: alone.reduce((sum, each) => sum + piecesOf(each), 0),
    waste: wasteOf([plan]),
    wasteAlone: wasteOf(alone),
  };
}

const piecesOf = ({ bars, panels }: CutPlan): number =>
  bars.reduce((sum, each) => sum + each.bars, 0) + panels.reduce((sum, each) => sum + each.panels, 0);

/** By volume, without offcuts that are kept: those will be used another time. */
function wasteOf(plans: readonly CutPlan[]): number {
  let [taken, lost] = [0, 0];
  for (const { bars, panels } of plans) {
    for (const { section, stockMm, usage, offcuts } of bars) {
      const kept = offcuts.reduce((sum, { lengthMm, count }) => sum + lengthMm * count, 0);
      taken += stockMm * section.thicknessMm * section.widthMm;
      lost += Math.max(0, stockMm * (1 - usage) - kept) * section.thicknessMm * section.widthMm;
    }
    for (const { panel, panels: count, patterns, usage, offcuts, thicknessMm } of panels) {
      const area = count * areaOf([panel]) + areaOf(patterns.flatMap(({ offcut }) => offcut ?? []));
      const kept = offcuts.reduce((sum, each) => sum + areaOf([each]) * each.count, 0);
      taken += area * thicknessMm;
      lost += Math.max(0, area * (1 - usage) - kept) * thicknessMm;
    }
  }
  return taken === 0 ? 0 : lost / taken;
}

/** Offcuts to keep after sawing the plan, piece by piece. */
export function restsOf({ bars, panels }: CutPlan): Omit<Offcut, 'id'>[] {
  return [
    ...bars.flatMap(({ material, section, offcuts }) =>
      offcuts.flatMap(({ lengthMm, count }) => Array.from({ length: count }, () => ({ material, ...section, lengthMm, sheet: false }))),
    ),
    ...panels.flatMap(({ material, thicknessMm, offcuts }) =>
      offcuts.flatMap(({ lengthMm, widthMm, count }) =>
        Array.from({ length: count }, () => ({ material, thicknessMm, widthMm, lengthMm, sheet: true })),
      ),
    ),
  ];
}

/** Ids of the offcuts used by the plan. */
export function usedRests({ bars, panels }: CutPlan): number[] {
  return [
    ...bars.flatMap(({ patterns }) => patterns.flatMap(({ offcutId }) => offcutId ?? [])),
    ...panels.flatMap(({ patterns }) => patterns.flatMap(({ offcut }) => offcut?.id ?? [])),
  ];
}
