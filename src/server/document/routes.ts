import * as wire from '#contract/document.ts';
import type { Binding } from '#server/call/binding.ts';
import { bind } from '#server/call/binding.ts';
import type { CalendarServices } from './order-calendar.ts';
import { orderCalendar } from './order-calendar.ts';
import { printOrderByLink } from './print-order.ts';
import type { DocumentServices } from './print-order.ts';

export function documentRoutes(services: DocumentServices & CalendarServices): Binding[] {
  return [
    bind(wire.printOrderByLink, async ({ params }) => printOrderByLink(services, params.uuid, params.kind)),
    bind(wire.readOrderCalendar, async ({ params }) => orderCalendar(services, params.uuid)),
  ];
}
