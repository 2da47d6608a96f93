/**
 * A DXF R12 file: plain pairs of code and value, millimetres, one block and one insert per view. R12 is the dialect every CAD and CNC program reads; $INSUNITS
 * is newer than it and skipped by old readers, so the unit is also given as a text in the drawing. Texts are limited to characters of code page 1252.
 */
import type { Box } from './face.ts';
import type { Point } from './projection.ts';

export type Pair = string | number;

export type LineType = 'CONTINUOUS' | 'DASHED' | 'CENTER';

export interface DxfLayer {
  name: string;
  /** Colour number of AutoCAD: 1 red, 3 green, 5 blue, 7 black or white. */
  colour: number;
  lineType?: LineType;
}

/** A part of the drawing with its own origin; entities are y upwards. */
export interface DxfBlock {
  name: string;
  entities: Pair[];
  /** Bounding box of its entities. */
  box: Box;
  at: Point;
}

export interface DxfDrawing {
  layers: readonly DxfLayer[];
  blocks: readonly DxfBlock[];
  /** Height of the text, also the length of dashes. */
  textHeight: number;
  /** Lines of text below the drawing. */
  notes: readonly string[];
}

const noteLayer = 'TEXT';

export function dxfDocument({ layers, blocks, textHeight, notes }: DxfDrawing): string {
  const boxes = blocks.map(({ box, at: [x, y] }): Box => [box[0] + x, box[1] + y, box[2] + x, box[3] + y]);
  const [left, bottom, right, top] = boxes.reduce((a, b): Box => [
    Math.min(a[0], b[0]),
    Math.min(a[1], b[1]),
    Math.max(a[2], b[2]),
    Math.max(a[3], b[3]),
  ]);
  const noteLines = notes.flatMap(inLines);
  const noteTexts = noteLines.flatMap((text, line) =>
    textEntity({ layer: noteLayer, text, at: [left, bottom - (2 + 2 * line) * textHeight], height: textHeight }),
  );
  const longest = Math.max(0, ...noteLines.map((text) => text.length));
  const low = bottom - 2 * textHeight * (noteLines.length + 0.5);
  const far = Math.max(right, left + longest * textHeight);
  const pairs: Pair[] = [
    ...section('HEADER', header([left, low, far, top])),
    ...section('TABLES', [...lineTypes(textHeight), ...layerTable(layers), ...styleTable()]),
    ...section('BLOCKS', blocks.flatMap(blockPairs)),
    ...section('ENTITIES', [
      ...blocks.flatMap(({ name, at: [x, y] }): Pair[] => [0, 'INSERT', 8, '0', 2, name, 10, dxfNumber(x), 20, dxfNumber(y), 30, '0.0']),
      ...noteTexts,
    ]),
    0,
    'EOF',
  ];
  return `${pairs.join('\r\n')}\r\n`;
}

/** Codes and values that contain no spaces. */
function words(text: string): Pair[] {
  return text.split(' ');
}

function corner(name: string, x: number, y: number): Pair[] {
  return [9, name, 10, dxfNumber(x), 20, dxfNumber(y)];
}

function header([left, bottom, right, top]: Box): Pair[] {
  return [
    ...words('9 $ACADVER 1 AC1009 9 $DWGCODEPAGE 3 ANSI_1252 9 $INSBASE 10 0.0 20 0.0 30 0.0'),
    ...corner('$EXTMIN', left, bottom),
    ...words('30 0.0'),
    ...corner('$EXTMAX', right, top),
    ...words('30 0.0'),
    ...corner('$LIMMIN', left, bottom),
    ...corner('$LIMMAX', right, top),
    ...words('9 $LUNITS 70 2 9 $LUPREC 70 1 9 $INSUNITS 70 4 9 $MEASUREMENT 70 1 9 $LTSCALE 40 1.0'),
  ];
}

function section(name: string, content: readonly Pair[]): Pair[] {
  return [0, 'SECTION', 2, name, ...content, 0, 'ENDSEC'];
}

function lineTypes(textHeight: number): Pair[] {
  const pattern = (name: LineType, picture: string, lengths: readonly number[]): Pair[] => {
    const whole = lengths.reduce((sum, length) => sum + Math.abs(length), 0) * textHeight;
    const dashes = lengths.flatMap((length): Pair[] => [49, dxfNumber(length * textHeight)]);
    return [0, 'LTYPE', 2, name, 70, 0, 3, picture, 72, 65, 73, lengths.length, 40, dxfNumber(whole), ...dashes];
  };
  return [
    ...words('0 TABLE 2 LTYPE 70 3'),
    ...pattern('CONTINUOUS', 'Solid line', []),
    ...pattern('DASHED', '__ __ __ __', [1.6, -0.8]),
    ...pattern('CENTER', '____ _ ____ _', [5, -1, 1, -1]),
    ...words('0 ENDTAB'),
  ];
}

function layerTable(layers: readonly DxfLayer[]): Pair[] {
  const rows = layers.flatMap(({ name, colour, lineType = 'CONTINUOUS' }): Pair[] => [0, 'LAYER', 2, name, 70, 0, 62, colour, 6, lineType]);
  return [0, 'TABLE', 2, 'LAYER', 70, layers.length + 1, 0, 'LAYER', 2, '0', 70, 0, 62, 7, 6, 'CONTINUOUS', ...rows, 0, 'ENDTAB'];
}

function styleTable(): Pair[] {
  const style: Pair[] = [0, 'STYLE', 2, 'STANDARD', 70, 0, 40, '0.0', 41, '1.0', 50, '0.0', 71, 0, 42, '2.5', 3, 'txt', 4, ''];
  return [0, 'TABLE', 2, 'STYLE', 70, 1, ...style, 0, 'ENDTAB'];
}

function blockPairs({ name, entities }: DxfBlock): Pair[] {
  return [0, 'BLOCK', 8, '0', 2, name, 70, 0, 10, '0.0', 20, '0.0', 30, '0.0', 3, name, 1, '', ...entities, 0, 'ENDBLK', 8, '0'];
}

export function lineEntity(layer: string, [x1, y1]: Point, [x2, y2]: Point): Pair[] {
  return [0, 'LINE', 8, layer, 10, dxfNumber(x1), 20, dxfNumber(y1), 30, '0.0', 11, dxfNumber(x2), 21, dxfNumber(y2), 31, '0.0'];
}

export function circleEntity(layer: string, [x, y]: Point, radius: number): Pair[] {
  return [0, 'CIRCLE', 8, layer, 10, dxfNumber(x), 20, dxfNumber(y), 30, '0.0', 40, dxfNumber(radius)];
}

export interface DxfText {
  layer: string;
  text: string;
  at: Point;
  height: number;
  /** Position of `at` on the base line. */
  anchor?: 'start' | 'middle';
  upright?: boolean;
}

export function textEntity({ layer, text, at: [x, y], height, anchor = 'start', upright = false }: DxfText): Pair[] {
  const place: Pair[] = [
    10,
    dxfNumber(x),
    20,
    dxfNumber(y),
    30,
    '0.0',
    40,
    dxfNumber(height),
    1,
    dxfText(text),
    50,
    upright ? '90.0' : '0.0',
  ];
  const middle: Pair[] = anchor === 'middle' ? [72, 1, 11, dxfNumber(x), 21, dxfNumber(y), 31, '0.0'] : [];
  return [0, 'TEXT', 8, layer, ...place, ...middle];
}

export function dxfNumber(value: number): string {
  const text = (Math.round(value * 1000) / 1000).toFixed(3);
  return text === '-0.000' ? '0.000' : text;
}

const longestNote = 120;

/** A long address continues on the next line, so that nothing is lost: it breaks before an `&`. */
function inLines(note: string): string[] {
  return note.split(/(?=&)/).reduce<string[]>((lines, piece) => {
    const last = lines.at(-1);
    return last === undefined || last.length + piece.length > longestNote ? [...lines, piece] : [...lines.slice(0, -1), last + piece];
  }, []);
}

/** One line of characters common to code page 1252 and Latin 1; R12 allows 255 of them. */
function dxfText(text: string): string {
  const plain = text.replaceAll(/[–—]/g, '-').replaceAll(/[‘’]/g, "'");
  // oxlint-disable-next-line no-control-regex
  const printable = plain.replaceAll(/[\u0000-\u001F\u007F-\u009F]/g, ' ');
  return printable.replaceAll(/[^\u0020-\u00FF]/g, '?').slice(0, 255);
}
