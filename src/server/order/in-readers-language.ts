/**
 * Shows the lines of a document in a reader's language other than the document's. A line is translated only where catalogue and model still produce exactly the
 * stored text in the document's language; all others keep the agreed text. Papers and mails keep the document's language.
 */
import { isDeepStrictEqual } from 'node:util';
import type { Configuration } from '#domain/configurator/evaluation.ts';
import { evaluate } from '#domain/configurator/evaluate.ts';
import type { Language } from '#domain/language/language.ts';
import type { ModelLibrary } from '#server/model/model-library.ts';
import { lineDetails } from '#server/pricing/position-details.ts';
import type { ProductName } from './order-services.ts';

interface SpokenLine {
  productId: number | null;
  name: string;
  configuration: Configuration | null;
  details: readonly { label: string; value: string }[];
}

/** The product's name in the reader's language, if the line still has the one of its document's language. */
export function nameIn(
  productName: ProductName,
  { productId, name }: Pick<SpokenLine, 'productId' | 'name'>,
  language: Language,
  reader: Language,
): string {
  const known = productId === null || language === reader ? null : productName(productId);
  return known !== null && known[language] === name ? known[reader] : name;
}

export function inReadersLanguage<Line extends SpokenLine>(
  { models, productName }: { models: () => ModelLibrary; productName: ProductName },
  { language, positions }: { language: Language; positions: readonly Line[] },
  reader: Language,
): Line[] {
  if (language === reader) return [...positions];
  const library = models();
  return positions.map((line) => ({ ...line, name: nameIn(productName, line, language, reader), details: detailsFor(line) }));

  function detailsFor({ configuration, details }: Line): SpokenLine['details'] {
    const model = configuration === null ? null : library.compiled(configuration.modelId, configuration.version);
    if (model === null || configuration === null || details.length === 0) return details;
    const line = { configuration, evaluation: evaluate(model, configuration.values) };
    return isDeepStrictEqual(lineDetails(model, line, language), details) ? lineDetails(model, line, reader) : details;
  }
}
