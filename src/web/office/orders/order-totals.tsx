import { rappenFromChf } from '#domain/money/money.ts';
import type { Order } from '#contract/order.ts';
import { decimalText } from '../text/decimal-text.ts';
import { TotalsList } from '../document/totals-list.tsx';

export function OrderTotals({ order }: { order: Order }) {
  const { products, discountAmount, shipping, net, vat, total } = order.totals;
  const totals = {
    products: rappenFromChf(products),
    discountAmount: rappenFromChf(discountAmount),
    shipping: rappenFromChf(shipping ?? 0),
    net: rappenFromChf(net),
    vat: rappenFromChf(vat),
    total: rappenFromChf(total),
  };
  return <TotalsList totals={totals} discount={decimalText(order.discount * 100, 2)} document={order} />;
}
