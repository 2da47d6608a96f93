/** Position of the numeral of a dimension line: outside the line, as in the drawing, so that it covers neither line nor product. In pixels, no three.js. */

type Line = readonly [x1: number, y1: number, x2: number, y2: number];

/** Height of the numerals on a picture of this width. */
export function numeralSize(width: number): number {
  return width < 640 ? 26 : 40;
}

const airPx = 8;
/** Width of a digit as a share of its height, as the numerals are set narrow. */
const digitWidth = 0.5;

/** Centre of a numeral of this text and size beside its line; `extensions` go from the product to the line. */
export function labelPlace(
  [x1, y1, x2, y2]: Line,
  extensions: readonly Line[],
  { text, size }: { text: string; size: number },
): readonly [x: number, y: number] {
  const middle = [(x1 + x2) / 2, (y1 + y2) / 2] as const;
  const [outward] = extensions;
  if (outward === undefined) return middle;
  const [alongX, alongY] = [x2 - x1, y2 - y1];
  const along = Math.hypot(alongX, alongY);
  const [dx, dy] = [outward[2] - outward[0], outward[3] - outward[1]];
  if (dx === 0 && dy === 0) return middle;
  // Perpendicular to the line, on the side the extensions lead to; for a line seen end-on, along the extensions.
  const side = Math.sign(alongX * dy - alongY * dx) || 1;
  const [nx, ny] = along < 1 ? [dx, dy] : [(-alongY / along) * side, (alongX / along) * side];
  const length = Math.hypot(nx, ny) || 1;
  const beyond = airPx + (Math.abs(nx / length) * digitWidth * size * text.length + Math.abs(ny / length) * size) / 2;
  return [middle[0] + (nx / length) * beyond, middle[1] + (ny / length) * beyond];
}
