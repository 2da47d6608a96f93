/** Orders from a template: placed as by staff, taken back by cancelling them. */
import { yearOf } from '#domain/calendar/plain-date.ts';
import { localNow } from '#domain/calendar/local-time.ts';
import { orderState } from '#domain/order/order-state.ts';
import { askForState } from '#server/order-state/change-order-state.ts';
import type { OrderStateServices } from '#server/order-state/change-order-state.ts';
import { lockedOrder } from '#server/order/lock-order-at.ts';
import { costsOf } from '#server/order/order-costs.ts';
import { insertOrders } from '#server/order/order-record.ts';
import type { OrderServices } from '#server/order/order-services.ts';
import { orderAsWished } from '#server/order/place-order.ts';
import { noPicture } from './template-desk.ts';
import type { TemplateDesk } from './template-desk.ts';

export function orderDesk({ orders, states }: { orders: OrderServices; states: OrderStateServices }): TemplateDesk {
  return {
    key: 'templateOrder',
    ability: 'importOrders',
    target: 'order',
    holding: (facts) => orderDesk({ orders: { ...orders, ...facts }, states }),
    prepare: async (trx, wish, { actor, who, isDry }) => {
      const services = { ...orders, ...orders.within(trx, orders), ...(isDry ? { linePicture: noPicture } : {}) };
      const { order, confirmsItself } = await orderAsWished(services, wish, { actor, chosenLanguage: null });
      const costs = costsOf(orders, order);
      const placing = { order, costs, who, mails: [], key: null, payment: { state: 'OPEN', redirectUrl: null } as const, confirmsItself };
      return {
        lines: order.positions,
        store: async () => {
          const [stored] = await insertOrders(trx, [placing], yearOf(localNow(orders.now()).date));
          return stored?.id ?? 0;
        },
      };
    },
    takeBack: async (trx, id, { who }) => {
      const wish = { orderStatusId: orderState.CANCELED, reason: 'Import zurückgenommen', deliverAll: false };
      await askForState(trx, states, { order: await lockedOrder(trx, id), wish, tell: false, who });
    },
  };
}
