/** The numbers beside a drawing, as outlines. In a page a digit that comes again is a reference to the one before. */
import { coarseOutline } from './coarse-outline.ts';
import { glyphsAt, lettering, matrixText, type Lettering } from './lettering.ts';
import { floorPlace } from './projection.ts';

export interface NumeralStyle {
  colour: string;
  /** In the axes of the floor. */
  onFloor?: boolean | undefined;
  /** Begins the ids of digits that come again; without it each is drawn. */
  ids?: string | undefined;
}

export function numeralsSvg(texts: readonly Lettering[], { colour, onFloor = false, ids }: NumeralStyle): string {
  if (!onFloor) return texts.map((text) => lettering(text, ` fill="${colour}"`)).join('');
  const laid = texts.map(onFloorAxes);
  const repeated = ids === undefined ? new Map<string, string>() : repeatedDigits(texts);
  const outlines = Array.from(repeated, ([digit, outline]) => `<path id="${ids}${digit}" d="${coarseOutline(outline, 0, unit)}"/>`).join(
    '',
  );
  const shared = outlines === '' ? '' : `<defs>${outlines}</defs>`;
  return `<g fill="${colour}">${shared}${laid.map((text) => numeral(text, repeated, ids ?? '')).join('')}</g>`;
}

/** Digits of which a reference is shorter than the outline, with their outlines. */
function repeatedDigits(texts: readonly Lettering[]): Map<string, string> {
  const seen = new Map<string, { outline: string; times: number }>();
  for (const text of texts)
    for (const { character, outline } of glyphsAt(text)) {
      if (!/\d/.test(character) || outline.length < leastShared) continue;
      seen.set(character, { outline, times: (seen.get(character)?.times ?? 0) + 1 });
    }
  return new Map(Array.from(seen).flatMap(([digit, { outline, times }]) => (times > 1 ? [[digit, outline] as const] : [])));
}

const leastShared = 65;

/** Of outlines in a page, in units of the em: two thousandths of an em beside at most. */
const unit = 4;

function numeral(text: Lettering, repeated: ReadonlyMap<string, string>, ids: string): string {
  const glyphs = glyphsAt(text);
  const own = glyphs
    .flatMap(({ character, outline, pen }) => (repeated.has(character) ? [] : [coarseOutline(outline, pen, unit)]))
    .join('');
  const used = glyphs.filter(({ character }) => repeated.has(character));
  const references = used
    .map(({ character, pen }) => `<use href="#${ids}${character}"${pen === 0 ? '' : ` x="${Math.round(pen / unit)}"`}/>`)
    .join('');
  const transform = ` transform="${matrixText(text, unit)}"`;
  if (references === '') return own === '' ? '' : `<path${transform} d="${own}"/>`;
  return `<g${transform}>${references}${own === '' ? '' : `<path d="${own}"/>`}</g>`;
}

function onFloorAxes({ plane: [a, b, c, d] = [1, 0, 0, 1], at, ...text }: Lettering): Lettering {
  return { ...text, at: floorPlace(at), plane: [...floorPlace([a, b]), ...floorPlace([c, d])] };
}
