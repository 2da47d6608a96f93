import type { Order } from '#contract/order.ts';

/** What the order of a guest says about them; the link that offers an account passes it on. */
export type KnownGuest = Pick<Order, 'customer' | 'orderPerson' | 'invoiceEmail' | 'invoiceAddress'>;
