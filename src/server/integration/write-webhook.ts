/** Webhooks, which report changes to other systems: created, changed, deleted. */
import { randomBytes } from 'node:crypto';
import type { ParsedOf } from '#contract/endpoint.ts';
import type { changeWebhook as endpoint, Webhook } from '#contract/integration.ts';
import { refused, conflict, notFound } from '#server/call/refusal.ts';
import { outsideUrl, pinnedAddress } from '#server/connect/outside/send-pinned.ts';
import { transaction } from '#server/db/pool.ts';
import type { IntegrationServices } from './integration-services.ts';
import { noteIntegration } from './note-integration.ts';
import { deleteWebhookRow, insertWebhook, listWebhooks, lockWebhook, updateWebhook } from './webhook-store.ts';

type Row = Awaited<ReturnType<typeof listWebhooks>>[number];

export const webhookAnswer = ({ createdAt, ...row }: Row): Webhook => ({ ...row, createdAt: createdAt.toISOString() });

const mostWebhooks = 20;

/** The secret is returned only once. */
export async function createWebhook(
  { db, now, seal, loopback }: IntegrationServices,
  { url: text, events }: { url: string; events: readonly string[] },
  who: string,
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
