/** The few figures that distinguish one product from the next: inner and outer size, cross-section, load, weight. Taken from the evaluated preset. */
import type { Evaluation } from '#domain/configurator/evaluation.ts';
import { foldedSize } from '#domain/drawing/folded-carton.ts';
import type { Language, LocalizedText } from '#domain/language/language.ts';
import { groupedText } from '#domain/money/money-text.ts';

export interface KeyFigure {
  label: string;
  value: string;
}

const label = {
  inside: { de: 'Innen', fr: 'Intérieur', en: 'Inside' },
  outside: { de: 'Aussen', fr: 'Extérieur', en: 'Outside' },
  section: { de: 'Querschnitt', fr: 'Section', en: 'Section' },
  length: { de: 'Länge', fr: 'Longueur', en: 'Length' },
  pieces: { de: 'Stück im Bund', fr: 'Pièces par botte', en: 'Pieces per bundle' },
  contents: { de: 'Packgut bis', fr: 'Contenu jusqu’à', en: 'Contents up to' },
  load: { de: 'Tragfähigkeit', fr: 'Charge admissible', en: 'Load capacity' },
  seats: { de: 'Plätze', fr: 'Places', en: 'Seats' },
  seatHeight: { de: 'Sitzhöhe', fr: 'Hauteur d’assise', en: 'Seat height' },
  blank: { de: 'Zuschnitt', fr: 'Découpe', en: 'Blank' },
  weight: { de: 'Gewicht', fr: 'Poids', en: 'Weight' },
} as const satisfies Record<string, LocalizedText>;

/** At most one decimal, none if whole; two below a kilogram or millimetre. */
const rounded = (value: number): string => String(value < 1 ? Math.round(value * 100) / 100 : Math.round(value * 10) / 10);

/** As everywhere: masses with an apostrophe, dimensions without. */
const mass = (value: number): string => `${value < 1000 ? rounded(value) : groupedText(Math.round(value))} kg`;

const size = (...sides: readonly number[]): string => `${sides.map(rounded).join(' × ')} mm`;

/** Name and value; the same in every language. */
export type Figure = readonly [name: keyof typeof label, value: string];

export const keyFigures = (evaluation: Evaluation | null, language: Language): KeyFigure[] =>
  evaluation === null ? [] : inWords(figuresOf(evaluation), language);

export const inWords = (figures: readonly Figure[], language: Language): KeyFigure[] =>
  figures.map(([name, value]) => ({ label: label[name][language], value }));

export function figuresOf(evaluation: Evaluation): Figure[] {
  const { values, outputs, totals } = evaluation;
  const figures: Figure[] = [];
  const add = (...figure: Figure): void => {
    figures.push(figure);
  };
  const number = (id: string): number | null => (typeof values[id] === 'number' ? values[id] : null);
  const [length, width, height] = [number('length'), number('width'), number('height')];
  const [outerLength, outerWidth, outerHeight] = [outputs['outerLength'], outputs['outerWidth'], outputs['outerHeight']];
  const { section } = values;

  if (length !== null && width !== null && height !== null) add('inside', size(length, width, height));
  if (typeof section === 'string' && length !== null) {
    // `60!18` is width and thickness; people put the thickness first.
    add('section', `${section.split('!').toReversed().join(' × ')} mm`);
    add('length', size(length));
    if ((number('count') ?? 1) > 1) add('pieces', String(number('count')));
  } else if (outerLength && outerWidth && outerHeight) {
    add('outside', size(outerLength.value, outerWidth.value, outerHeight.value));
  }
  const folded = foldedSize(evaluation);
  const { blankLength, blankWidth } = outputs;
  if (folded !== null) add('outside', size(...folded));
  else if (blankLength && blankWidth) add('blank', size(blankLength.value, blankWidth.value));
  if (number('mass') !== null) add('contents', mass(number('mass') ?? 0));
  const load = number('load') ?? outputs['safeLoad']?.value ?? null;
  if (load !== null) add('load', mass(load));
  const seats = number('seats');
  // Those along the back, and those in the wing of a corner.
  if (seats !== null) add('seats', String(seats + (number('wing') ?? 0)));
  if (outputs['seatHeight']) add('seatHeight', size(outputs['seatHeight'].value));
  add('weight', mass(totals.weight));
  return figures;
}
