/** The seven flat positions of a case, each as a line with its product, quantity and price. */
import type { ArtworkChoice } from '#contract/artwork.ts';
import type { ArtworkOffer } from '#contract/artwork-offer.ts';
import { flatPositions } from '#domain/artwork/flat-position.ts';
import type { FlatKey } from '#domain/artwork/flat-position.ts';
import { insuranceServiceTypeId } from '#domain/cart/quote-line.ts';
import type { Language } from '#domain/language/language.ts';
import { chfFromRappen, chfFromUnitPrice, lineTotal, unitPriceFromChf } from '#domain/money/money.ts';
import type { CatalogProduct } from '#server/catalog/catalog-snapshot.ts';
import type { ArtworkServices } from './artwork-services.ts';
import { flatNames } from './line-words.ts';

export type OfferLine = ArtworkOffer['lines'][number];

export interface FlatFacts {
  works: number;
  choice: ArtworkChoice;
  courier: number | null;
  /** Null: the buyer insures it; undefined: not known yet. */
  premium: number | null | undefined;
  language: Language;
}

export function flatLines(services: ArtworkServices, facts: FlatFacts): OfferLine[] {
  return flatPositions.flatMap(({ id, key, perWork }) => {
    if (key === 'insurance' && facts.premium === null) return [];
    const product = productOf(services, id, key);
    const quantity = perWork ? Math.max(1, facts.works) : 1;
    const price = priceOf(services, key, product, quantity, facts);
    return [
      offerLine({
        productId: product?.id ?? null,
        number: String(id),
        key,
        name: (product?.name ?? flatNames[key])[facts.language],
        quantity,
        price,
      }),
    ];
  });
}

export function offerLine(line: Omit<OfferLine, 'amount'>): OfferLine {
  return { ...line, amount: line.price === null ? null : chfFromRappen(lineTotal(unitPriceFromChf(line.price), line.quantity)) };
}

/** In a shop without these services the id may belong to other goods; the line is then written by hand. */
function productOf({ catalog }: ArtworkServices, id: number, key: FlatKey): CatalogProduct | null {
  const { productById } = catalog();
  const own = productById.get(id);
  if (own?.articleNumber === `KT_${id}` && own.deletedAt === null) return own;
  if (key !== 'insurance') return null;
  return [...productById.values()].find(({ typeId, deletedAt }) => typeId === insuranceServiceTypeId && deletedAt === null) ?? null;
}

function priceOf(
  { quotes }: ArtworkServices,
  key: FlatKey,
  product: CatalogProduct | null,
  quantity: number,
  { choice, courier, premium }: FlatFacts,
): number | null {
  if (key === 'courier') return courier;
  if (key === 'insurance') return premium ?? null;
  const written = choice.prices[key];
  if (written !== undefined) return written;
  const listed =
    product === null
      ? null
      : quotes.listPrice({ productId: product.id, configuration: null, quantity, customerId: choice.customerId ?? 0 });
  return listed === null ? null : chfFromUnitPrice(listed);
}
