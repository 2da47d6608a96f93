/** The picture that staff choose for a line of an order or a quote. */
import type { Configuration } from '#domain/configurator/evaluation.ts';
import { refused } from '#server/call/refusal.ts';
import { evaluateConfiguration } from '#server/configurator/evaluate-configuration.ts';
import { storedPicture } from '#server/media/store-picture.ts';
import type { PricedLine } from '#server/pricing/priced-cart.ts';
import type { OrderServices } from './order-services.ts';

interface Shown {
  /** As it stands in the document: of the version that was ordered. */
  configuration: Configuration | null;
  priced: PricedLine | undefined;
}

/** Hash of the stored picture of an address; of an empty one that of the line as it stands, null where it cannot be drawn. */
export async function givenPicture(
  { db, linePicture, models }: Pick<OrderServices, 'db' | 'linePicture' | 'models'>,
  address: string,
  { configuration, priced }: Shown,
  path: string,
): Promise<string | null> {
  if (address === '') {
    if (!priced?.product) return null;
    const evaluation = configuration === null ? null : evaluateConfiguration(models(), configuration);
    return linePicture({ ...priced, evaluation: evaluation ?? priced.evaluation });
  }
  const hash = /^(?:\/api\/media\/picture\/)?([0-9a-f]{64})$/.exec(address)?.[1];
  if (hash === undefined || (await storedPicture(db, hash)) === null) throw refused('pictureNotFound', {}, `${path}.newProductImage`);
  return hash;
}
