/**
 * Is this message really from the provider? The signature (ECDSA over P-256) is checked over the very bytes that came in, before anybody reads them.
 * Keys are fetched by their id and kept; ids that nobody knows are remembered too, so that forgers cannot make us ask for each of them.
 */
import { createPublicKey, verify } from 'node:crypto';
import type { KeyObject } from 'node:crypto';
import { Notice, transactionEntity } from './wire.ts';

export interface WebhookOptions {
  spaceId: string;
  /** Base64 of the key in SPKI form; null: no such key. */
  fetchKey: (keyId: string) => Promise<string | null>;
  now: () => number;
}

export type ReadNotice = (rawBody: Buffer, signature: string | null) => Promise<Notice | null>;

const maximalKeys = 50;
const unknownForMs = 60_000;
const askedPerMinute = 10;
const header = /^algorithm=SHA256withECDSA, ?keyId=([\w-]{1,80}), ?signature=([A-Za-z0-9+/]{20,200}={0,2})$/;

export function openWebhook({ spaceId, fetchKey, now }: WebhookOptions): ReadNotice {
  const keys = new Map<string, { key: KeyObject | null; until: number }>();
  let asked: number[] = [];

  const keyOf = async (id: string): Promise<KeyObject | null> => {
    const kept = keys.get(id);
    if (kept && now() < kept.until) return kept.key;
    asked = asked.filter((at) => now() - at < 60_000);
    if (asked.length >= askedPerMinute) return null;
    asked.push(now());
    const text = await fetchKey(id);
    const key = text === null ? null : publicKeyOf(text);
    const oldest = keys.size < maximalKeys ? undefined : keys.keys().next().value;
    if (oldest !== undefined) keys.delete(oldest);
    keys.set(id, { key, until: key === null ? now() + unknownForMs : Number.POSITIVE_INFINITY });
    return key;
  };

  return async (rawBody, signature) => {
    const [, keyId, signed] = header.exec(signature ?? '') ?? [];
    if (keyId === undefined || signed === undefined) return null;
    const key = await keyOf(keyId);
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
