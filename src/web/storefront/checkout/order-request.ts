/** The order as sent to the server: the cart and the checkout's data, with the total the customer saw. */
import type { OrderPrice } from '#contract/cart.ts';
import type { OrderInsert } from '#contract/place-order.ts';
import type { CheckoutState } from '#domain/checkout/checkout-state.ts';
import { paymentMethod } from '#domain/order/payment-method.ts';
import type { CartLineView } from '../cart/cart-line-view.ts';

interface OrderFacts {
  lines: readonly CartLineView[];
  price: OrderPrice | null;
  checkout: CheckoutState;
  customerId: number;
  orderPerson: string;
  termsAccepted: boolean;
}

/** Throws when an earlier step was skipped, which the pages prevent. */
export function orderInsert({ lines, price, checkout, customerId, orderPerson, termsAccepted }: OrderFacts): OrderInsert {
  const { invoiceAddressId, requestedDeliveryDate, paymentOption, deliveryMode } = checkout;
  if (invoiceAddressId === null || requestedDeliveryDate === null || paymentOption === null)
    throw new Error('the checkout is not complete');
  return {
    cartItems: lines.map(({ key, productId, configuration, quantity, remark }) => ({
      key,
      productId,
      configuration,
      quantity,
      externalCustomerRef: remark,
    })),
    comment: checkout.orderComment,
    externalCustomerRef: checkout.orderReference,
    orderPerson,
    customerId,
    invoiceEmail: checkout.invoiceEmail,
    invoiceAddressId,
    deliveryAddressId: deliveryMode === 'PICKUP' ? null : checkout.deliveryAddressId,
    requestedDeliveryDate,
    paymentMethodId: paymentMethod[paymentOption],
    deliveryType: deliveryMode,
    termsAccepted,
    ...(price?.totals ? { expectedTotal: price.totals.total } : {}),
  };
}
