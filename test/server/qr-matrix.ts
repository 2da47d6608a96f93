/**
 * Reads the text of a QR code from its modules, as a scanner does after straightening the picture: format, mask, path of the bits, blocks, bytes.
 * Undamaged codes up to version 15; error correction is not needed. ISO/IEC 18004.
 */
type Level = 'L' | 'M' | 'Q' | 'H';

/** Per version: error-correction bytes per block and number of blocks. */
const blocks: Readonly<Record<Level, readonly (readonly [check: number, count: number])[]>> = {
  L: [
    [7, 1],
    [10, 1],
    [15, 1],
    [20, 1],
    [26, 1],
    [18, 2],
    [20, 2],
    [24, 2],
    [30, 2],
    [18, 4],
    [20, 4],
    [24, 4],
    [26, 4],
    [30, 4],
    [22, 6],
  ],
  M: [
    [10, 1],
    [16, 1],
    [26, 1],
    [18, 2],
    [24, 2],
    [16, 4],
    [18, 4],
    [22, 4],
    [22, 5],
    [26, 5],
    [30, 5],
    [22, 8],
    [22, 9],
    [24, 9],
    [24, 10],
  ],
  Q: [
    [13, 1],
    [22, 1],
    [18, 2],
    [26, 2],
    [18, 4],
    [24, 4],
    [18, 6],
    [22, 6],
    [20, 8],
    [24, 8],
    [28, 8],
    [26, 10],
    [24, 12],
    [20, 16],
    [30, 12],
  ],
  H: [
    [17, 1],
    [28, 1],
    [22, 2],
    [16, 4],
    [22, 4],
    [28, 4],
    [26, 5],
    [26, 6],
    [24, 8],
    [28, 8],
    [24, 11],
    [28, 11],
    [22, 16],
    [24, 16],
    [24, 18],
  ],
};
const levels: readonly Level[] = ['M', 'L', 'H', 'Q'];
const formatMask = 0b101_0100_0001_0010;

const masks: readonly ((row: number, column: number) => boolean)[] = [
  (i, j) => (i + j) % 2 === 0,
  (i) => i % 2 === 0,
  (_, j) => j % 3 === 0,
  (i, j) => (i + j) % 3 === 0,
  (i, j) => (Math.floor(i / 2) + Math.floor(j / 3)) % 2 === 0,
  (i, j) => ((i * j) % 2) + ((i * j) % 3) === 0,
  (i, j) => (((i * j) % 2) + ((i * j) % 3)) % 2 === 0,
  (i, j) => (((i + j) % 2) + ((i * j) % 3)) % 2 === 0,
];

export function readQrCode(squares: readonly (readonly boolean[])[]): string {
  const size = squares.length;
  const version = (size - 17) / 4;
  const bit = (row: number, column: number): number => (squares[row]?.[column] === true ? 1 : 0);
  const format = [0, 1, 2, 3, 4, 5, 7, 8].map((column) => bit(8, column)).reduce((value, each) => value * 2 + each, 0) ^ (formatMask >> 7);
  const level = levels[format >> 6] ?? 'M';
  const isMasked = masks[(format >> 3) & 7];
  const [check, count] = blocks[level][version - 1] ?? [];
  if (isMasked === undefined || check === undefined || count === undefined) throw new Error('This code is none that can be read.');
  const bits = bitPath(size, version).map(([row, column]) => bit(row, column) ^ Number(isMasked(row, column)));
  const data = dataOf(bytesOf(bits), check, count);
  return payload(data, version);
}

/** Modules that carry data, in order: two columns at a time from the right, alternately up and down. */
function bitPath(size: number, version: number): [number, number][] {
  const path: [number, number][] = [];
  let isUp = true;
  for (let right = size - 1; right > 0; right -= 2) {
    if (right === 6) right = 5;
    for (let step = 0; step < size; step++) {
      const row = isUp ? size - 1 - step : step;
      for (const column of [right, right - 1]) if (!isFunction(row, column, size, version)) path.push([row, column]);
    }
    isUp = !isUp;
  }
  return path;
}

function isFunction(row: number, column: number, size: number, version: number): boolean {
  if (row === 6 || column === 6) return true;
  if ((row < 9 && (column < 9 || column >= size - 8)) || (row >= size - 8 && column < 9)) return true;
  if (version >= 7 && ((row < 6 && column >= size - 11) || (column < 6 && row >= size - 11))) return true;
  const centres = alignment(size, version);
  return centres.some((y) => centres.some((x) => !isCorner(y, x, size) && Math.abs(row - y) <= 2 && Math.abs(column - x) <= 2));
}

const isCorner = (y: number, x: number, size: number): boolean => (y < 9 && (x < 9 || x > size - 9)) || (y > size - 9 && x < 9);

function alignment(size: number, version: number): number[] {
  if (version === 1) return [];
  const gaps = Math.floor(version / 7) + 1;
  const step = Math.ceil((size - 13) / (gaps * 2)) * 2;
  return [6, ...Array.from({ length: gaps }, (_, at) => size - 7 - at * step)];
}

function bytesOf(bits: readonly number[]): number[] {
  return Array.from({ length: Math.floor(bits.length / 8) }, (_, at) =>
    bits.slice(at * 8, at * 8 + 8).reduce((value, bit) => value * 2 + bit, 0),
  );
}

/** The bytes of the blocks are interleaved; the longer blocks come last. */
function dataOf(bytes: readonly number[], check: number, count: number): number[] {
  const short = Math.floor(bytes.length / count) - check;
  const lengths = Array.from({ length: count }, (_, block) => (block < count - (bytes.length % count) ? short : short + 1));
  const found: number[][] = lengths.map(() => []);
  let at = 0;
  for (let place = 0; place <= short; place++) {
    lengths.forEach((length, block) => {
      if (place < length) found[block]?.push(bytes[at++] ?? 0);
    });
  }
  return found.flat();
}

function payload(data: readonly number[], version: number): string {
  const bits = data.flatMap((byte) => Array.from({ length: 8 }, (_, at) => (byte >> (7 - at)) & 1));
  const take = (from: number, length: number): number => bits.slice(from, from + length).reduce((value, bit) => value * 2 + bit, 0);
  if (take(0, 4) !== 4) throw new Error('Only texts of bytes are read.');
  const lengthBits = version < 10 ? 8 : 16;
  const length = take(4, lengthBits);
  return Buffer.from(Array.from({ length }, (_, at) => take(4 + lengthBits + at * 8, 8))).toString('utf8');
}
