/** Where the papers of an order lie. */
import type { Order } from '#contract/order.ts';

export const deliveryPaper = ({ uuid }: Pick<Order, 'uuid'>): string => `/api/order-by-link/${uuid}/document/lieferschein`;
export const invoicePaper = ({ uuid }: Pick<Order, 'uuid'>): string => `/api/order-by-link/${uuid}/document/rechnung`;
