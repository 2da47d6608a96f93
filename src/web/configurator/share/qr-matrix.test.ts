import { encode } from 'uqr';
import { describe, expect, it } from 'vitest';
import { qrMatrix } from './qr-matrix.ts';

/** Converts the path back into modules. */
function painted({ size, data }: { size: number; data: string }): boolean[][] {
  const rows = Array.from({ length: size }, () => Array.from({ length: size }, () => false));
  for (const [, x, y, length] of data.matchAll(/M(\d+) (\d+)h(\d+)v1h-\3z/g)) {
    for (let step = 0; step < Number(length); step += 1) rows[Number(y)]![Number(x) + step] = true;
  }
  return rows;
}

describe('a QR code', () => {
  it('draws exactly the modules of the code', () => {
    const text = 'https://kistenwerk.example/products/HK_0001?menge=3&k=1&length=1200&cam=0.7,0.7,0.7';
    const matrix = qrMatrix(text);
    expect(matrix).not.toBeNull();
    expect(painted(matrix!)).toEqual(encode(text, { ecc: 'M', border: 4 }).data);
  });

  it('keeps four modules free on every side', () => {
    const rows = painted(qrMatrix('kistenwerk')!);
    expect(rows.slice(0, 4).flat().some(Boolean)).toBe(false);
    expect(rows.every((row) => !row.slice(-4).some(Boolean))).toBe(true);
  });

  it('is none for a text that does not fit', () => expect(qrMatrix('x'.repeat(5000))).toBeNull());
});
