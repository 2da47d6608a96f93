/** Prices an order as its cart. Refused unless the price is complete, payable with the chosen method, and the one the customer saw. */
import type { OrderInsert } from '#contract/place-order.ts';
import type { ErrorItem } from '#contract/failure.ts';
import type { Actor } from '#domain/access/permission.ts';
import { limitOf } from '#domain/cart/cart-limits.ts';
import type { CartLimits, LimitProblem } from '#domain/cart/cart-limits.ts';
import type { CartTotals } from '#domain/cart/cart-totals.ts';
import { defaultCountry, isDomestic } from '#domain/contact/address.ts';
import { chfFromRappen, isAmount, rappenFromChf } from '#domain/money/money.ts';
import { chfText } from '#domain/money/money-text.ts';
import type { PaymentFacts } from '#domain/order/payment-method.ts';
import { allowedPaymentMethods } from '#domain/order/payment-method.ts';
import { largestBill } from '#domain/qr-bill/qr-bill.ts';
import { conflict, Refusal, refused } from '#server/call/refusal.ts';
import { beyondOnline } from '#server/pricing/beyond-online.ts';
import type { LineProblem, PricedCart, PricedLine } from '#server/pricing/priced-cart.ts';
import type { CheckedWish } from './check-wish.ts';
import type { OrderServices } from './order-services.ts';

export type PricedOrder = PricedCart & { readonly totals: CartTotals };

export async function priceOrder(
  { priceCart, payments, readRules }: OrderServices,
  given: OrderInsert,
  { customer, deliveryAddress, customerRequestType }: CheckedWish,
  actor: Actor,
): Promise<PricedOrder> {
  const country = deliveryAddress?.country ?? defaultCountry;
  const cart = await priceCart(
    {
      items: given.cartItems,
      zipCode: deliveryAddress !== null && (isDomestic(country) || given.deliveryType === 'FEDEX') ? deliveryAddress.zipCode : '',
      deliveryType: deliveryAddress === null ? 'PICKUP' : given.deliveryType,
      country,
      deliveryAddressId: deliveryAddress?.id,
      customerId: given.customerId,
      discount: given.discount,
    },
    actor,
    { customer, deliveryAddress },
  );
  refuseLines(cart.lines);
  const { cartLimits, twintMaximum } = await readRules();
  refuseBeyond(await beyondOnline({ readRules }, given.cartItems, actor), cartLimits);
  if (cart.parcel !== null && 'problem' in cart.parcel)
    throw refused(cart.parcel.problem.key, { ...cart.parcel.problem.params }, 'body.deliveryType');
  if (deliveryAddress !== null && cart.shipping === null) throw refused('shippingNotEstimated', { country }, 'body.deliveryAddressId');
  const { totals } = cart;
  if (totals === null) throw new Error('every line has a price, but the cart has no total');
  // No payment slip can carry this amount.
  if (totals.total > largestBill) throw refused('orderTooHigh', { most: chfText(largestBill) }, 'body.cartItems');
  refusePayment(given.paymentMethodId, { customerRequestType, total: totals.total, online: payments.methods, twintMaximum });
  refuseOtherTotal(given.expectedTotal, totals);
  return { ...cart, totals };
}

/** The field of the item that a problem refers to. */
const fieldOf: Readonly<Record<LineProblem, string>> = {
  quantityNotMultiple: 'quantity',
  configurationInvalid: 'configuration',
  productNotAvailable: 'productId',
  priceOnRequest: 'productId',
  priceUnavailable: 'productId',
};

function refuseLines(lines: readonly PricedLine[]): void {
  const errors = lines.flatMap(({ problem, product, ladder }, index): ErrorItem[] =>
    problem === null
      ? []
      : [
          {
            message: problem,
            params: { articleNumber: product?.articleNumber ?? '', unitOfSales: ladder[0]?.quantity ?? 1 },
            field: `body.cartItems.${index}.${fieldOf[problem]}`,
          },
        ],
  );
  if (errors.length > 0) throw new Refusal(422, errors);
}

function refuseBeyond(beyond: readonly (LimitProblem | null)[], limits: CartLimits): void {
  const errors = beyond.flatMap((problem, index): ErrorItem[] =>
    problem === null ? [] : [{ message: problem, params: { most: limitOf(problem, limits) }, field: `body.cartItems.${index}.quantity` }],
  );
  if (errors.length > 0) throw new Refusal(422, errors);
}

function refusePayment(paymentMethodId: number, facts: PaymentFacts): void {
  if (!allowedPaymentMethods(facts).some((method) => method === paymentMethodId))
    throw refused('paymentMethodNotAllowed', { paymentMethodId }, 'body.paymentMethodId');
}

/** Refuses if the customer agreed to another total: nothing is stored until the new one has been shown. */
function refuseOtherTotal(expected: number | undefined, { total }: CartTotals): void {
  if (expected === undefined) return;
  if (!isAmount(expected) || rappenFromChf(expected) !== total) throw conflict('totalChanged', { total: chfFromRappen(total) });
}
