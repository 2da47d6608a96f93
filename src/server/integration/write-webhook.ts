/** Webhooks, which report changes to other systems: created, changed, deleted. */
import { randomBytes } from 'node:crypto';
import { z } from 'zod';
import type { ParsedOf } from '#contract/endpoint.ts';
import type { changeWebhook as endpoint, Webhook } from '#contract/integration.ts';
import { refused, conflict, notFound } from '#server/call/refusal.ts';
import { outsideUrl, pinnedAddress } from '#server/connect/outside/send-pinned.ts';
import { transaction } from '#server/db/pool.ts';
import type { IdempotencyKey } from '#server/idempotency/idempotency-key.ts';
import { idempotencyKey } from '#server/idempotency/idempotency-key.ts';
import { idempotent, keepAnswer } from '#server/idempotency/idempotent.ts';
import type { IntegrationServices } from './integration-services.ts';
import { noteIntegration } from './note-integration.ts';
import type { By } from './partner-key.ts';
import { deleteWebhookRow, insertWebhook, listWebhooks, lockWebhook, updateWebhook } from './webhook-store.ts';

type Row = Awaited<ReturnType<typeof listWebhooks>>[number];

export const webhookAnswer = ({ createdAt, ...row }: Row): Webhook => ({ ...row, createdAt: createdAt.toISOString() });

const mostWebhooks = 20;

/** The secret is returned only once. Sent again under the same idempotency key, it is refused naming the first. */
export async function createWebhook(
  services: IntegrationServices,
  wish: { url: string; events: readonly string[] },
  { who, sentKey }: By,
): Promise<{ id: number; secret: string }> {
  return idempotent(
    services.db,
    idempotencyKey(`webhook by ${who}`, sentKey, wish),
    (body) => {
      throw conflict('webhookMadeBefore', FirstWebhook.parse(body));
    },
    async (key) => insert(services, wish, { who, key }),
  );
}

/** What a repeated call is told of the first. */
const FirstWebhook = z.object({ url: z.string() });

async function insert(
  { db, now, seal, loopback }: IntegrationServices,
  { url: text, events }: { url: string; events: readonly string[] },
  { who, key }: { who: string; key: IdempotencyKey | null },
): Promise<{ id: number; secret: string }> {
  const url = outsideUrl(text, { loopback });
  // Reports a name that leads into our own network right away; where it leads later is checked with each message.
  if (url === null || !(await isPublic(url, loopback))) throw refused('webhookUrlNotAllowed', {}, 'body.url');
  const secret = `whsec_${randomBytes(32).toString('base64url')}`;
  const row = { url: url.href, events: [...new Set(events)], secret: seal.seal(Buffer.from(secret)), at: new Date(now()), who };
  const id = await transaction(db, async (trx) => {
    if ((await listWebhooks(trx)).length >= mostWebhooks) throw refused('webhooksTooMany', { most: mostWebhooks });
    const made = await insertWebhook(trx, row);
    await noteIntegration(trx, { at: row.at, who }, { field: 'webhook', before: '', after: row.url });
    if (key !== null) await keepAnswer(trx, key, { url: row.url } satisfies z.input<typeof FirstWebhook>);
    return made;
  });
  return { id, secret };
}

async function isPublic(url: URL, loopback: boolean): Promise<boolean> {
  try {
    await pinnedAddress(url, { loopback });
    return true;
  } catch {
    return false;
  }
}

export async function changeWebhook(
  { db, now }: IntegrationServices,
  id: number,
  wish: ParsedOf<typeof endpoint>['body'],
  who: string,
): Promise<Webhook> {
  const { version, events, active } = wish;
  return transaction(db, async (trx) => {
    const before = await lockWebhook(trx, id);
    if (before === null) throw notFound();
    if (before.version !== version) throw conflict('changedMeanwhile');
    const wished = { events: [...new Set(events ?? before.events)], active: active ?? before.active };
    if (wished.active === before.active && new Set(wished.events).symmetricDifference(new Set(before.events)).size === 0)
      return webhookAnswer(before);
    await updateWebhook(trx, id, wished);
    const after = await lockWebhook(trx, id);
    if (after === null) throw notFound();
    await noteIntegration(trx, { at: new Date(now()), who }, { field: after.url, before: stateText(before), after: stateText(after) });
    return webhookAnswer(after);
  });
}

const stateText = ({ events, active }: Row): string => `${active ? '' : '– '}${events.join(' ')}`;

export async function deleteWebhook({ db, now }: IntegrationServices, id: number, who: string): Promise<void> {
  await transaction(db, async (trx) => {
    const before = await lockWebhook(trx, id);
    if (before === null) throw notFound();
    await deleteWebhookRow(trx, id);
    await noteIntegration(trx, { at: new Date(now()), who }, { field: 'webhook', before: before.url, after: '' });
  });
}
