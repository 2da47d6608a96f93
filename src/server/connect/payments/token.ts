/** The token of one request: a JWT with caller, time, method and path, signed with the shop's key, so that it is useless for any other request. */
import { createHmac } from 'node:crypto';

const base64url = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url');

export function requestToken({
  userId,
  key,
  path,
  method,
  nowMs,
}: {
  userId: string;
  /** Base64, as issued by the provider. */
  key: string;
  /** Including the query. */
  path: string;
  method: string;
  nowMs: number;
}): string {
  const head = base64url({ alg: 'HS256', typ: 'JWT', ver: 1 });
  const body = base64url({ sub: userId, iat: Math.floor(nowMs / 1000), requestPath: path, requestMethod: method });
  const signature = createHmac('sha256', Buffer.from(key, 'base64')).update(`${head}.${body}`).digest('base64url');
  return `${head}.${body}.${signature}`;
}
