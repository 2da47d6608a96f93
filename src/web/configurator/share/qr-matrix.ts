/** A text as a QR code: one SVG path of unit squares with a quiet zone of four around it. */
import { encode } from 'uqr';

export interface QrMatrix {
  /** Modules per side, including the quiet zone. */
  size: number;
  /** Path data of the dark modules. */
  data: string;
}

const quietZone = 4;

/** Null: too long for a QR code. */
export function qrMatrix(text: string): QrMatrix | null {
  try {
    const { size, data } = encode(text, { ecc: 'M', border: quietZone });
    const runs = data.flatMap((row, y) => runsOf(row).map(([x, length]) => `M${x} ${y}h${length}v1h-${length}z`));
    return { size, data: runs.join('') };
  } catch {
    return null;
  }
}

/** Runs of adjacent dark modules: start and length. */
function runsOf(row: readonly boolean[]): [start: number, length: number][] {
  const runs: [number, number][] = [];
  row.forEach((dark, x) => {
    const last = runs.at(-1);
    if (dark && last !== undefined && last[0] + last[1] === x) last[1] += 1;
    else if (dark) runs.push([x, 1]);
  });
  return runs;
}
