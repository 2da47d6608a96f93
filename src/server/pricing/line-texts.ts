/** A line of the cart as text in the reader's language: its name and the chosen values. */
import type { PricedItem } from '#contract/cart.ts';
import type { Configuration } from '#domain/configurator/evaluation.ts';
import type { Language } from '#domain/language/language.ts';
import { evaluateConfiguration } from '#server/configurator/evaluate-configuration.ts';
import type { ModelLibrary } from '#server/model/model-library.ts';
import { lineDetails } from './position-details.ts';
import type { PricedLine } from './priced-cart.ts';

interface Line {
  priced: PricedLine;
  /** As the cart has it, also where the product of it is not sold any more. */
  asked: Configuration | null;
}

/** Undefined: neither product nor model exists any more, so there is no text. Of a product that is withdrawn not even the name is told. */
export function lineTexts(models: ModelLibrary, { priced, asked }: Line, language: Language): PricedItem['texts'] {
  const { product, configuration, evaluation } = priced;
  if (product === null) {
    const chosen = asked === null ? null : chosenIn(models, asked, language);
    return chosen === null ? undefined : { details: chosen };
  }
  const name = product.name[language];
  if (configuration === null) return { name, details: [] };
  const model = models.compiled(configuration.modelId, configuration.version);
  return model === null ? undefined : { name, details: lineDetails(model, { configuration, evaluation }, language) };
}

function chosenIn(models: ModelLibrary, asked: Configuration, language: Language) {
  const model = models.compiled(asked.modelId, asked.version);
  const evaluation = evaluateConfiguration(models, asked);
  if (model === null || evaluation === null) return null;
  return lineDetails(model, { configuration: { ...asked, values: evaluation.values }, evaluation }, language);
}
