/**
 * The cut plan of a product: for each timber section the bars and for each board the panels that its part list is sawn from, with
 * offcuts and usage. Boards narrower than every section of their thickness are ripped from the next wider one; pieces that fit no stock
 * are listed, never dropped. Configurator design §9.11. It knows no model and no price.
 */
import type { PartLine } from '#domain/part-list/part-line.ts';
import { planBars, stockUsedMm, type BarDemand, type BarPattern } from './bar-plan.ts';
import { areaOf, planPanels, type PanelDemand, type PanelPattern } from './panel-plan.ts';
import { fromBarOffcuts, fromSheetOffcuts } from './offcut.ts';
import { sectionFor } from './section-for.ts';
import { mayTurn, rackMaterial } from './rack.ts';
import type { Rack } from './rack-of.ts';
import { rackOf } from './rack-of.ts';
import { sheetsOf, type Section, type Stock } from './stock.ts';

export interface BarGroup {
  material: string;
  section: Section;
  /** False: not a stocked section; bought as needed. */
  isStocked: boolean;
  /** Those from offcuts first. */
  patterns: BarPattern[];
  tooLong: BarDemand[];
  /** New ones. */
  bars: number;
  stockMm: number;
  /** Share of the bars that ends up in the product, 0…1. */
  usage: number;
  /** Offcuts worth keeping, longest first. */
  offcuts: { lengthMm: number; count: number }[];
}

export interface PanelGroup {
  material: string;
  thicknessMm: number;
  panel: { lengthMm: number; widthMm: number };
  patterns: PanelPattern[];
  tooLarge: PanelDemand[];
  /** New ones. */
  panels: number;
  usage: number;
  offcuts: { lengthMm: number; widthMm: number; count: number }[];
}

export interface CutPlan {
  stock: Stock;
  bars: BarGroup[];
  panels: PanelGroup[];
}

type Line = Pick<PartLine, 'count' | 'length' | 'width' | 'height' | 'material' | 'partInfo'>;

/** `quantity`: number of products to make. */
export function cutPlan(partList: readonly Line[], quantity: number, stock: Stock): CutPlan {
  const lines = partList.map((line, index) => ({ ...line, index, count: line.count * quantity }));
  const sawn = lines.flatMap((line) => {
    const rack = rackOf(line, stock);
    return rack === null ? [] : [{ ...line, rack }];
  });
  return {
    stock,
    bars: groups(sawn.filter(({ rack }) => rack.widthMm > 0)).map((group) => barGroup(group, stock)),
    panels: groups(sawn.filter(({ rack }) => rack.widthMm === 0)).map((group) => panelGroup(group, stock)),
  };
}

type NumberedLine = Line & { index: number; rack: Rack };

/** Groups lines of the same rack, by material and size. */
function groups(lines: readonly NumberedLine[]): NumberedLine[][] {
  const grouped = Map.groupBy(lines, ({ rack }) => `${rack.material}|${rack.thicknessMm}|${rack.widthMm}`);
  return [...grouped.values()].sort((a, b) => {
    const [p, q] = [a[0]!.rack, b[0]!.rack];
    return (p.material < q.material ? -1 : p.material > q.material ? 1 : 0) || p.thicknessMm - q.thicknessMm || p.widthMm - q.widthMm;
  });
}

function barGroup(lines: readonly NumberedLine[], stock: Stock): BarGroup {
  const { kerfMm, trimMm, leastOffcutMm } = stock;
  const { section, isStocked, lengthsMm } = sectionFor(lines[0]!, stock);
  const demands = lines.map(({ index, length, count }): BarDemand => ({ line: index, lengthMm: length, count }));
  const material = rackMaterial(lines[0]!.material);
  const kept = (stock.offcuts ?? []).filter(
    (each) => !each.sheet && each.material === material && each.thicknessMm === section.thicknessMm && each.widthMm === section.widthMm,
  );
  const first = fromBarOffcuts(demands, kept, kerfMm);
  const { patterns: bought, tooLong } = planBars(first.left, { lengthsMm, kerfMm, trimMm });
  const patterns = [...first.patterns, ...bought];
  const stockMm = stockUsedMm(patterns);
  const cutMm = patterns.reduce(
    (sum, { times, cuts }) => sum + times * cuts.reduce((mm, { lengthMm, count }) => mm + lengthMm * count, 0),
    0,
  );
  const rests = patterns.filter(({ restMm }) => restMm >= leastOffcutMm).toSorted((a, b) => b.restMm - a.restMm);
  return {
    material,
    section,
    isStocked,
    patterns,
    tooLong,
    bars: bought.reduce((sum, { times }) => sum + times, 0),
    stockMm,
    usage: stockMm === 0 ? 0 : cutMm / stockMm,
    offcuts: counted(rests.map(({ restMm, times }) => ({ lengthMm: restMm, count: times }))),
  };
}

function panelGroup(lines: readonly NumberedLine[], stock: Stock): PanelGroup {
  const { material, height } = lines[0]!;
  const demands = lines.map(({ index, length, width, count }): PanelDemand => ({
    line: index,
    lengthMm: length,
    widthMm: width,
    count,
    mayTurn: mayTurn(material),
  }));
  const own = (stock.offcuts ?? []).filter((each) => each.sheet && each.material === material && each.thicknessMm === height);
  const first = fromSheetOffcuts(demands, own, stock.kerfMm);
  const { panel, patterns: bought, tooLarge } = bestSheets(first.left, stock, material);
  const patterns = [...first.patterns, ...bought];
  const panels = sheetCount(bought);
  const area = panels * areaOf([panel]) + areaOf(first.patterns.flatMap(({ offcut }) => offcut ?? []));
  const cut = patterns.reduce((sum, { times, placements }) => sum + times * areaOf(placements), 0);
  const kept = patterns
    .flatMap(({ times, rests }) => rests.map(({ lengthMm, widthMm }) => ({ lengthMm, widthMm, count: times })))
    .filter(({ lengthMm, widthMm }) => Math.min(lengthMm, widthMm) >= stock.leastSheetOffcutMm)
    .toSorted((a, b) => b.lengthMm * b.widthMm - a.lengthMm * a.widthMm);
  return {
    material,
    thicknessMm: height,
    panel,
    patterns,
    tooLarge,
    panels,
    usage: area === 0 ? 0 : cut / area,
    offcuts: counted(kept),
  };
}

const sheetCount = (patterns: readonly PanelPattern[]): number => patterns.reduce((sum, { times }) => sum + times, 0);

/** In the sheet size that holds the most pieces, then the one that takes the least board. */
function bestSheets(demands: readonly PanelDemand[], stock: Stock, material: string) {
  const plans = sheetsOf(stock, material).map(({ lengthMm, widthMm }) => {
    const plan = planPanels(demands, { lengthMm, widthMm, kerfMm: stock.kerfMm });
    const tooMany = plan.tooLarge.reduce((sum, { count }) => sum + count, 0);
    return { ...plan, panel: { lengthMm, widthMm }, tooMany, area: sheetCount(plan.patterns) * lengthMm * widthMm };
  });
  return plans.reduce((best, plan) => ((plan.tooMany - best.tooMany || plan.area - best.area) < 0 ? plan : best));
}

/** Merges consecutive offcuts of the same size. */
function counted<Offcut extends { lengthMm: number; widthMm?: number; count: number }>(offcuts: readonly Offcut[]): Offcut[] {
  const merged: Offcut[] = [];
  for (const offcut of offcuts) {
    const last = merged.at(-1);
    if (last !== undefined && last.lengthMm === offcut.lengthMm && last.widthMm === offcut.widthMm)
      merged[merged.length - 1] = { ...last, count: last.count + offcut.count };
    else merged.push(offcut);
  }
  return merged;
}
