/** The shop's events for the tracking layer, in the usual names of shop analytics. Pushed only with stored consent; never names, addresses or order links. */
import { isTrackingAccepted } from './consent-state.ts';
import { pushEntry } from './tracking-layer.ts';

interface TrackedItem {
  item_id: string;
  item_name: string;
  quantity: number;
  /** CHF net; absent for prices on request. */
  price?: number;
}

export type TrackedEvent =
  | { event: 'view_item'; items: TrackedItem[] }
  | { event: 'add_to_cart'; items: TrackedItem[] }
  | { event: 'begin_checkout'; value?: number; items: TrackedItem[] }
  | { event: 'purchase'; transaction_id: string; value: number; tax: number; shipping: number; items: TrackedItem[] };

export function track({ event, ...facts }: TrackedEvent): void {
  if (!isTrackingAccepted()) return;
  // The page's address without its query, which may be the secret link to an order.
  pushEntry({ event, page_location: `${location.origin}${location.pathname}`, ecommerce: { currency: 'CHF', ...facts } });
}
