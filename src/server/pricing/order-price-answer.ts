import type { OrderPrice, PricedItem } from '#contract/cart.ts';
import type { LimitProblem } from '#domain/cart/cart-limits.ts';
import { numberFromFraction } from '#domain/money/fraction.ts';
import { chfFromRappen, chfFromUnitPrice } from '#domain/money/money.ts';
import { isMadeToMeasure } from '#domain/order/made-to-measure.ts';
import { shippingAnswer } from '#server/shipping/shipping-answer.ts';
import type { PricedCart, PricedLine } from './priced-cart.ts';

/** A priced cart in the wire's form: francs as numbers, without costs or the origin of a price. */
export function orderPriceAnswer(
  { lines, discount, shipping, totals }: PricedCart,
  beyond: readonly (LimitProblem | null)[],
  textsOf: ((line: PricedLine, index: number) => PricedItem['texts']) | null = null,
): OrderPrice {
  const fraction = numberFromFraction(discount);
  return {
    cartPrice: {
      discount: fraction,
      items: lines.map((line, index) => ({
        key: line.key,
        pricePerOne: line.unitPrice === null ? null : chfFromUnitPrice(line.unitPrice),
        finalPrice: line.amount === null ? null : chfFromRappen(line.amount),
        discount: fraction,
        graduatedPrice: line.ladder.map(({ quantity, unitPrice }) => ({ quantity, price: chfFromUnitPrice(unitPrice) })),
        madeToMeasure: line.product !== null && isMadeToMeasure({ product: line.product, weight: line.weightKg }),
        problem: line.problem ?? beyond[index] ?? null,
        ...(textsOf === null ? {} : { texts: textsOf(line, index) }),
      })),
    },
    shippingCost: shipping === null ? null : shippingAnswer(shipping),
    totals:
      totals === null
        ? null
        : {
            products: chfFromRappen(totals.products),
            discountAmount: chfFromRappen(totals.discountAmount),
            shipping: totals.shipping === null ? null : chfFromRappen(totals.shipping),
            net: chfFromRappen(totals.net),
            vat: chfFromRappen(totals.vat),
            total: chfFromRappen(totals.total),
          },
  };
}
