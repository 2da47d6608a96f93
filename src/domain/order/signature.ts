/** A signature drawn with a finger: strokes of points on a field of 1000 × 400. */

export type Stroke = readonly (readonly [x: number, y: number])[];

export const signatureField = { width: 1000, height: 400 } as const;

/** The strokes as SVG path data; a stroke of one point is a dot. */
export function signaturePath(strokes: readonly Stroke[]): string {
  return strokes
    .filter((stroke) => stroke.length > 0)
    .map((stroke) => `M${(stroke.length === 1 ? [stroke[0]!, stroke[0]!] : stroke).map((point) => point.join(' ')).join('L')}`)
    .join('');
}

/** For papers. */
export function signatureDrawing(strokes: readonly Stroke[]): string {
  const { width, height } = signatureField;
  const path = `<path d="${signaturePath(strokes)}" fill="none" stroke="#1D1916" stroke-width="9"/>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">${path}</svg>`;
}
