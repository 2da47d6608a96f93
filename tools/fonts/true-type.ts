/**
 * Writes a static TrueType font of simple glyphs: only the tables that a PDF program reads, with a fixed date, so that the same outlines give the same bytes.
 */

export type PathCommand = { command: string; args: number[] };

export interface StaticGlyph {
  advance: number;
  commands: readonly PathCommand[];
}

export interface StaticFont {
  family: string;
  copyright: string;
  unitsPerEm: number;
  ascent: number;
  descent: number;
  capHeight: number;
  xHeight: number;
  weight: number;
  /** The first one is shown for characters missing from the font. */
  glyphs: readonly StaticGlyph[];
  glyphOf: ReadonlyMap<number, number>;
  kerning: readonly { left: number; right: number; value: number }[];
}

export interface Point {
  x: number;
  y: number;
  on: boolean;
}

export class Writer {
  readonly bytes: number[] = [];
  u8(...values: number[]): this {
    for (const value of values) this.bytes.push(value & 255);
    return this;
  }
  u16(...values: number[]): this {
    for (const value of values) this.bytes.push((value >> 8) & 255, value & 255);
    return this;
  }
  u32(...values: number[]): this {
    for (const value of values) this.u16((value >>> 16) & 0xffff, value & 0xffff);
    return this;
  }
  text(text: string): this {
    return this.u8(...Array.from(text, (character) => character.charCodeAt(0)));
  }
}

function contoursOf(commands: readonly PathCommand[]): Point[][] {
  const contours: Point[][] = [];
  for (const { command, args } of commands) {
    const [a = 0, b = 0, c = 0, d = 0] = args.map(Math.round);
    const open = contours.at(-1);
    if (command === 'moveTo') contours.push([{ x: a, y: b, on: true }]);
    else if (command === 'lineTo') open?.push({ x: a, y: b, on: true });
    else if (command === 'quadraticCurveTo') open?.push({ x: a, y: b, on: false }, { x: c, y: d, on: true });
    else if (command !== 'closePath') throw new Error(`A TrueType outline has no ${command}.`);
  }
  return contours.map(withoutRepeatedEnd).filter((contour) => contour.length > 2);
}

function withoutRepeatedEnd(contour: Point[]): Point[] {
  const [first, last] = [contour[0], contour.at(-1)];
  return first && last && contour.length > 1 && last.on && first.x === last.x && first.y === last.y ? contour.slice(0, -1) : contour;
}

const boxOf = (points: readonly Point[]): [number, number, number, number] => [
  Math.min(...points.map(({ x }) => x)),
  Math.min(...points.map(({ y }) => y)),
  Math.max(...points.map(({ x }) => x)),
  Math.max(...points.map(({ y }) => y)),
];

/** An outline in the format of the table `glyf`. */
export function outline(contours: readonly Point[][]): number[] {
  if (contours.length === 0) return [];
  const points = contours.flat();
  const writer = new Writer().u16(contours.length, ...boxOf(points));
  let end = -1;
  for (const contour of contours) writer.u16((end += contour.length));
  writer.u16(0);
  for (const { on } of points) writer.u8(on ? 1 : 0);
  for (const axis of ['x', 'y'] as const) points.forEach((point, at) => writer.u16(point[axis] - (points[at - 1]?.[axis] ?? 0)));
  while (writer.bytes.length % 4 !== 0) writer.u8(0);
  return writer.bytes;
}

/** Search parameters of binary tables: the largest power of two, its exponent, the rest. */
function search(count: number, size: number): [number, number, number] {
  const exponent = Math.floor(Math.log2(Math.max(1, count)));
  const range = 2 ** exponent * size;
  return [range, exponent, count * size - range];
}

function characterMap(glyphOf: ReadonlyMap<number, number>): number[] {
  const runs: { start: number; end: number; delta: number }[] = [];
  for (const [code, glyph] of [...glyphOf].sort(([a], [b]) => a - b)) {
    const last = runs.at(-1);
    if (last?.end === code - 1 && last.delta === glyph - code) last.end = code;
    else runs.push({ start: code, end: code, delta: glyph - code });
  }
  runs.push({ start: 0xffff, end: 0xffff, delta: 1 });
  const writer = new Writer().u16(0, 1, 3, 1).u32(12);
  writer.u16(4, 16 + runs.length * 8, 0, runs.length * 2, ...search(runs.length, 2));
  writer.u16(...runs.map(({ end }) => end), 0, ...runs.map(({ start }) => start), ...runs.map(({ delta }) => delta), ...runs.map(() => 0));
  return writer.bytes;
}

function names({ family, copyright }: StaticFont): number[] {
  const texts = [
    [0, copyright],
    [1, family],
    [2, 'Regular'],
    [4, family],
    [6, family.replaceAll(' ', '-')],
    [13, 'SIL Open Font License 1.1'],
  ] as const;
  const writer = new Writer().u16(0, texts.length, 6 + texts.length * 12);
  let offset = 0;
  for (const [id, text] of texts) {
    writer.u16(3, 1, 0x409, id, text.length * 2, offset);
    offset += text.length * 2;
  }
  for (const [, text] of texts) for (const character of text) writer.u16(character.charCodeAt(0));
  return writer.bytes;
}

function kerningTable(kerning: StaticFont['kerning']): number[] {
  const pairs = [...kerning].sort((a, b) => a.left - b.left || a.right - b.right);
  const writer = new Writer().u16(0, 1, 0, 14 + pairs.length * 6, 1, pairs.length, ...search(pairs.length, 6));
  for (const { left, right, value } of pairs) writer.u16(left, right, value);
  return writer.bytes;
}

const sumOf = (bytes: readonly number[]): number => {
  let sum = 0;
  for (let at = 0; at < bytes.length; at += 4)
    sum = (sum + (((bytes[at] ?? 0) << 24) | ((bytes[at + 1] ?? 0) << 16) | ((bytes[at + 2] ?? 0) << 8) | (bytes[at + 3] ?? 0))) >>> 0;
  return sum;
};

export function trueType(font: StaticFont): Uint8Array {
  const contours = font.glyphs.map(({ commands }) => contoursOf(commands));
  const outlines = contours.map(outline);
  const places = new Writer();
  let place = 0;
  for (const each of outlines) {
    places.u32(place);
    place += each.length;
  }
  places.u32(place);
  const box = boxOf(contours.flat(2));
  const points = Math.max(...contours.map((each) => each.flat().length));
  const left = (at: number): number => {
    const all = contours[at]?.flat() ?? [];
    return all.length === 0 ? 0 : boxOf(all)[0];
  };
  const { ascent, descent, unitsPerEm, weight, glyphs } = font;
  const widest = Math.max(...glyphs.map(({ advance }) => advance));
  const metrics = new Writer();
  glyphs.forEach(({ advance }, at) => metrics.u16(advance, left(at)));
  const head = new Writer().u32(0x10000, 0x10000, 0, 0x5f0f3cf5).u16(3, unitsPerEm).u32(0, 0, 0, 0);
  head.u16(...box, 0, 6, 2, 1, 0);
  const codes = [...font.glyphOf.keys()];
  const os2 = new Writer()
    .u16(4, Math.round(unitsPerEm / 2), weight, 5, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)
    .u32(0, 0, 0, 0, 0, 0)
    .u32(0);
  os2.bytes.length = 62;
  os2.u16(0x40, Math.min(...codes), Math.max(...codes), ascent, descent, 0, ascent, -descent).u32(0, 0);
  os2.u16(font.xHeight, font.capHeight, 0, 32, 1);
  const tables: [string, number[]][] = [
    ['OS/2', os2.bytes],
    ['cmap', characterMap(font.glyphOf)],
    ['glyf', outlines.flat()],
    ['head', head.bytes],
    ['hhea', new Writer().u32(0x10000).u16(ascent, descent, 0, widest, 0, 0, box[2], 1, 0, 0, 0, 0, 0, 0, 0, glyphs.length).bytes],
    ['hmtx', metrics.bytes],
    ['kern', kerningTable(font.kerning)],
    ['loca', places.bytes],
    ['maxp', new Writer().u32(0x10000).u16(glyphs.length, points, 40, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0).bytes],
    ['name', names(font)],
    ['post', new Writer().u32(0x30000, 0).u16(-100, 50).u32(0, 0, 0, 0, 0).bytes],
  ];
  return fontFile(tables);
}

/** A font file from complete tables, which must be sorted by tag. */
export function fontFile(tables: readonly (readonly [tag: string, bytes: readonly number[]])[]): Uint8Array {
  const directory = new Writer().u32(0x10000).u16(tables.length, ...search(tables.length, 16));
  const body: number[] = [];
  const start = 12 + tables.length * 16;
  for (const [tag, bytes] of tables) {
    directory.text(tag).u32(sumOf(bytes), start + body.length, bytes.length);
    for (const byte of bytes) body.push(byte);
    while (body.length % 4 !== 0) body.push(0);
  }
  return Uint8Array.from([...directory.bytes, ...body]);
}
