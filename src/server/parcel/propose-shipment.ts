/** The proposed shipment of an order: packages from its positions, recipient from its address, goods with their last customs data. */
import type { Order, OrderPosition } from '#contract/order.ts';
import type { ParcelCommodity, ParcelPosition, ParcelRecipient } from '#contract/parcel.ts';
import { fractionFromNumber } from '#domain/money/fraction.ts';
import { chfFromRappen, lineTotal, rappen, timesFraction, unitPriceFromChf } from '#domain/money/money.ts';
import { orderState } from '#domain/order/order-state.ts';
import { requestKind } from '#domain/order/request-kind.ts';
import { needsCustoms } from '#domain/parcel/customs.ts';
import { packagesOf } from '#domain/parcel/package.ts';
import type { ParcelLine, ParcelPackage } from '#domain/parcel/package.ts';
import { carrierParty, carrierText } from '#domain/parcel/party.ts';
import type { OuterSize } from '#domain/shipping/storing-space.ts';
import type { Db } from '#server/db/pool.ts';
import type { ParcelServices } from './parcel-services.ts';
import { rememberedCustoms } from './parcel-store.ts';

export interface Proposal {
  needsCustoms: boolean;
  packages: ParcelPosition[];
  recipient: ParcelRecipient;
  commodities: ParcelCommodity[];
}

/** A work of art in its packaging: one package. */
export interface PackedWork {
  articleNumber: string;
  /** Outside. */
  outer: OuterSize;
  /** kg, packaging and work. */
  weight: number;
  /** In English, for customs. */
  description: string;
  /** CHF; 0: unknown. */
  value: number;
}

export function isShippable({ orderStatusId }: Pick<Order, 'orderStatusId'>): boolean {
  return orderStatusId !== orderState.CANCELED && orderStatusId !== orderState.PREPARATION;
}

/** `works`: what the order's packaging holds, which is what the carrier and customs get. Null: the order is not one to ship. */
export async function proposeShipment(
  db: Db,
  services: ParcelServices,
  order: Order,
  works: readonly PackedWork[] | null,
): Promise<Proposal | null> {
  const { deliveryAddress, orderPerson, customer } = order;
  if (deliveryAddress === null || !isShippable(order)) return null;
  const abroad = needsCustoms(deliveryAddress.country);
  const shipped = works === null ? await goodsShipped(db, services, order) : worksShipped(works);
  return {
    needsCustoms: abroad,
    packages: packagesOf(shipped.lines).map(packageAnswer),
    recipient: carrierParty(deliveryAddress, { person: orderPerson, phone: customer.phone, email: customer.email }),
    commodities: abroad ? shipped.commodities : [],
  };
}

interface Shipped {
  lines: ParcelLine[];
  commodities: ParcelCommodity[];
}

async function goodsShipped(db: Db, services: ParcelServices, order: Order): Promise<Shipped> {
  const goods = goodsOf(order);
  const remembered = await rememberedCustoms(
    db,
    goods.flatMap(({ productId }) => (productId === null ? [] : [productId])),
  );
  const { country } = await services.readCompany();
  // Packaging of a work of art is shipped with the work inside.
  const asSetUp = order.customerRequestType === requestKind.ARTWORK;
  return {
    lines: goods.map((position) => ({
      articleNumber: position.articleNumber,
      quantity: position.quantity,
      weightG: position.weight > 0 ? Math.round(position.weight * 1000) : null,
      size: services.sizeOf(position, { asSetUp }),
    })),
    commodities: goods.map((position) => {
      const { productId, articleNumber, quantity, weight, name } = position;
      const told = productId === null ? undefined : remembered.get(productId);
      const english = (productId === null ? null : services.englishName(productId)) ?? name;
      return {
        productId,
        articleNumber,
        description: told?.description ?? carrierText(english),
        quantity,
        weight: { value: weight, units: 'KG' as const },
        unitPrice: paidPerPiece(position, order.discount),
        hsCode: told?.hsCode ?? '',
        originCountry: told?.originCountry ?? country,
      };
    }),
  };
}

/** Where a work was made is known to nobody but the house that sold it. */
function worksShipped(works: readonly PackedWork[]): Shipped {
  return {
    lines: works.map(({ articleNumber, outer, weight }) => ({
      articleNumber,
      quantity: 1,
      weightG: Math.round(weight * 1000),
      size: outer,
    })),
    commodities: works.map(({ articleNumber, weight, description, value }) => ({
      productId: null,
      articleNumber,
      description: carrierText(description),
      quantity: 1,
      weight: { value: weight, units: 'KG' as const },
      unitPrice: value,
      hsCode: '',
      originCountry: '',
    })),
  };
}

const goodsOf = ({ positions }: Order): OrderPosition[] =>
  positions.filter(({ type, storno, service, quantity }) => type === 'PRODUCT' && !storno && !service && quantity > 0);

/** In francs, after the order's discount. */
function paidPerPiece({ pricePerOne }: OrderPosition, discount: number): number {
  const { numerator, denominator } = fractionFromNumber(discount);
  const full = lineTotal(unitPriceFromChf(pricePerOne), 1);
  return chfFromRappen(rappen(full - timesFraction(full, numerator, denominator)));
}

function packageAnswer({ count, articleNumber, lengthCm, widthCm, heightCm, weightG }: ParcelPackage, at: number): ParcelPosition {
  return {
    sequenceNumber: at + 1,
    packageCount: count,
    articleNumber,
    dimensions: { length: lengthCm, width: widthCm, height: heightCm, units: 'CM' },
    weight: { value: weightG / 1000, units: 'KG' },
  };
}
