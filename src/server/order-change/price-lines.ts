/** Prices changed lines as a cart: list prices, the delivery cost, and texts, parts and pictures of new or reconfigured lines. */
import { canonicalJson } from '#domain/configurator/hash.ts';
import type { Address, AddressText } from '#domain/contact/address.ts';
import { abroadOnly, defaultCountry, isDomestic } from '#domain/contact/address.ts';
import type { UnitPrice } from '#domain/money/money.ts';
import { refusal } from '#domain/refusal/refusal.ts';
import { copiedLine } from '#server/order/copied-line.ts';
import { givenPicture } from '#server/order/given-picture.ts';
import type { OrderServices } from '#server/order/order-services.ts';
import { configurationRefusal } from '#server/pricing/configuration-refusal.ts';
import type { LineProblem, PricedCart, PricedLine } from '#server/pricing/priced-cart.ts';
import type { CartShipping } from '#server/shipping/cart-shipping.ts';
import type { ChangeProblems } from './change-problems.ts';
import type { ChangedHead } from './changed-head.ts';
import type { ChangedLines, LineWish } from './changed-lines.ts';
import type { DraftLine } from './draft-line.ts';

interface Wanted {
  head: ChangedHead;
  changed: ChangedLines;
  /** All addresses of the customer. */
  addresses: readonly Address[];
  /** False: nothing depends on a price list or a distance, so neither is looked up. */
  needed: boolean;
}

export interface PricedLines {
  lines: DraftLine[];
  /** null: could not be estimated. */
  shipping: CartShipping | null;
  listPrices: ReadonlyMap<number, UnitPrice | null>;
}

export async function pricedLines(services: OrderServices, wanted: Wanted, problems: ChangeProblems): Promise<PricedLines> {
  const { lines, wishes } = wanted.changed;
  if (!wanted.needed) return { lines, shipping: null, listPrices: new Map() };
  const cart = await cartOf(services, wanted);
  const priced = new Map(cart.lines.map((line) => [Number(line.key), line]));
  const done: DraftLine[] = [];
  for (const line of lines) {
    const wish = wishes.get(line.id);
    done.push(
      wish === undefined
        ? line
        : await wishedLine(services, line, { wish, priced: priced.get(line.id), language: wanted.head.language, problems }),
    );
  }
  return {
    lines: done,
    shipping: cart.shipping,
    listPrices: new Map([...priced].map(([id, { unitPrice }]) => [id, unitPrice])),
  };
}

/** Priced for the customer, without any permission of the staff member who makes the change. */
async function cartOf({ priceCart }: OrderServices, { head, changed, addresses }: Wanted): Promise<PricedCart> {
  const { deliveryAddress, deliveryType, customerId } = head;
  const country = deliveryAddress?.country ?? defaultCountry;
  const items = changed.lines.flatMap(({ id, type, storno, productId, configuration, quantity, externalCustomerNo }) =>
    type === 'COMPOSITE' || storno || productId === null
      ? []
      : [{ key: String(id), productId, configuration, quantity, externalCustomerRef: externalCustomerNo }],
  );
  return priceCart(
    {
      items,
      zipCode: deliveryAddress !== null && (isDomestic(country) || deliveryType === 'FEDEX') ? deliveryAddress.zipCode : '',
      deliveryType,
      country,
      deliveryAddressId: deliveryAddress === null ? undefined : sameAddress(addresses, deliveryAddress)?.id,
    },
    { kind: 'guest', customerId },
  );
}

/** Finds the customer's address with this text, so that a delivery cost agreed for it applies. */
function sameAddress(addresses: readonly Address[], text: AddressText): Address | undefined {
  const wordsOf = ({ name, addition, street, additionalAddress, zipCode, city, country, ...rest }: AddressText): string =>
    canonicalJson({ name, addition, street, additionalAddress, zipCode, city, country, ...abroadOnly({ ...text, ...rest, country }) });
  return addresses.find((address) => wordsOf(address) === wordsOf(text));
}

const fieldOf: Readonly<Record<LineProblem, string>> = {
  quantityNotMultiple: 'quantity',
  configurationInvalid: 'configuration',
  productNotAvailable: 'productId',
  priceOnRequest: 'pricePerOne',
  priceUnavailable: 'pricePerOne',
};

interface Wish {
  wish: LineWish;
  /** Undefined: cancelled, a composite or written by hand. */
  priced: PricedLine | undefined;
  language: ChangedHead['language'];
  problems: ChangeProblems;
}

async function wishedLine(services: OrderServices, line: DraftLine, { wish, priced, language, problems }: Wish): Promise<DraftLine> {
  const problem = priced === undefined ? null : problemOf(line, wish, priced);
  if (priced !== undefined && problem)
    problems.add(
      refusal(
        problem === 'configurationInvalid' ? configurationRefusal(priced) : problem,
        { articleNumber: priced.product?.articleNumber ?? '', unitOfSales: priced.ladder[0]?.quantity ?? 1 },
        fieldOf[problem],
      ),
      wish.path,
    );
  const remade = wish.remade && priced?.product && problem === null ? await copiedLine(services, priced, language) : {};
  const named = { ...line, ...remade, ...(wish.named ? { name: line.name } : {}) };
  const shown = { configuration: named.configuration, priced };
  return {
    ...named,
    pricePerOne: wish.reprice ? (priced?.unitPrice ?? line.pricePerOne) : line.pricePerOne,
    pictureHash: wish.picture === undefined ? named.pictureHash : await givenPicture(services, wish.picture, shown, wish.path),
  };
}

/** Lines that keep their price and configuration have no problem, even if their product is no longer available. */
function problemOf({ id }: DraftLine, { remade, reprice }: LineWish, { problem }: PricedLine): LineProblem | null {
  if (problem === 'priceOnRequest' || problem === 'priceUnavailable') return reprice ? problem : null;
  if (problem === 'quantityNotMultiple') return id < 0 ? problem : null;
  return remade || reprice ? problem : null;
}
