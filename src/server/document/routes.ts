import * as wire from '#contract/document.ts';
import type { Binding } from '#server/call/binding.ts';
import { bind } from '#server/call/binding.ts';
import { printOrderByLink } from './print-order.ts';
import type { DocumentServices } from './print-order.ts';

export function documentRoutes(services: DocumentServices): Binding[] {
  return [bind(wire.printOrderByLink, async ({ params }) => printOrderByLink(services, params.uuid, params.kind))];
}
