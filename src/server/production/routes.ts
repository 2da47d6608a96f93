import * as cut from '#contract/cut-plan.ts';
import * as wire from '#contract/work-order.ts';
import { actorName } from '#server/call/actor-name.ts';
import type { Binding } from '#server/call/binding.ts';
import { bind } from '#server/call/binding.ts';
import { bookStation } from './book-station.ts';
import { bookCut, planCut, readOffcuts, removeOffcut } from './cut-work.ts';
import { markMissing } from './missing-material.ts';
import { moveWorkOrder, splitWorkOrder } from './plan-work-order.ts';
import { printSheets } from './print-sheets.ts';
import type { ProductionServices } from './production-services.ts';
import { readLoad, readWorkOrder, readWorkOrders } from './read-work-orders.ts';

export function productionRoutes(services: ProductionServices): Binding[] {
  return [
    bind(wire.readWorkOrders, async ({ query }) => readWorkOrders(services, query)),
    bind(wire.readWorkOrder, async ({ params }) => readWorkOrder(services, params.id)),
    bind(wire.moveWorkOrder, async ({ params, body }, { actor }) => moveWorkOrder(services, params.id, body, actorName(actor))),
    bind(wire.splitWorkOrder, async ({ params, body }, { actor }) => ({
      items: await splitWorkOrder(services, params.id, body, actorName(actor)),
    })),
    bind(wire.bookStation, async ({ params, body }, { actor }) => bookStation(services, params.id, body, actorName(actor))),
    bind(cut.planCut, async ({ query }) => planCut(services, query.workOrderIds)),
    bind(cut.bookCut, async ({ body }, { actor }) => bookCut(services, body, actorName(actor))),
    bind(cut.readOffcuts, async () => ({ items: await readOffcuts(services.db) })),
    bind(cut.removeOffcut, async ({ params }) => ({ items: await removeOffcut(services.db, params.id) })),
    bind(cut.markMissing, async ({ body }, { actor }) => ({ items: await markMissing(services, body, actorName(actor)) })),
    bind(cut.printSheets, async ({ query }) => printSheets(services, query.workOrderIds, query.kind)),
    bind(wire.readProductionLoad, async ({ query }) => ({ days: await readLoad(services, query) })),
  ];
}
