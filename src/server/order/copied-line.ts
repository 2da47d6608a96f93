/** A line as a document keeps it: everything is copied, so that later changes of catalogue or models alter no order and no quote. */
import type { Language } from '#domain/language/language.ts';
import { isMadeToMeasure } from '#domain/order/made-to-measure.ts';
import type { PricedLine } from '#server/pricing/priced-cart.ts';
import type { DocumentLine } from './document-head.ts';
import type { OrderServices } from './order-services.ts';
import { lineDetails } from '#server/pricing/position-details.ts';

/** Without the price, which quotes may still lack. Throws for a line without a product, which cannot be ordered. */
export async function copiedLine(
  { models, linePicture }: Pick<OrderServices, 'models' | 'linePicture'>,
  line: PricedLine,
  language: Language,
): Promise<DocumentLine> {
  const { product, evaluation, configuration, quantity, remark, weightKg } = line;
  if (product === null) throw new Error('a line without product reached a document');
  const model = configuration === null ? null : models().compiled(configuration.modelId, configuration.version);
  return {
    productId: product.id,
    articleNumber: product.articleNumber,
    name: product.name[language],
    quantity,
    madeToMeasure: isMadeToMeasure({ product, weight: weightKg }),
    externalCustomerNo: remark,
    configuration,
    details: model === null || configuration === null ? [] : lineDetails(model, { configuration, evaluation }, language),
    partList: evaluation?.partList ?? [],
    weight: weightKg,
    pictureHash: await linePicture(line),
  };
}
