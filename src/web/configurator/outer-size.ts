/** Outer length, width and height of an evaluated product, and their text. */
import type { Evaluation } from '#domain/configurator/evaluation.ts';
import { numberText } from '#domain/configurator/message.ts';
import { foldedSize } from '#domain/drawing/folded-carton.ts';
import { boundingBox } from '#domain/configurator/placement.ts';

/** The model's own figures; without them the box around all parts. */
export function outerSize({ outputs, instances }: Evaluation): readonly [number, number, number] {
  const { size } = boundingBox(instances);
  const named = (id: string, measured: number): number => Math.round((outputs[id]?.value ?? measured) * 10) / 10;
  return [named('outerLength', size[0]), named('outerWidth', size[1]), named('outerHeight', size[2])];
}

export function outerSizeTexts(evaluation: Evaluation): readonly [string, string, string] {
  const [length, width, height] = outerSize(evaluation);
  return [String(length), String(width), String(height)];
}

/** `1072 × 672 × 654 mm`; for a carton when folded. */
export function outerSizeText(evaluation: Evaluation): string {
  const folded = foldedSize(evaluation)?.map((mm) => String(Math.round(mm * 10) / 10));
  return `${(folded ?? outerSizeTexts(evaluation)).join(' × ')} mm`;
}

/** Of a part's measure; what has none is only counted. */
export function partSizeText(mm: number): string {
  return mm === 0 ? '–' : String(Math.round(mm * 10) / 10);
}

/** To 0.1 kg; of less than that to a gram, as what is built weighs something. */
export function weightText(kg: number): string {
  return `${numberText(kg > 0 && kg < 0.1 ? Math.max(kg, 0.001) : Math.round(kg * 10) / 10)} kg`;
}

export function volumeText(cubicMetres: number): string {
  return `${cubicMetres.toFixed(cubicMetres < 0.01 ? 5 : 3)} m³`;
}
