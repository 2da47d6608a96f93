import type { ModelLibrary } from '#server/model/model-library.ts';
import type { PricedLine } from '#server/pricing/priced-cart.ts';
import { drawConfiguration } from './draw-configuration.ts';

/** The picture an order keeps of a line: stands alone, 512 px wide, with its outer sizes. Null: the product has no model. */
export function drawLine(models: ModelLibrary, { evaluation }: Pick<PricedLine, 'evaluation'>): string | null {
  // Papers, mails and lists show it below 150 px, where numerals could not be read; the sizes stand beside it in words.
  return evaluation === null ? null : drawConfiguration(models, evaluation, { widthPx: 512, numerals: false, field: null });
}
