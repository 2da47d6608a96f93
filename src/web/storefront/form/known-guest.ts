import type { Order } from '#contract/order.ts';
import type { GuestForm } from './guest-form.ts';

/** What the order of a guest says about them; the link that offers an account passes it on. */
export interface KnownGuest extends Pick<Order, 'customer' | 'orderPerson' | 'invoiceEmail' | 'invoiceAddress'> {
  /** As typed in the checkout; null: an order shown later has the whole name only. */
  person: Pick<GuestForm, 'firstName' | 'lastName'> | null;
}
