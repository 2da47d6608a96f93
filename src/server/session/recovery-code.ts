/**
 * Codes for a user who has lost the authenticator: ten, each valid once, 120 random bits, so that nobody who reads the database finds them.
 * Only their hashes are stored; shorter codes of before stay valid.
 */
import { createHash, randomBytes } from 'node:crypto';
import { base32 } from './one-time-code.ts';

const howMany = 10;
const bytesEach = 15;

/** `ABCDEF-GHIJKL-MNOPQR-STUVWX` */
export function newRecoveryCodes(): string[] {
  return Array.from({ length: howMany }, () => (base32(randomBytes(bytesEach)).match(/.{6}/g) ?? []).join('-'));
}

/** The same regardless of how it is typed. */
export function hashOfRecoveryCode(code: string): string {
  const plain = code.toUpperCase().replaceAll(/[^A-Z2-7]/g, '');
  return createHash('sha256').update(plain).digest('hex');
}
