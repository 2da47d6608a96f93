/**
 * How panels of one material and thickness are sawn edge to edge (guillotine): the places of the pieces, and how often the same panel
 * repeats. Best fit into the rectangles left by the cuts, tried in several orders; the fullest panel wins. Pieces with a grain are
 * never turned. Configurator design §9.11. Lengths in mm; it knows no product.
 */

export interface PanelDemand {
  /** Index of the part-list line. */
  line: number;
  lengthMm: number;
  widthMm: number;
  count: number;
  mayTurn: boolean;
}

export interface Rectangle {
  xMm: number;
  yMm: number;
  lengthMm: number;
  widthMm: number;
}

export interface Placement extends Rectangle {
  line: number;
  turned: boolean;
}

export interface PanelPattern {
  times: number;
  placements: Placement[];
  /** Rectangles left over by the cuts. */
  rests: Rectangle[];
  /** The offcut that is used; absent: a new panel. */
  offcut?: { id: number; lengthMm: number; widthMm: number };
}

export interface PanelPlan {
  patterns: PanelPattern[];
  /** Larger than a panel. */
  tooLarge: PanelDemand[];
}

export interface PanelStock {
  lengthMm: number;
  widthMm: number;
  kerfMm: number;
}

const slackMm = 1e-6;

type Order = (a: PanelDemand, b: PanelDemand) => number;

const orders: readonly Order[] = [
  (a, b) => b.lengthMm * b.widthMm - a.lengthMm * a.widthMm,
  (a, b) => b.lengthMm - a.lengthMm || b.widthMm - a.widthMm,
  (a, b) => b.widthMm - a.widthMm || b.lengthMm - a.lengthMm,
];

/** Whether the first cut after a piece runs along the panel or across it. */
const splits = ['along', 'across', 'larger-rest'] as const;
type Split = (typeof splits)[number];

export function planPanels(demands: readonly PanelDemand[], stock: PanelStock): PanelPlan {
  const fits = (demand: PanelDemand): boolean => sizesOf(demand).some((size) => isWithin(size, stock));
  const wanted = demands.filter(({ count }) => count > 0);
  const left = new Map(wanted.filter(fits).map((demand) => [demand, demand.count]));
  const patterns: PanelPattern[] = [];
  while (left.size > 0) {
    const sheets = orders.flatMap((order) => splits.map((split) => fillPanel(left, stock, order, split)));
    const sheet = sheets.reduce((a, b) => (areaOf(b.placements) > areaOf(a.placements) + slackMm ? b : a));
    const times = Math.min(...[...sheet.taken].map(([demand, count]) => Math.floor((left.get(demand) ?? 0) / count)));
    patterns.push({ times, placements: sheet.placements, rests: sheet.rests });
    for (const [demand, count] of sheet.taken) {
      const rest = (left.get(demand) ?? 0) - count * times;
      if (rest > 0) left.set(demand, rest);
      else left.delete(demand);
    }
  }
  return { patterns, tooLarge: wanted.filter((demand) => !fits(demand)) };
}

interface Size {
  lengthMm: number;
  widthMm: number;
  turned: boolean;
}

function sizesOf({ lengthMm, widthMm, mayTurn }: PanelDemand): Size[] {
  const straight = { lengthMm, widthMm, turned: false };
  return mayTurn && lengthMm !== widthMm ? [straight, { lengthMm: widthMm, widthMm: lengthMm, turned: true }] : [straight];
}

function isWithin(size: { lengthMm: number; widthMm: number }, room: { lengthMm: number; widthMm: number }): boolean {
  return size.lengthMm <= room.lengthMm + slackMm && size.widthMm <= room.widthMm + slackMm;
}

export function areaOf(rectangles: readonly { lengthMm: number; widthMm: number }[]): number {
  return rectangles.reduce((sum, { lengthMm, widthMm }) => sum + lengthMm * widthMm, 0);
}

function fillPanel(
  left: ReadonlyMap<PanelDemand, number>,
  stock: PanelStock,
  order: Order,
  split: Split,
): { placements: Placement[]; rests: Rectangle[]; taken: Map<PanelDemand, number> } {
  let free: Rectangle[] = [{ xMm: 0, yMm: 0, lengthMm: stock.lengthMm, widthMm: stock.widthMm }];
  const placements: Placement[] = [];
  const taken = new Map<PanelDemand, number>();
  for (const demand of [...left.keys()].sort((a, b) => order(a, b) || a.line - b.line)) {
    while ((taken.get(demand) ?? 0) < (left.get(demand) ?? 0)) {
      const place = bestPlace(demand, free);
      if (place === null) break;
      const { at, size } = place;
      placements.push({ line: demand.line, xMm: at.xMm, yMm: at.yMm, ...size });
      taken.set(demand, (taken.get(demand) ?? 0) + 1);
      free = [...free.filter((each) => each !== at), ...restsOf(at, size, stock.kerfMm, split)];
    }
  }
  return { placements, rests: free, taken };
}

/** The place where the piece leaves the narrowest strip beside it. */
function bestPlace(demand: PanelDemand, free: readonly Rectangle[]): { at: Rectangle; size: Size } | null {
  const places = free.flatMap((at) =>
    sizesOf(demand)
      .filter((size) => isWithin(size, at))
      .map((size) => ({ at, size, strip: Math.min(at.lengthMm - size.lengthMm, at.widthMm - size.widthMm) })),
  );
  return places.reduce<(typeof places)[number] | null>((a, b) => (a === null || b.strip < a.strip - slackMm ? b : a), null);
}

function restsOf(at: Rectangle, size: Size, kerfMm: number, split: Split): Rectangle[] {
  const beside = at.lengthMm - size.lengthMm - kerfMm;
  const above = at.widthMm - size.widthMm - kerfMm;
  const isAlong =
    split === 'larger-rest'
      ? Math.max(beside * size.widthMm, above * at.lengthMm) >= Math.max(beside * at.widthMm, above * size.lengthMm)
      : split === 'along';
  const right = { xMm: at.xMm + size.lengthMm + kerfMm, yMm: at.yMm, lengthMm: beside, widthMm: isAlong ? size.widthMm : at.widthMm };
  const top = { xMm: at.xMm, yMm: at.yMm + size.widthMm + kerfMm, lengthMm: isAlong ? at.lengthMm : size.lengthMm, widthMm: above };
  return [right, top].filter(({ lengthMm, widthMm }) => lengthMm > slackMm && widthMm > slackMm);
}
