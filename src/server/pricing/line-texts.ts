/** A line of the cart in words of the reader's language: what it is called and what was chosen. */
import type { PricedItem } from '#contract/cart.ts';
import type { Language } from '#domain/language/language.ts';
import { modelById } from '#server/configurator/model-files.ts';
import { positionDetails } from './position-details.ts';
import type { PricedLine } from './priced-cart.ts';

/** Undefined: neither product nor model is there any more, so that there is nothing to say. */
export function lineTexts({ product, configuration }: PricedLine, language: Language): PricedItem['texts'] {
  if (product === null) return undefined;
  const name = product.name[language];
  if (configuration === null) return { name, details: [] };
  const model = modelById(configuration.modelId);
  return model === null ? undefined : { name, details: positionDetails(model, configuration.values, language) };
}
