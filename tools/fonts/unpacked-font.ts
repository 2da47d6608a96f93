/**
 * Unpacks a variable font from its compressed web form: the outlines, which the web form rearranges, are written back as plain
 * tables. Without this the reader of pdfkit cannot vary composed letters such as ä.
 */
import { fontFile, outline, Writer, type Point } from './true-type.ts';

interface Component {
  glyphID: number;
  dx: number;
  dy: number;
}
interface RawGlyph {
  numberOfContours: number;
  points?: { x: number; y: number; onCurve: boolean; endContour: boolean }[];
  components?: Component[];
}
interface CompressedFont {
  getGlyph: (id: number) => { path: { bbox: { minX: number; minY: number; maxX: number; maxY: number } } };
  _transformedGlyphs: RawGlyph[];
  stream: { buffer: Uint8Array };
  directory: { tables: Record<string, { offset: number; length: number }> };
}

const argumentsAreWords = 1;
const argumentsAreOffsets = 2;
const moreComponents = 32;

export function unpacked(create: (bytes: Uint8Array) => unknown, bytes: Uint8Array): Uint8Array {
  const font = create(bytes) as CompressedFont;
  font.getGlyph(0);
  const glyphs = font._transformedGlyphs.map((glyph, id) => plainGlyph(font, glyph, id));
  const places = new Writer();
  let place = 0;
  for (const glyph of [...glyphs, []]) {
    places.u32(place);
    place += glyph.length;
  }
  const tables = Object.entries(font.directory.tables).map(([tag, { offset, length }]): [string, number[]] => {
    if (tag === 'glyf') return [tag, glyphs.flat()];
    if (tag === 'loca') return [tag, places.bytes];
    const table = [...font.stream.buffer.subarray(offset, offset + length)];
    // The offsets of the outlines are now in the long format.
    return [tag, tag === 'head' ? table.with(51, 1) : table];
  });
  return fontFile(tables.sort(([a], [b]) => (a < b ? -1 : 1)));
}

function plainGlyph(font: CompressedFont, { points = [], components = [] }: RawGlyph, id: number): number[] {
  if (components.length === 0) return outline(contoursOf(points));
  const { minX, minY, maxX, maxY } = font.getGlyph(id).path.bbox;
  const writer = new Writer().u16(-1, Math.floor(minX), Math.floor(minY), Math.ceil(maxX), Math.ceil(maxY));
  components.forEach((component, at) => {
    const more = at < components.length - 1 ? moreComponents : 0;
    writer.u16(argumentsAreWords | argumentsAreOffsets | more, component.glyphID, component.dx, component.dy);
  });
  while (writer.bytes.length % 4 !== 0) writer.u8(0);
  return writer.bytes;
}

function contoursOf(points: NonNullable<RawGlyph['points']>): Point[][] {
  const contours: Point[][] = [[]];
  for (const { x, y, onCurve, endContour } of points) {
    contours.at(-1)?.push({ x, y, on: onCurve });
    if (endContour) contours.push([]);
  }
  return contours.slice(0, -1);
}
