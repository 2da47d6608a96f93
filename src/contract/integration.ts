/** The shop's interface to other systems: the product list, messages about changes, and a partner's own orders by key. */
import { z } from 'zod';
import { keyScopes, webhookEvents } from '#domain/integration/webhook-event.ts';
import { endpoint, staff } from './endpoint.ts';
import { Order, OrderSummary } from './order.ts';
import { Version } from './record.ts';
import { Id, IdParam, Instant, integerText, line, listOf, Page } from './wire.ts';

export const readProductFeed = endpoint({
  method: 'GET',
  path: '/feed/products.{format}',
  tag: 'integration',
  summary:
    'All public products with their public price, as JSON, CSV or XML (RSS 2.0 with the fields of Google Merchant); asks with If-None-Match cost nothing',
  access: 'public',
  params: z.object({ format: z.enum(['json', 'csv', 'xml']) }),
  response: { file: ['application/json', 'text/csv', 'application/rss+xml'] },
  callsPerMinute: 30,
});

const keyErrors = ['keyMissing', 'keyScopeMissing'] as const;

export const readPartnerOrders = endpoint({
  method: 'GET',
  path: '/partner/order',
  tag: 'integration',
  summary: 'The orders of the customer whose key is sent as bearer, newest first; needs the scope orders',
  access: 'public',
  query: z.object({ ...Page, perPage: integerText(z.number().int().min(1).max(100)).default(50) }),
  response: listOf(OrderSummary),
  errors: [...keyErrors],
  callsPerMinute: 120,
});

export const readPartnerOrder = endpoint({
  method: 'GET',
  path: '/partner/order/{id}',
  tag: 'integration',
  summary: 'One order of the customer whose key is sent as bearer; needs the scope orders',
  access: 'public',
  params: IdParam,
  response: Order,
  errors: [...keyErrors, 'notFound'],
  callsPerMinute: 120,
});

const Scopes = z.array(z.enum(keyScopes)).min(1);

export const ApiKey = z.object({
  id: z.number().int(),
  name: z.string(),
  customerId: z.number().int(),
  customerName: z.string(),
  /** Its first characters. */
  start: z.string(),
  scopes: z.array(z.string()),
  createdAt: Instant,
  who: z.string(),
  lastUsedAt: Instant.nullable(),
  revokedAt: Instant.nullable(),
});
export type ApiKey = z.infer<typeof ApiKey>;

const Events = z.array(z.enum(webhookEvents)).min(1);
const Url = line(500).min(1);

export const Webhook = z.object({
  id: z.number().int(),
  version: Version,
  url: z.string(),
  events: z.array(z.string()),
  active: z.boolean(),
  createdAt: Instant,
  who: z.string(),
});
export type Webhook = z.infer<typeof Webhook>;

export const WebhookDelivery = z.object({
  id: z.number().int(),
  webhookId: z.number().int(),
  event: z.string(),
  number: z.string(),
  at: Instant,
  state: z.enum(['WAITING', 'SENT', 'FAILED']),
  tries: z.number().int(),
  /** Null: at once, or never again. */
  nextAt: Instant.nullable(),
  triedAt: Instant.nullable(),
  /** `status 200`, or why there was no answer. */
  answer: z.string(),
});
export type WebhookDelivery = z.infer<typeof WebhookDelivery>;

export const readIntegrations = endpoint({
  method: 'GET',
  path: '/integration',
  tag: 'integration',
  summary: 'Keys of partners, who is told of changes, and the last hundred messages',
  access: staff('manageSettings'),
  response: z.object({ keys: z.array(ApiKey), webhooks: z.array(Webhook), deliveries: z.array(WebhookDelivery) }),
});

export const createApiKey = endpoint({
  method: 'POST',
  path: '/integration/key',
  tag: 'integration',
  summary: 'A new key of a customer; the key itself is answered this once and kept nowhere, so that the same request sent again is refused',
  access: staff('manageSettings'),
  body: z.strictObject({ name: line(80).min(1), customerId: Id, scopes: Scopes }),
  response: z.object({ id: z.number().int(), key: z.string() }),
  errors: ['notFound', 'keyMadeBefore', 'idempotencyKeyReused'],
  idempotent: true,
  callsPerMinute: 20,
});

export const revokeApiKey = endpoint({
  method: 'DELETE',
  path: '/integration/key/{id}',
  tag: 'integration',
  summary: 'Lock a key at once and for good; it stays in the list',
  access: staff('manageSettings'),
  params: IdParam,
  response: z.object({}),
  errors: ['notFound'],
});

export const createWebhook = endpoint({
  method: 'POST',
  path: '/integration/webhook',
  tag: 'integration',
  summary:
    'Tell an address (https, public) of changes from now on; the secret that signs the messages is answered this once, so that the same request sent again is refused',
  access: staff('manageSettings'),
  body: z.strictObject({ url: Url, events: Events }),
  response: z.object({ id: z.number().int(), secret: z.string() }),
  errors: ['webhookUrlNotAllowed', 'webhooksTooMany', 'webhookMadeBefore', 'idempotencyKeyReused'],
  idempotent: true,
  callsPerMinute: 20,
});

export const changeWebhook = endpoint({
  method: 'PUT',
  path: '/integration/webhook/{id}',
  tag: 'integration',
  summary: 'Choose other events, or let it rest: then nothing new is written down for it, and what waits goes out when it is active again',
  access: staff('manageSettings'),
  params: IdParam,
  body: z.strictObject({ version: Version, events: Events.optional(), active: z.boolean().optional() }),
  response: Webhook,
  errors: ['notFound', 'changedMeanwhile'],
});

export const deleteWebhook = endpoint({
  method: 'DELETE',
  path: '/integration/webhook/{id}',
  tag: 'integration',
  summary: 'Tell this address nothing more; its messages go with it',
  access: staff('manageSettings'),
  params: IdParam,
  response: z.object({}),
  errors: ['notFound'],
});

export const replayDelivery = endpoint({
  method: 'POST',
  path: '/integration/delivery/{id}/replay',
  tag: 'integration',
  summary: 'Send a message once more, whatever became of it; it keeps its id',
  access: staff('manageSettings'),
  params: IdParam,
  body: z.strictObject({}),
  response: z.object({}),
  errors: ['notFound'],
  callsPerMinute: 60,
});
