import * as wire from '#contract/order.ts';
import * as state from '#contract/order-state.ts';
import * as placing from '#contract/place-order.ts';
import type { Order } from '#contract/order.ts';
import type { Language } from '#domain/language/language.ts';
import type { Configuration } from '#domain/configurator/evaluation.ts';
import { customerIdOf, may } from '#domain/access/permission.ts';
import type { Binding } from '#server/call/binding.ts';
import { bind } from '#server/call/binding.ts';
import { inReadersLanguage } from './in-readers-language.ts';
import type { OrderServices } from './order-services.ts';
import { positionConfigurations } from './order-store.ts';
import { placeOrder } from './place-order.ts';
import { readOrder, readOrderByLink } from './read-order.ts';
import { readOrders } from './read-orders.ts';
import { readOrderValues } from './read-order-values.ts';
import { startProduction } from './start-production.ts';

export function orderRoutes(services: OrderServices): Binding[] {
  const { db } = services;
  const inReadersWords = <Found extends Order>(order: Found, reader: Language): Found => ({
    ...order,
    positions: inReadersLanguage(services, order, reader),
  });
  return [
    bind(placing.placeOrder, async ({ body }, caller) => placeOrder(services, body, caller)),
    bind(wire.readOrders, async ({ query }, { actor, language }) =>
      readOrders(db, query, actor, (order) => inReadersWords(order, language)),
    ),
    bind(wire.readOrderValues, async ({ query }, { actor }) => readOrderValues(db, query, actor)),
    bind(wire.readPositionConfigurations, async ({ query }, { actor }) => {
      // Staff see those of all customers, others only their own; no customer has id 0.
      const rows = await positionConfigurations(db, query.ids, may(actor, 'seeOrders') ? null : (customerIdOf(actor) ?? 0));
      const items = rows.map(({ id, configuration }) => ({ id, configuration: configuration as Configuration | null }));
      return { items, page: 1, perPage: Math.max(1, items.length), total: items.length };
    }),
    bind(wire.readOrderByLink, async ({ params }, { language }) => inReadersWords(await readOrderByLink(db, params.uuid), language)),
    bind(wire.readDeliveryInformation, async ({ query }, { actor }) => {
      const { order } = await readOrder(db, query.id, actor);
      const { id, deliveryType, deliveryCost, requestedDeliveryDate, confirmedDeliveryDate, deliveryAddress, weight } = order;
      return { id, deliveryType, deliveryCost, requestedDeliveryDate, confirmedDeliveryDate, deliveryAddress, weight };
    }),
    bind(wire.readOrder, async ({ params }, { actor, language }) => {
      const answer = await readOrder(db, params.id, actor);
      return may(actor, 'seeOrders') ? answer : { ...answer, order: inReadersWords(answer.order, language) };
    }),
    bind(state.startProduction, async ({ params, body }, { actor }) => startProduction(services, params.id, body, actor)),
  ];
}
