/**
 * Puts our own drawings onto a page as lines and areas, without rasterising them. It reads exactly what src/domain/drawing writes:
 * nested `svg`, `g`, `path` and `rect` with presentation attributes; anything else is a mistake and throws.
 */
type Attributes = Readonly<Record<string, string>>;

export interface Place {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Width in points of a line that is one pixel wide on the screen. */
const lineWidthPt = 0.45;

const silent: ReadonlySet<string> = new Set(['title', 'metadata']);
const inherited = [
  'fill',
  'fill-opacity',
  'stroke',
  'stroke-width',
  'stroke-opacity',
  'stroke-linejoin',
  'stroke-dasharray',
  'fill-rule',
] as const;

interface Level {
  attributes: Attributes;
  /** Points per unit. */
  scale: number;
}

/** Draws the picture as large as the place allows, centred. */
export function drawSvg(doc: PDFKit.PDFDocument, svg: string, place: Place): void {
  const levels: Level[] = [];
  for (const [, closing, name = '', text = '', selfClosing] of svg.matchAll(/<(\/?)([A-Za-z]+)((?:\s+[\w:-]+="[^"]*")*)\s*(\/?)>/g)) {
    if (silent.has(name)) continue;
    if (closing === '/') {
      doc.restore();
      levels.pop();
      continue;
    }
    const attributes = attributesOf(text);
    const level = levels.at(-1) ?? { attributes: {}, scale: 1 };
    doc.save();
    if (name === 'svg') levels.push(enterSvg(doc, attributes, level, levels.length === 0 ? place : null));
    else if (name === 'g') levels.push(enterGroup(doc, attributes, level));
    else {
      drawShape(doc, name, attributes, level);
      doc.restore();
    }
    if (selfClosing === '/' && (name === 'g' || name === 'svg')) {
      doc.restore();
      levels.pop();
    }
  }
}

function attributesOf(text: string): Record<string, string> {
  return Object.fromEntries(Array.from(text.matchAll(/([\w:-]+)="([^"]*)"/g), ([, name = '', value = '']) => [name, value]));
}

const numbersOf = (text: string): number[] => text.split(/[\s,]+/).map(Number);

function enterSvg(doc: PDFKit.PDFDocument, attributes: Attributes, level: Level, place: Place | null): Level {
  const [left = 0, top = 0, width = 1, height = 1] = numbersOf(attributes['viewBox'] ?? '0 0 1 1');
  const at = place ?? {
    x: Number(attributes['x'] ?? 0),
    y: Number(attributes['y'] ?? 0),
    width: Number(attributes['width'] ?? width),
    height: Number(attributes['height'] ?? height),
  };
  const scale = Math.min(at.width / width, at.height / height);
  const [x, y] = [at.x + (at.width - width * scale) / 2, at.y + (at.height - height * scale) / 2];
  doc.transform(scale, 0, 0, scale, x - left * scale, y - top * scale);
  return { attributes: passedOn(attributes, level), scale: level.scale * scale };
}

function enterGroup(doc: PDFKit.PDFDocument, attributes: Attributes, level: Level): Level {
  return { attributes: passedOn(attributes, level), scale: level.scale * transform(doc, attributes['transform']) };
}

function passedOn(attributes: Attributes, level: Level): Attributes {
  const kept = inherited.filter((name) => attributes[name] !== undefined).map((name) => [name, attributes[name] ?? '']);
  return { ...level.attributes, ...(Object.fromEntries(kept) as Attributes) };
}

/** Returns the scale factor. */
function transform(doc: PDFKit.PDFDocument, text: string | undefined): number {
  if (text === undefined) return 1;
  const [a = 1, b = 0, c = 0, d = 1, e = 0, f = 0] = numbersOf(/^matrix\(([^)]*)\)$/.exec(text)?.[1] ?? fail(`the transform ${text}`));
  doc.transform(a, b, c, d, e, f);
  return Math.sqrt(Math.abs(a * d - b * c));
}

function drawShape(doc: PDFKit.PDFDocument, name: string, own: Attributes, level: Level): void {
  const scale = level.scale * transform(doc, own['transform']);
  const attributes = passedOn(own, level);
  if (name === 'path') doc.path(own['d'] ?? '');
  else if (name === 'rect')
    doc.rect(...(['x', 'y', 'width', 'height'].map((key) => Number(own[key] ?? 0)) as [number, number, number, number]));
  else fail(`the element ${name}`);
  const fill = attributes['fill'] ?? '#000000';
  const stroke = attributes['stroke'] ?? 'none';
  const isEven = attributes['fill-rule'] === 'evenodd';
  if (fill !== 'none') doc.fillColor(fill, Number(attributes['fill-opacity'] ?? 1));
  if (stroke !== 'none') {
    const width = Number(attributes['stroke-width'] ?? 1);
    doc.strokeColor(stroke, Number(attributes['stroke-opacity'] ?? 1)).lineJoin('round');
    doc.lineWidth(own['vector-effect'] === 'non-scaling-stroke' ? (width * lineWidthPt) / scale : width);
    const dashes = attributes['stroke-dasharray'];
    if (dashes !== undefined) doc.dash(((numbersOf(dashes)[0] ?? 1) * lineWidthPt) / scale, {});
  }
  const rule = isEven ? 'even-odd' : 'non-zero';
  if (fill !== 'none' && stroke !== 'none') doc.fillAndStroke(rule);
  else if (fill !== 'none') doc.fill(rule);
  else if (stroke !== 'none') doc.stroke();
}

function fail(what: string): never {
  throw new Error(`A drawing for paper has no place for ${what}.`);
}
