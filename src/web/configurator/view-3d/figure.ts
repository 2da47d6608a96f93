/** A standing person as a flat outline, for scale: drawn by hand for this shop, in millimetres, feet at 0, symmetric. Independent of three.js. */

export const figureHeightMm = 1750;
/** Half the width of the outline. */
export const figureHalfWidthMm = 268;

export const headRadiusMm = 112;
export const headCentreMm = figureHeightMm - headRadiusMm;

/** Right half from the neck down the outside of the arm, back up to the armpit, down the leg and up between the legs. */
const rightHalf: readonly (readonly [x: number, y: number])[] = [
  [48, 1530],
  [52, 1492],
  [120, 1462],
  [196, 1432],
  [232, 1385],
  [246, 1300],
  [262, 1040],
  [268, 830],
  [262, 768],
  [240, 742],
  [214, 752],
  [206, 790],
  [202, 1020],
  [182, 1270],
  [166, 1180],
  [160, 1010],
  [176, 880],
  [172, 620],
  [150, 380],
  [136, 70],
  [172, 22],
  [166, 0],
  [62, 0],
  [52, 60],
  [46, 380],
  [30, 610],
  [12, 830],
];

/** The closed outline without the head. */
export function bodyOutline(): readonly (readonly [x: number, y: number])[] {
  return [...rightHalf, ...rightHalf.map(([x, y]) => [-x, y] as const).toReversed()];
}
