/** A line of the cart as text in the reader's language: its name and the chosen values. */
import type { PricedItem } from '#contract/cart.ts';
import type { Language } from '#domain/language/language.ts';
import { lineDetails } from './position-details.ts';
import type { ModelLibrary } from '#server/model/model-library.ts';
import type { PricedLine } from './priced-cart.ts';

/** Undefined: neither product nor model exists any more, so there is no text. */
export function lineTexts(
  models: ModelLibrary,
  { product, configuration, evaluation }: PricedLine,
  language: Language,
): PricedItem['texts'] {
  if (product === null) return undefined;
  const name = product.name[language];
  if (configuration === null) return { name, details: [] };
  const model = models.compiled(configuration.modelId, configuration.version);
  return model === null ? undefined : { name, details: lineDetails(model, { configuration, evaluation }, language) };
}
