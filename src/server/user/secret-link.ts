/** Links in mails about an account, and their secret: 256 random bits in the part of the address that browsers do not send; only its hash is stored. */
import { createHash, randomBytes } from 'node:crypto';
import type { Language } from '#domain/language/language.ts';

export function newSecret(): { token: string; tokenHash: string } {
  const token = randomBytes(32).toString('base64url');
  return { token, tokenHash: hashOfSecret(token) };
}

export function hashOfSecret(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}

/** A page about the account, for a mail: it opens in the reader's language. */
export const accountLink = (publicUrl: string, path: string, language: Language): string => `${publicUrl}${path}?lang=${language}`;

/** The part after # reaches no server, no log and no other site. */
export function linkWith(address: string, token: string): string {
  return `${address}#token=${token}`;
}
