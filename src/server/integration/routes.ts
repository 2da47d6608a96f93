import * as wire from '#contract/integration.ts';
import type { Actor } from '#domain/access/permission.ts';
import { actorName } from '#server/call/actor-name.ts';
import type { Binding } from '#server/call/binding.ts';
import { bind } from '#server/call/binding.ts';
import { notFound } from '#server/call/refusal.ts';
import { readOrder } from '#server/order/read-order.ts';
import { readOrders } from '#server/order/read-orders.ts';
import type { IntegrationServices } from './integration-services.ts';
import { createKey, lockKey, partnerOf } from './partner-key.ts';
import { productFeed } from './product-feed.ts';
import { readIntegrations } from './read-integrations.ts';
import { waitAgain } from './webhook-store.ts';
import { changeWebhook, createWebhook, deleteWebhook } from './write-webhook.ts';

/** A partner may read what the customer may, nothing more. */
const asCustomer = (customerId: number): Actor => ({ kind: 'guest', customerId });

export function integrationRoutes(services: IntegrationServices): Binding[] {
  const { db } = services;
  return [
    bind(wire.readProductFeed, async ({ params }, { language }, answer) => {
      answer.cacheControl = 'public, max-age=300';
      answer.vary = 'cookie';
      return productFeed(services, params.format, language);
    }),
    bind(wire.readPartnerOrders, async ({ query }, facts) => {
      const customerId = await partnerOf(services, facts, 'orders');
      return readOrders(db, { ...query, ...noFilter }, asCustomer(customerId));
    }),
    bind(wire.readPartnerOrder, async ({ params }, facts) => {
      const customerId = await partnerOf(services, facts, 'orders');
      return (await readOrder(db, params.id, asCustomer(customerId))).order;
    }),
    bind(wire.readIntegrations, async () => readIntegrations(db)),
    bind(wire.createApiKey, async ({ body }, { actor, idempotencyKey }) =>
      createKey(services, body, { who: actorName(actor), sentKey: idempotencyKey }),
    ),
    bind(wire.revokeApiKey, async ({ params }, { actor }) => {
      await lockKey(services, params.id, actorName(actor));
      return {};
    }),
    bind(wire.createWebhook, async ({ body }, { actor, idempotencyKey }) =>
      createWebhook(services, body, { who: actorName(actor), sentKey: idempotencyKey }),
    ),
    bind(wire.changeWebhook, async ({ params, body }, { actor }) => changeWebhook(services, params.id, body, actorName(actor))),
    bind(wire.deleteWebhook, async ({ params }, { actor }) => {
      await deleteWebhook(services, params.id, actorName(actor));
      return {};
    }),
    bind(wire.replayDelivery, async ({ params }) => {
      if (!(await waitAgain(db, params.id))) throw notFound();
      return {};
    }),
  ];
}

const noFilter = { sort: [], filter: {}, showPreparation: false, returnAdditionalInformation: false };
