import type { ModelLibrary } from '#server/model/model-library.ts';
import type { PricedLine } from '#server/pricing/priced-cart.ts';
import { drawConfiguration } from './draw-configuration.ts';

/** The picture that an order keeps of a line: self-contained, 512 px wide, without its outer sizes. Null: the product has no model. */
export function drawLine(models: ModelLibrary, { evaluation }: Pick<PricedLine, 'evaluation'>): string | null {
  // Papers, mails and lists show it below 150 px, where numerals would be illegible; the sizes are given as text beside it.
  return evaluation === null ? null : drawConfiguration(models, evaluation, { widthPx: 512, numerals: false, field: null });
}
