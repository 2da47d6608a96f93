/** Prices a cart: every line checked and priced from the catalogue, the customer's discount, delivery, VAT, totals. Orders store exactly this. */
import type { Db } from '#server/db/pool.ts';
import { setImmediate } from 'node:timers/promises';
import type { Actor } from '#domain/access/permission.ts';
import { may } from '#domain/access/permission.ts';
import { totals } from '#domain/cart/cart-totals.ts';
import { fractionFromNumber } from '#domain/money/fraction.ts';
import { lineTotal } from '#domain/money/money.ts';
import { refuseQuantity } from '#domain/pricing/price-ladder.ts';
import { freightOf, roundUpToHalf } from '#domain/shipping/storing-space.ts';
import { vatApplies } from '#domain/vat/vat.ts';
import type { Catalog } from '#server/catalog/catalog.ts';
import type { CatalogSnapshot } from '#server/catalog/catalog-snapshot.ts';
import { isForSale } from '#domain/catalog/product.ts';
import type { ShopMode } from '#domain/catalog/shop.ts';
import { customerProductsOf } from '#server/favourite/customer-products.ts';
import type { RoadDistance } from '#server/connect/routing/road-distance.ts';
import { notFound } from '#server/call/refusal.ts';
import { estimateDelivery } from '#server/shipping/estimate-delivery.ts';
import type { ReadRules } from '#server/setting/shop-rules.ts';
import type { ReadCompany } from '#server/shop/company-profile.ts';
import { checkConfiguration } from './check-configuration.ts';
import { truckLines } from './freight-line.ts';
import type { ParcelOffer, ParcelServices } from './offer-parcel.ts';
import { offerParcel } from './offer-parcel.ts';
import { priceLadderOf } from './price-ladder-of.ts';
import type { AskRemote } from './remote-line.ts';
import type { CartRequest, CartRequestItem, KnownBuyer, LineProblem, PricedCart, PricedLine, PricingCustomer } from './priced-cart.ts';
import { pricingCustomer } from './pricing-customer.ts';
import { findDeliveryAddress } from './pricing-store.ts';
import { withRemotePrices } from './remote-line.ts';

export interface PricingServices {
  shop: ShopMode;
  db: Db;
  catalog: Catalog;
  readCompany: ReadCompany;
  readRules: ReadRules;
  roadDistance: RoadDistance;
  remotePrice: AskRemote;
  parcels: ParcelServices;
}

/** Longest pricing before other work gets its turn. */
const turnMs = 10;

export async function priceCart(services: PricingServices, request: CartRequest, actor: Actor, known?: KnownBuyer): Promise<PricedCart> {
  const terms = await pricingCustomer(services, actor, request.customerId, known?.customer);
  const customer = withDiscount(terms, may(actor, 'manageOrders') ? request.discount : undefined);
  const snapshot = services.catalog.now();
  const madeFor = await ownHiddenProducts(services.db, snapshot, request, customer);
  const own: PricedLine[] = [];
  let turn = performance.now();
  for (const item of request.items) {
    own.push(priceLine(snapshot, customer, item, madeFor));
    if (performance.now() - turn < turnMs) continue;
    await setImmediate();
    turn = performance.now();
  }
  const lines =
    request.withoutRemote === true
      ? own
      : await withRemotePrices(services.remotePrice, snapshot, customer.customerId, own, {
          sampled: request.withLadder === true,
          mostMs: request.knownOnly === true ? 0 : undefined,
        });
  const destination = await destinationOf(services, request, customer, known);
  const { tariff, vatRate } = await services.readRules();
  const company = await services.readCompany();
  const parcel: ParcelOffer | null =
    request.deliveryType === 'FEDEX' ? await offerParcel(services.parcels, { ...destination, lines, customer, company }) : null;
  const shipping =
    parcel === null
      ? await estimateDelivery(
          {
            ...destination,
            freight: freightFor(services.shop, lines, request, actor),
            company,
            pickup: request.deliveryType === 'PICKUP',
            multiplier: customer.deliveryCostMultiplier,
            truckSpaces: snapshot.truckSpaces,
            roadDistance: services.roadDistance,
            tariff,
          },
          'body.zipCode',
        )
      : 'shipping' in parcel
        ? parcel.shipping
        : null;
  const vat = vatApplies({ pickup: request.deliveryType === 'PICKUP', country: destination.country, forced: null });
  return {
    lines,
    discount: customer.discount,
    shipping,
    parcel,
    vatApplies: vat,
    vatRate,
    totals: totals({
      lines: lines.map(({ quantity, unitPrice }) => ({ quantity, pricePerOne: unitPrice })),
      discount: customer.discount,
      shipping: shipping?.cost ?? null,
      vatApplies: vat,
      vatRate,
    }),
    customer,
  };
}

const withDiscount = (terms: PricingCustomer, discount: number | undefined): PricingCustomer =>
  discount === undefined ? terms : { ...terms, discount: fractionFromNumber(discount) };

/** Requested products that are sold only to this customer. */
async function ownHiddenProducts(
  db: Db,
  snapshot: CatalogSnapshot,
  { items }: CartRequest,
  { customerId }: PricingCustomer,
): Promise<ReadonlySet<number>> {
  const isHidden = ({ productId }: CartRequestItem): boolean => snapshot.productById.get(productId)?.publiclyAvailable === false;
  if (customerId === null || !items.some(isHidden)) return new Set();
  const ties = await customerProductsOf(db, customerId);
  return new Set([...ties].flatMap(([id, { isOwner }]) => (isOwner ? [id] : [])));
}

function priceLine(snapshot: CatalogSnapshot, customer: PricingCustomer, item: CartRequestItem, madeFor: ReadonlySet<number>): PricedLine {
  const line = { key: item.key, quantity: item.quantity, remark: item.externalCustomerRef };
  const none = { configuration: null, evaluation: null, unitPrice: null, amount: null, ladder: [], weightKg: 0 };
  const product = snapshot.productById.get(item.productId);
  if (product === undefined || !isForSale(product, madeFor.has(product.id)))
    return { ...line, ...none, product: null, problem: 'productNotAvailable' };
  const { configuration, evaluation, valid } = checkConfiguration(snapshot.models, product, item.configuration, item.quantity);
  if (!valid) return { ...line, ...none, product, configuration, evaluation, problem: 'configurationInvalid' };
  const { steps, unitOfSales, priceAt } = priceLadderOf(snapshot, customer.customerId, product, evaluation);
  const unitPrice = priceAt(item.quantity);
  const problem: LineProblem | null = refuseQuantity(item.quantity, unitOfSales)
    ? 'quantityNotMultiple'
    : unitPrice === null
      ? 'priceOnRequest'
      : null;
  return {
    ...line,
    product,
    configuration,
    evaluation,
    unitPrice,
    amount: unitPrice === null ? null : lineTotal(unitPrice, item.quantity),
    ladder: steps.map(({ quantity, price }) => ({ quantity, unitPrice: price })),
    problem,
    weightKg: evaluation?.totals.weight ?? product.weightKg ?? 0,
  };
}

async function destinationOf(services: PricingServices, request: CartRequest, customer: PricingCustomer, known?: KnownBuyer) {
  const asTyped = { zipCode: request.zipCode, country: request.country.toUpperCase(), fixedDeliveryCost: null };
  if (request.deliveryAddressId === undefined) return asTyped;
  if (known?.customer.id === customer.customerId && known.deliveryAddress?.id === request.deliveryAddressId) return known.deliveryAddress;
  const address =
    customer.customerId === null ? null : await findDeliveryAddress(services.db, customer.customerId, request.deliveryAddressId);
  if (address === null) throw notFound();
  return address;
}

function freightFor(shop: ShopMode, lines: readonly PricedLine[], request: CartRequest, actor: Actor) {
  const placed = lines.filter(({ product }) => product !== null);
  const freight = freightOf(truckLines(placed, shop));
  if (request.maxStoringSpace === undefined || !may(actor, 'manageQuotes')) return freight;
  return { ...freight, shippingType: 'TRUCK' as const, storingSpaces: roundUpToHalf(request.maxStoringSpace), packagesG: [] };
}
