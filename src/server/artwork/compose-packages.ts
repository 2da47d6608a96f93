/** Packs each work: the first kind of packaging for which we have a product, with the price that its model computes for the customer. */
import type { ArtworkChoice, ArtworkField } from '#contract/artwork.ts';
import type { ArtworkPackage } from '#contract/artwork-offer.ts';
import type { Actor } from '#domain/access/permission.ts';
import { materialOf, packagingWishes, weightOf } from '#domain/artwork/packing.ts';
import type { PackagingWish, WorkToPack } from '#domain/artwork/packing.ts';
import { sizeOfValue } from '#domain/artwork/read-size.ts';
import { valueOf, worksOf } from '#domain/artwork/ready.ts';
import { chfFromRappen, lineTotal, timesFraction } from '#domain/money/money.ts';
import type { UnitPrice } from '#domain/money/money.ts';
import type { PartLine } from '#domain/configurator/evaluation.ts';
import type { CatalogProduct } from '#server/catalog/catalog-snapshot.ts';
import type { PricedLine } from '#server/pricing/priced-cart.ts';
import { freightLine } from '#server/pricing/freight-line.ts';
import type { ArtworkServices } from './artwork-services.ts';

interface Facts {
  fields: readonly ArtworkField[];
  choice: ArtworkChoice;
  actor: Actor;
}

export async function composePackages(services: ArtworkServices, { fields, choice, actor }: Facts): Promise<ArtworkPackage[]> {
  const packages: ArtworkPackage[] = [];
  for (const work of worksOf(fields)) {
    const toPack = workToPack(fields, choice, work);
    const chosen = choice.works.find((each) => each.work === work);
    packages.push({
      work,
      lot: valueOf(fields, 'lot', work),
      title: valueOf(fields, 'title', work),
      material: chosen?.material ?? materialOf(valueOf(fields, 'technique', work)),
      goodsWeight: toPack === null ? 0 : weightOf(toPack),
      weighed: chosen?.weightKg != null,
      packaging: toPack === null ? null : await packagingFor(services, toPack, { customerId: choice.customerId, actor }),
    });
  }
  return packages;
}

/** Null: its size is unknown. */
function workToPack(fields: readonly ArtworkField[], choice: ArtworkChoice, work: number): WorkToPack | null {
  const frame = sizeOfValue(valueOf(fields, 'frameSize', work));
  const size = frame ?? sizeOfValue(valueOf(fields, 'imageSize', work));
  if (size === null) return null;
  const chosen = choice.works.find((each) => each.work === work);
  return {
    size,
    framed: frame !== null,
    material: chosen?.material ?? materialOf(valueOf(fields, 'technique', work)),
    weightKg: chosen?.weightKg ?? null,
    country: valueOf(fields, 'country'),
  };
}

/** All models are evaluated at once, as a cart. */
async function packagingFor(
  services: ArtworkServices,
  work: WorkToPack,
  { customerId, actor }: { customerId: number | null; actor: Actor },
): Promise<ArtworkPackage['packaging']> {
  const wishes = packagingWishes(work).flatMap((wish) => {
    const product = productOf(services, wish.modelId);
    return product?.configuration == null ? [] : [{ wish, product, version: product.configuration.version }];
  });
  const items = wishes.map(({ wish, product, version }, at) => ({
    key: String(at),
    productId: product.id,
    configuration: { modelId: wish.modelId, version, values: { ...product.configuration?.values, ...wish.values } },
    quantity: 1,
    externalCustomerRef: '',
  }));
  const cart = await services.quotes.priceCart({ items, zipCode: '', deliveryType: 'PICKUP', country: 'CH', customerId }, actor);
  // Staff may order a single piece of a bundle.
  const at = cart.lines.findIndex(
    ({ problem, unitPrice }) => unitPrice !== null && (problem === null || problem === 'quantityNotMultiple'),
  );
  const [line, chosen] = [cart.lines[at], wishes[at]];
  if (line === undefined || chosen === undefined) return null;
  return packagingAnswer(line, chosen.wish, { goodsKg: weightOf(work), unitPrice: priceOfOne(services, line, customerId) });
}

/** Of what is sold by the bundle a single piece carries its set-up alone: as much above its cost as a piece of a bundle. */
function priceOfOne(
  { quotes }: ArtworkServices,
  { product, configuration, unitPrice, ladder, problem }: PricedLine,
  customerId: number | null,
) {
  const bundle = ladder[0];
  if (unitPrice === null || product === null || bundle === undefined || problem !== 'quantityNotMultiple') return unitPrice;
  const costAt = (quantity: number): UnitPrice | null =>
    quotes.lineCost({ productId: product.id, configuration, quantity, customerId: customerId ?? 0 }).costPerOne;
  const [ofOne, ofBundle] = [costAt(1), costAt(bundle.quantity)];
  return ofOne === null || ofBundle === null || ofBundle === 0 ? unitPrice : timesFraction(ofOne, unitPrice, ofBundle);
}

/** The product whose configurator builds it; the first if there are several. */
function productOf({ catalog }: ArtworkServices, modelId: string): CatalogProduct | null {
  const fitting = [...catalog().productById.values()].filter(
    (product) =>
      product.modelId === modelId &&
      product.canBeConfigured &&
      product.published &&
      product.publiclyAvailable &&
      product.deletedAt === null,
  );
  return fitting.toSorted((one, other) => one.id - other.id)[0] ?? null;
}

function packagingAnswer(
  line: PricedLine,
  { form, inner }: PackagingWish,
  { goodsKg, unitPrice }: { goodsKg: number; unitPrice: UnitPrice | null },
): ArtworkPackage['packaging'] {
  const { product, configuration, evaluation, weightKg } = line;
  if (product === null || configuration === null || unitPrice === null) return null;
  return {
    form,
    productId: product.id,
    articleNumber: product.articleNumber,
    name: product.name.de,
    price: chfFromRappen(lineTotal(unitPrice, 1)),
    weight: Math.round((weightKg + goodsKg) * 10) / 10,
    outer: freightLine(line).size ?? { lengthMm: inner.lengthMm + 10, widthMm: inner.widthMm + 10, heightMm: inner.heightMm + 10 },
    configuration: { ...configuration, values: { ...configuration.values } },
    parts: (evaluation?.partList ?? []).map(partAnswer),
  };
}

function partAnswer({ articleName, count, partInfo }: PartLine): { name: string; weight: number } {
  return { name: `${count} × ${articleName.de}`, weight: Math.round(partInfo.weight * 100) / 100 };
}
