/** Checks the token of a request as the provider does: signed with the key, for this method and path, not older than ten minutes. */
import { createHmac, timingSafeEqual } from 'node:crypto';

export interface Pass {
  header: string | undefined;
  method: string;
  /** Path with query, as requested. */
  path: string;
  userId: string;
  key: string;
  nowMs: number;
}

const lifetimeSeconds = 600;

/** Null: accepted; otherwise the reason for refusing it. */
export function refusePass({ header, method, path, userId, key, nowMs }: Pass): string | null {
  const [head, body, signature, ...more] = (/^Bearer (\S+)$/.exec(header ?? '')?.[1] ?? '').split('.');
  if (head === undefined || body === undefined || signature === undefined || more.length > 0) return 'no token';
  const expected = createHmac('sha256', Buffer.from(key, 'base64')).update(`${head}.${body}`).digest();
  const given = Buffer.from(signature, 'base64url');
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return 'bad signature';
  const { alg, ver } = read(head);
  if (alg !== 'HS256' || ver !== 1) return 'unknown algorithm';
  const { sub, iat, requestPath, requestMethod } = read(body);
  if (String(sub) !== userId) return 'unknown user';
  if (requestMethod !== method || requestPath !== path) return 'for another request';
  return Math.abs(nowMs / 1000 - Number(iat)) <= lifetimeSeconds ? null : 'too old';
}

function read(part: string): Record<string, unknown> {
  try {
    return JSON.parse(Buffer.from(part, 'base64url').toString()) as Record<string, unknown>;
  } catch {
    return {};
  }
}
