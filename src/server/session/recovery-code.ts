/** Codes for a user who has lost the authenticator: ten, each valid once, 50 random bits. Only their hashes are stored. */
import { createHash, randomBytes } from 'node:crypto';
import { base32 } from './one-time-code.ts';

const howMany = 10;

/** `ABCDE-FGHIJ` */
export function newRecoveryCodes(): string[] {
  return Array.from({ length: howMany }, () => {
    const text = base32(randomBytes(7)).slice(0, 10);
    return `${text.slice(0, 5)}-${text.slice(5)}`;
  });
}

/** The same regardless of how it is typed. */
export function hashOfRecoveryCode(code: string): string {
  const plain = code.toUpperCase().replaceAll(/[^A-Z2-7]/g, '');
  return createHash('sha256').update(plain).digest('hex');
}
