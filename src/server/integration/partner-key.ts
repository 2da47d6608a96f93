/** Partners' keys: created once, stored as a hash, and what a key gives access to. */
import { createHash, randomBytes } from 'node:crypto';
import { z } from 'zod';
import type { KeyScope } from '#domain/integration/webhook-event.ts';
import type { RequestFacts } from '#server/call/binding.ts';
import { conflict, forbidden, notFound, Refusal, unauthorized } from '#server/call/refusal.ts';
import { transaction } from '#server/db/pool.ts';
import { idempotencyKey } from '#server/idempotency/idempotency-key.ts';
import { idempotent, keepAnswer } from '#server/idempotency/idempotent.ts';
import type { IntegrationServices } from './integration-services.ts';
import { findKey, insertKey, markLocked, noteUse } from './key-store.ts';
import { noteIntegration } from './note-integration.ts';

const usedEveryMs = 60_000;
const startLength = 9;

const hashOf = (key: string): Buffer => createHash('sha256').update(key).digest();

/**
 * The key is returned only once; the database holds a hash that recognises it but gives no access. Sent again under the same idempotency key, it is refused
 * naming the first: a second one would be valid, too, and nobody would know that the first is.
 */
export async function createKey(
  { db, now }: IntegrationServices,
  wish: { name: string; customerId: number; scopes: readonly KeyScope[] },
  { who, sentKey }: By,
): Promise<{ id: number; key: string }> {
  const key = `kw_${randomBytes(32).toString('base64url')}`;
  const { name, customerId, scopes } = wish;
  const facts = { name, customerId, scopes: [...new Set(scopes)], hash: hashOf(key), start: key.slice(0, startLength) };
  const at = new Date(now());
  return idempotent(
    db,
    idempotencyKey(`partner key by ${who}`, sentKey, wish),
    (body) => {
      throw conflict('keyMadeBefore', FirstKey.parse(body));
    },
    async (taken) =>
      transaction(db, async (trx) => {
        const id = await insertKey(trx, { ...facts, at, who });
        if (id === null) throw notFound();
        await noteIntegration(trx, { at, who }, { field: 'key', before: '', after: `${name} ${facts.start}` });
        if (taken !== null) await keepAnswer(trx, taken, { name, start: facts.start } satisfies z.input<typeof FirstKey>);
        return { id, key };
      }),
  );
}

export interface By {
  who: string;
  sentKey: string | null;
}

/** What a repeated call is told of the first. */
const FirstKey = z.object({ name: z.string(), start: z.string() });

/** Immediately and permanently. */
export async function lockKey({ db, now }: IntegrationServices, id: number, who: string): Promise<void> {
  const at = new Date(now());
  await transaction(db, async (trx) => {
    const locked = await markLocked(trx, id, at);
    if (locked === null) throw notFound();
    if (locked.isNew) await noteIntegration(trx, { at, who }, { field: 'key', before: `${locked.name} ${locked.start}`, after: '' });
  });
}

/** The customer whose key this is. */
export async function partnerOf(
  { db, now }: IntegrationServices,
  { apiKey }: Pick<RequestFacts, 'apiKey'>,
  scope: KeyScope,
): Promise<number> {
  const found = apiKey === undefined ? null : await findKey(db, hashOf(apiKey));
  if (found === null) throw unauthorized('keyMissing');
  if (!found.scopes.includes(scope)) throw new Refusal(forbidden().status, [{ message: 'keyScopeMissing', params: { scope } }]);
  const at = now();
  if (found.lastUsedAt === null || at - found.lastUsedAt.getTime() > usedEveryMs) await noteUse(db, found.id, new Date(at));
  return found.customerId;
}
