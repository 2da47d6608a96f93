/** What the office sees of other systems: the first characters of keys, the replies to messages, no secrets. */
import type { OutputOf } from '#contract/endpoint.ts';
import type { readIntegrations as endpoint } from '#contract/integration.ts';
import { contactName } from '#domain/contact/customer.ts';
import type { Db } from '#server/db/pool.ts';
import { listKeys } from './key-store.ts';
import { listDeliveries, listWebhooks } from './webhook-store.ts';
import { webhookAnswer } from './write-webhook.ts';

const mostShown = 100;
const instant = (at: Date | null): string | null => at?.toISOString() ?? null;

export async function readIntegrations(db: Db): Promise<OutputOf<typeof endpoint>> {
  const [keys, webhooks, deliveries] = [await listKeys(db), await listWebhooks(db), await listDeliveries(db, mostShown)];
  return {
    keys: keys.map(({ companyName, firstName, lastName, createdAt, lastUsedAt, revokedAt, ...key }) => ({
      ...key,
      customerName: companyName === '' ? contactName({ firstName, lastName }) : companyName,
      createdAt: createdAt.toISOString(),
      lastUsedAt: instant(lastUsedAt),
      revokedAt: instant(revokedAt),
    })),
    webhooks: webhooks.map(webhookAnswer),
    deliveries: deliveries.map(({ at, nextAt, triedAt, ...delivery }) => ({
      ...delivery,
      at: at.toISOString(),
      nextAt: instant(nextAt),
      triedAt: instant(triedAt),
    })),
  };
}
