import type { Order } from '#contract/order.ts';

export interface OrderVerbProps {
  order: Order;
  onClose: () => void;
  /** Called after the action, before the dialog closes. */
  onDone: () => void;
}
