/**
 * Verifies that a message is from the provider. The signature (ECDSA over P-256) is checked over the exact bytes received, before they are parsed.
 * Keys are fetched by id, and a valid one is kept forever. Unknown ids are remembered for a while, and look-ups are counted per caller,
 * so that forgers can neither make us look up each of their ids nor use up the look-ups that a genuine message needs.
 */
import { createPublicKey, verify } from 'node:crypto';
import type { KeyObject } from 'node:crypto';
import { PaymentOutage } from './payment-provider.ts';
import { Notice, transactionEntity } from './wire.ts';

export interface WebhookOptions {
  spaceId: string;
  /** Base64 of the key in SPKI form; null: no such key. */
  fetchKey: (keyId: string) => Promise<string | null>;
  now: () => number;
}

/** `caller`: the sender, for the count of look-ups. Throws PaymentOutage if the key could not be fetched: the message is then unverified. */
export type ReadNotice = (rawBody: Buffer, signature: string | null, caller: string) => Promise<Notice | null>;

const maximalUnknown = 1000;
const unknownForMs = 60_000;
const askedPerMinute = { caller: 10, all: 60 };
const header = /^algorithm=SHA256withECDSA, ?keyId=([\w-]{1,80}), ?signature=([A-Za-z0-9+/]{20,200}={0,2})$/;

export function openWebhook({ spaceId, fetchKey, now }: WebhookOptions): ReadNotice {
  const good = new Map<string, KeyObject>();
  /** Id → time until which it is not looked up again. */
  const unknown = new Map<string, number>();
  const asking = new Map<string, Promise<KeyObject | null>>();
  let asked: { at: number; caller: string }[] = [];

  const fetched = async (id: string, caller: string): Promise<KeyObject | null> => {
    asked = asked.filter(({ at }) => now() - at < 60_000);
    const ofCaller = asked.filter((question) => question.caller === caller).length;
    if (ofCaller >= askedPerMinute.caller || asked.length >= askedPerMinute.all)
      throw new PaymentOutage('not asked for a key: too many are unknown');
    asked.push({ at: now(), caller });
    const text = await fetchKey(id);
    const key = text === null ? null : publicKeyOf(text);
    if (key !== null) good.set(id, key);
    else {
      const oldest = unknown.size < maximalUnknown ? undefined : unknown.keys().next().value;
      if (oldest !== undefined) unknown.delete(oldest);
      unknown.set(id, now() + unknownForMs);
    }
    return key;
  };
  const keyOf = async (id: string, caller: string): Promise<KeyObject | null> => {
    const kept = good.get(id);
    if (kept) return kept;
    if (now() < (unknown.get(id) ?? 0)) return null;
    const question = asking.get(id) ?? fetched(id, caller).finally(() => asking.delete(id));
    asking.set(id, question);
    return question;
  };

  return async (rawBody, signature, caller) => {
    const [, keyId, signed] = header.exec(signature ?? '') ?? [];
    if (keyId === undefined || signed === undefined) return null;
    const key = await keyOf(keyId, caller);
    if (key === null || !verify('sha256', rawBody, key, Buffer.from(signed, 'base64'))) return null;
    const notice = Notice.safeParse(jsonOf(rawBody));
    if (!notice.success || String(notice.data.spaceId) !== spaceId || notice.data.listenerEntityId !== transactionEntity) return null;
    return notice.data;
  };
}

function publicKeyOf(text: string): KeyObject | null {
  try {
    return createPublicKey({ key: Buffer.from(text.trim(), 'base64'), format: 'der', type: 'spki' });
  } catch {
    return null;
  }
}

function jsonOf(bytes: Buffer): unknown {
  try {
    return JSON.parse(bytes.toString('utf8'));
  } catch {
    return null;
  }
}
