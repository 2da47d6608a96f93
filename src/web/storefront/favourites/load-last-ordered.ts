/** The customer's latest orders with today's price of each line; read on the server, so that the browser gets only what it shows. No other service is waited for. */
import { priceCart } from '#contract/cart.ts';
import type { PricedItem } from '#contract/cart.ts';
import type { Call } from '#contract/endpoint.ts';
import { readOrders } from '#contract/order.ts';
import type { Order, OrderPosition } from '#contract/order.ts';
import { maximumQuantity } from '#domain/cart/cart.ts';
import type { PastLine } from './past-line.ts';

export interface PastOrder {
  id: number;
  formattedId: string;
  createdAt: string;
  lines: PastLine[];
}

const shownOrders = 25;
/** Lines priced per call. */
const pricedAtOnce = 300;

type OrderedPosition = OrderPosition & { productId: number };

const isProduct = (position: OrderPosition): position is OrderedPosition =>
  position.type === 'PRODUCT' &&
  position.productId !== null &&
  !position.storno &&
  position.quantity >= 1 &&
  position.quantity <= maximumQuantity;

/** Newest first; without canceled lines. */
export async function loadLastOrdered(call: Call, customerId: number, most = shownOrders): Promise<PastOrder[]> {
  const { items } = await call(readOrders, {
    query: { customerId, perPage: most, returnAdditionalInformation: 'true' },
  });
  const orders = items.flatMap((order) => ('positions' in order ? [{ ...order, positions: order.positions.filter(isProduct) }] : []));
  const prices = await pricesOf(
    call,
    orders.flatMap(({ positions }) => positions),
  );
  return orders
    .map(({ id, formattedId, createdAt, positions }) => ({
      id,
      formattedId,
      createdAt,
      lines: positions.map((position) => pastLine(id, position, prices.get(String(position.id)))),
    }))
    .filter(({ lines }) => lines.length > 0);
}

/** The lines of one order, with today's prices for the caller. */
export async function pastLinesOf(call: Call, { id, positions }: Pick<Order, 'id' | 'positions'>): Promise<PastLine[]> {
  const products = positions.filter(isProduct);
  const prices = await pricesOf(call, products);
  return products.map((position) => pastLine(id, position, prices.get(String(position.id))));
}

async function pricesOf(call: Call, positions: readonly OrderedPosition[]): Promise<Map<string, PricedItem>> {
  const prices = new Map<string, PricedItem>();
  for (let start = 0; start < positions.length; start += pricedAtOnce) {
    const cartItems = positions
      .slice(start, start + pricedAtOnce)
      .map(({ id, productId, configuration, quantity }) => ({ key: String(id), productId, configuration, quantity }));
    // Large histories are priced in parts, not all at once.
    // oxlint-disable-next-line no-await-in-loop
    const { cartPrice } = await call(priceCart, { body: { cartItems, withTexts: true, knownOnly: true } });
    for (const item of cartPrice.items) prices.set(item.key, item);
  }
  return prices;
}

function pastLine(orderId: number, position: OrderedPosition, priced: PricedItem | undefined): PastLine {
  const { id, productId, articleNumber, configuration, quantity, externalCustomerNo, pictureUrl, pricePerOne } = position;
  // Documents keep the texts of their order; the cart is in the reader's language.
  const { name = position.name, details } = priced?.texts ?? position;
  return {
    positionId: id,
    orderId,
    productId,
    articleNumber,
    name,
    configuration,
    quantity,
    remark: externalCustomerNo,
    details,
    pictureUrl,
    before: pricePerOne,
    now: priced?.pricePerOne ?? null,
    problem: priced?.problem ?? null,
    asking: priced?.problem === 'priceUnavailable',
  };
}
