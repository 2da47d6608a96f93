/** The secret of a link in a mail: 256 random bits in the part of the address that browsers keep to themselves; at rest only its hash. */
import { createHash, randomBytes } from 'node:crypto';

export function newSecret(): { token: string; tokenHash: string } {
  const token = randomBytes(32).toString('base64url');
  return { token, tokenHash: hashOfSecret(token) };
}

export function hashOfSecret(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}

/** What stands behind # reaches no server, no log and no other site. */
export function linkWith(publicUrl: string, path: string, token: string): string {
  return `${publicUrl}${path}#token=${token}`;
}
