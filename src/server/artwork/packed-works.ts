/** The works of an order as the carrier gets them: each in its packaging, with its value for customs. */
import type { ArtworkPackage } from '#contract/artwork-offer.ts';
import type { Actor } from '#domain/access/permission.ts';
import type { WorkMaterial } from '#domain/artwork/packing.ts';
import { valueOf } from '#domain/artwork/ready.ts';
import { worksValue } from '#domain/artwork/works-value.ts';
import { chfFromRappen, rappenFromChf } from '#domain/money/money.ts';
import type { PackedWork } from '#server/parcel/propose-shipment.ts';
import { choiceOf, fieldsOf } from './artwork-answer.ts';
import type { ArtworkServices } from './artwork-services.ts';
import { findArtworkOfOrder } from './artwork-store.ts';
import { composePackages } from './compose-packages.ts';
import { declaredValue } from './make-offer.ts';

/** Null: its invoice is not on the desk, or one of the works has no packaging that we know. */
export async function packedWorks(services: ArtworkServices, orderId: number, actor: Actor): Promise<PackedWork[] | null> {
  const artwork = await findArtworkOfOrder(services.db, orderId);
  if (artwork === null) return null;
  const [fields, choice] = [fieldsOf(artwork), choiceOf(artwork)];
  const packages = await composePackages(services, { fields, choice, actor });
  const prices = packages.map(({ work }) => rappenFromChf(Number(valueOf(fields, 'price', work))));
  const values = worksValue(prices, declaredValue(fields, choice));
  const packed = packages.flatMap((each, at) => packedWork(each, chfFromRappen(values[at] ?? rappenFromChf(0))));
  return packed.length === packages.length ? packed : null;
}

const inEnglish: Readonly<Record<WorkMaterial, string>> = {
  PAINTING: 'Painting',
  PAPER: 'Work on paper',
  METAL: 'Sculpture, metal',
  WOOD: 'Sculpture, wood',
  STONE: 'Sculpture, stone or ceramic',
};

function packedWork({ packaging, material, title, lot }: ArtworkPackage, value: number): PackedWork[] {
  if (packaging === null) return [];
  const { articleNumber, outer, weight } = packaging;
  return [{ articleNumber, outer, weight, value, description: `${inEnglish[material]}: ${title === '' ? `lot ${lot}` : title}` }];
}
