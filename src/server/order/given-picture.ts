/** The picture that staff choose for a line of an order or a quote. */
import { refused } from '#server/call/refusal.ts';
import { storedPicture } from '#server/media/store-picture.ts';
import type { PricedLine } from '#server/pricing/priced-cart.ts';
import type { OrderServices } from './order-services.ts';

/** Hash of the stored picture of an address; of an empty one that of the line as it is priced, null where it cannot be drawn. */
export async function givenPicture(
  { db, linePicture }: Pick<OrderServices, 'db' | 'linePicture'>,
  address: string,
  priced: PricedLine | undefined,
  path: string,
): Promise<string | null> {
  if (address === '') return priced?.product ? linePicture(priced) : null;
  const hash = /^(?:\/api\/media\/picture\/)?([0-9a-f]{64})$/.exec(address)?.[1];
  if (hash === undefined || (await storedPicture(db, hash)) === null) throw refused('pictureNotFound', {}, `${path}.newProductImage`);
  return hash;
}
