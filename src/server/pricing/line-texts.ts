/** A line of the cart in words of the reader's language: what it is called and what was chosen. */
import type { PricedItem } from '#contract/cart.ts';
import type { Language } from '#domain/language/language.ts';
import { lineDetails } from './position-details.ts';
import type { ModelLibrary } from '#server/model/model-library.ts';
import type { PricedLine } from './priced-cart.ts';

/** Undefined: neither product nor model is there any more, so that there is nothing to say. */
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
