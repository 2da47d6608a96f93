/** The amounts of an order, an invoice, or a share of one, as columns: in Rappen, written when it is made. */
import type { Amounts } from '#domain/order/invoice-amount.ts';
import { rappen } from '#domain/money/money.ts';

export const amountColumns = ({ products, discount, delivery, net, vat, total }: Amounts) => ({
  products_amount: products,
  discount_amount: discount,
  delivery_cost: delivery,
  net_amount: net,
  vat_amount: vat,
  total_amount: total,
});

export const amountsOf = (row: Record<keyof ReturnType<typeof amountColumns>, number>): Amounts => ({
  products: rappen(row.products_amount),
  discount: rappen(row.discount_amount),
  delivery: rappen(row.delivery_cost),
  net: rappen(row.net_amount),
  vat: rappen(row.vat_amount),
  total: rappen(row.total_amount),
});
