/** Calls about prices and buying. */
import type { Binding } from '#server/call/binding.ts';
import { deliveryRoutes } from '#server/delivery/routes.ts';
import { driveLink } from '#server/drive/drive-link.ts';
import { driveRoutes } from '#server/drive/routes.ts';
import { figureRoutes } from '#server/figure/routes.ts';
import { truckDayRoutes } from '#server/truck-day/routes.ts';
import { invoiceRoutes } from '#server/invoice/routes.ts';
import { orderChangeRoutes } from '#server/order-change/routes.ts';
import { orderMailRoutes } from '#server/order-mail/routes.ts';
import { noteRoutes } from '#server/note/routes.ts';
import { orderPaperRoutes } from '#server/order-paper/routes.ts';
import { orderRoutes } from '#server/order/routes.ts';
import { orderTakeRoutes } from '#server/order-take/routes.ts';
import { orderWishRoutes } from '#server/order-wish/routes.ts';
import type { OrderStateServices } from '#server/order-state/change-order-state.ts';
import { orderStateRoutes } from '#server/order-state/routes.ts';
import { paymentRoutes } from '#server/payment/routes.ts';
import { pricingCustomer } from '#server/pricing/pricing-customer.ts';
import { pricingRoutes } from '#server/pricing/routes.ts';
import { countOpenQuotes } from '#server/quote/quote-list-store.ts';
import { quoteRoutes } from '#server/quote/routes.ts';
import type { ProductionServices } from '#server/production/production-services.ts';
import { unfinishedWork } from '#server/production/read-work-orders.ts';
import { productionRoutes } from '#server/production/routes.ts';
import { recordRoutes } from '#server/record/routes.ts';
import { todayRoutes } from '#server/today/routes.ts';
import { shippingRoutes } from '#server/shipping/routes.ts';
import { findStock } from '#server/stock/stock-store.ts';
import type { AddressSearch } from './address-search.ts';
import type { Ground } from './ground.ts';
import type { Selling } from './selling.ts';

const readStock: ProductionServices['readStock'] = async (trx, locked) => findStock(trx, { locked });

export function sellingCalls(
  { db, seal, rules, catalog, printShop, media, incoming, config, now, holidays, taken }: Ground,
  { selling, states, addresses }: { selling: Selling; states: OrderStateServices; addresses: AddressSearch },
): Binding[] {
  const { pricing, orders, orderChanges, deliveries, invoices, quotes, payments } = selling;
  const { readCompany, publicUrl } = orders;
  const production = {
    db,
    now,
    catalog,
    holidayOverrides: holidays.read,
    decided: rules.decided,
    readCompany,
    printShop,
    publicUrl,
    readStock,
    changed: taken.forget,
  };
  return [
    ...pricingRoutes(pricing),
    ...shippingRoutes({
      ...pricing,
      findAddresses: addresses.find,
      decided: rules.decided,
      customerOf: async (actor) => pricingCustomer(pricing, actor),
      openQuotes: async () => countOpenQuotes(db),
    }),
    ...orderRoutes(orders),
    ...orderMailRoutes(orders),
    ...deliveryRoutes(deliveries),
    ...truckDayRoutes({
      ...deliveries,
      catalog,
      decided: rules.decided,
      printShop,
      unfinishedWork: async (orderIds) => unfinishedWork(production, orderIds),
      driveLink: async (day, truckId) => driveLink({ db, seal, publicUrl }, day, truckId),
    }),
    ...driveRoutes({ ...deliveries, catalog, seal, decided: rules.decided, blobs: media.blobs, incoming }),
    ...invoiceRoutes(invoices),
    ...orderPaperRoutes({ db }),
    ...orderStateRoutes(states),
    ...orderChangeRoutes(orderChanges, states),
    ...orderWishRoutes(orders),
    ...orderTakeRoutes({ ...orders, post: orders.jobs, catalog }),
    ...quoteRoutes({ ...quotes, blobs: media.blobs, incoming, limitBytes: config.filesLimitBytes }),
    ...productionRoutes(production),
    ...recordRoutes({ db }),
    ...noteRoutes({ db, now: orders.now }),
    ...figureRoutes({ db, now }),
    ...todayRoutes({ ...orders, readStock }),
    ...paymentRoutes(payments.services),
  ];
}
