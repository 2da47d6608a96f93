import * as wire from '#contract/order-mail.ts';
import type { Binding } from '#server/call/binding.ts';
import { bind } from '#server/call/binding.ts';
import { notifyCustomer } from './notify-customer.ts';
import type { OrderMailServices } from './order-mail.ts';
import { previewOrderMail } from './preview-order-mail.ts';

export function orderMailRoutes(services: OrderMailServices): Binding[] {
  return [
    bind(wire.previewOrderMail, async ({ params, query }) => previewOrderMail(services, params.id, query)),
    bind(wire.notifyCustomerOfOrder, async ({ params, body }, { actor }) =>
      notifyCustomer(services, params.id, body ?? { message: '' }, actor),
    ),
  ];
}
