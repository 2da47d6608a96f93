/** How full a cart makes a truck, and how much more of each line fits. Uses priced lines, so that the spaces are those of the order. */
import type { ParsedOf } from '#contract/endpoint.ts';
import type { readTruckFilling as endpoint, TruckFilling } from '#contract/shipping.ts';
import type { Actor } from '#domain/access/permission.ts';
import { may } from '#domain/access/permission.ts';
import { maximumQuantity } from '#domain/cart/cart.ts';
import type { ShopMode } from '#domain/catalog/shop.ts';
import { chfFromRappen } from '#domain/money/money.ts';
import { shippingCost, trucksNeeded } from '#domain/shipping/shipping-cost.ts';
import type { Freight, FreightLine } from '#domain/shipping/storing-space.ts';
import { freightOf, storingSpacesOf } from '#domain/shipping/storing-space.ts';
import { fitsInto, largestQuantity, stackOf } from '#domain/shipping/truck-filling.ts';
import type { RoadDistance } from '#server/connect/routing/road-distance.ts';
import type { Db } from '#server/db/pool.ts';
import { forbidden, notFound } from '#server/call/refusal.ts';
import { truckLines } from '#server/pricing/freight-line.ts';
import { unitOfSalesOf } from '#server/pricing/price-ladder-of.ts';
import type { CartRequest, PricedCart, PricedLine } from '#server/pricing/priced-cart.ts';
import type { Catalog } from '#server/catalog/catalog.ts';
import type { ReadRules } from '#server/setting/shop-rules.ts';
import type { ReadCompany } from '#server/shop/company-profile.ts';
import { townOf } from '#server/shipping/estimate-delivery.ts';
import { postalCodes } from '#server/shipping/postal-codes.ts';
import { packCart } from './pack-cart.ts';
import { findCustomerTruckId, listTrucks } from './truck-store.ts';
import type { StoredTruck } from './truck-store.ts';

export interface TruckServices {
  shop: ShopMode;
  db: Db;
  catalog: Catalog;
  readCompany: ReadCompany;
  readRules: ReadRules;
  roadDistance: RoadDistance;
  priceCart: (request: CartRequest, actor: Actor) => Promise<PricedCart>;
}

type Asked = ParsedOf<typeof endpoint>['body'];

export async function trucksFor(db: Db, actor: Actor): Promise<StoredTruck[]> {
  if (!may(actor, 'quickOrder') && !may(actor, 'dispatch')) throw forbidden();
  return listTrucks(db);
}

export async function fillTruck(services: TruckServices, asked: Asked, actor: Actor): Promise<TruckFilling> {
  const trucks = await trucksFor(services.db, actor);
  const { cartItems, truckId, ...request } = asked;
  const wanted = { ...request, items: cartItems, deliveryType: 'DELIVERY', country: 'CH', withoutRemote: true } as const;
  const cart = await services.priceCart(wanted, actor);
  const truck = await truckOf(services.db, trucks, truckId, cart.customer.customerId);
  const placed = cart.lines.filter(({ product }) => product !== null);
  const lines = truckLines(placed, services.shop);
  const freight = freightOf(lines);
  const spaces = cart.shipping?.spaces ?? freight.storingSpaces;
  const costOf = await costFunction(services, cart, asked.zipCode);
  const costNow = costOf(freight);
  const load = packCart(truck, lines);
  const fits = fitsInto(freight.storingSpaces, truck.maxParkingLots);
  const costsNoMore = (more: Freight): boolean =>
    more.shippingType === freight.shippingType && costNow !== null && (costOf(more) ?? Infinity) <= costNow;
  /** Limited by the spaces paid for and, if one truck takes everything, by its floor. */
  const quantityThatFits = (position: number, unit: number): number => {
    const most = largestQuantity(lines, position, unit, maximumQuantity, fits);
    return most <= lines[position]!.quantity ? most : (load.quantityBeside(position, most) ?? most);
  };
  return {
    truckId: truck.id,
    shippingType: cart.shipping?.shippingType === 'TRUCK' ? 'TRUCK' : freight.shippingType,
    trucks: Math.max(trucksNeeded(spaces, truck.maxParkingLots), load.filled?.trucks ?? 0),
    loadMeters: load.filled === null ? null : load.filled.lengthMm / 1000,
    storingSpaces: spaces,
    weight: freight.weightG / 1000,
    cost: cart.shipping === null ? null : chfFromRappen(cart.shipping.cost),
    lines: placed.map((line, position) => {
      const unit = unitOfSalesOf(services.catalog.now(), cart.customer.customerId, line.product?.id ?? 0);
      return {
        key: line.key,
        storingSpaces: storingSpacesOf(lines[position]!),
        quantityThatFits: inUnits(unit, line.quantity, quantityThatFits(position, unit)),
        quantityAtSameCost: largestQuantity(lines, position, unit, maximumQuantity, costsNoMore),
        stack: stackFacts(line, lines[position]!),
      };
    }),
  };
}

async function truckOf(db: Db, trucks: readonly StoredTruck[], asked: number | undefined, customerId: number | null): Promise<StoredTruck> {
  const own = customerId === null ? null : await findCustomerTruckId(db, customerId);
  const truck = asked === undefined ? (trucks.find(({ id }) => id === own) ?? trucks[0]) : trucks.find(({ id }) => id === asked);
  if (truck === undefined) throw notFound();
  return truck;
}

/** The cost of a freight to the same place; null without a place. */
async function costFunction(services: TruckServices, cart: PricedCart, zipCode: string): Promise<(freight: Freight) => number | null> {
  const town = townOf(zipCode.trim(), 'CH', 'body.zipCode');
  const site = postalCodes.get((await services.readCompany()).zipCode)?.[0] ?? null;
  if (town === null || site === null) return () => null;
  const distanceM = await services.roadDistance(site, town);
  const { tariff } = await services.readRules();
  return (freight) =>
    shippingCost({
      freight,
      destination: { kind: 'delivery', country: 'CH', fixedDeliveryCost: null },
      distanceM,
      maxParkingLots: services.catalog.now().truckSpaces,
      multiplier: cart.customer.deliveryCostMultiplier,
      tariff,
    })?.cost ?? null;
}

/** Rounded down to the sales unit. */
function inUnits(unit: number, quantity: number, most: number): number {
  return most <= quantity ? most : Math.max(quantity, Math.floor(most / unit) * unit);
}

function stackFacts({ evaluation, quantity }: PricedLine, { size }: FreightLine): TruckFilling['lines'][number]['stack'] {
  if (size === null) return null;
  return { ...size, round: evaluation?.outputs['outerDiameter'] !== undefined, ...stackOf(size, quantity) };
}
