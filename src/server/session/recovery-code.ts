/** Codes for who has lost the authenticator: ten, each for once, 50 random bits. At rest only their hashes. */
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

/** The same however it is typed. */
export function hashOfRecoveryCode(code: string): string {
  const plain = code.toUpperCase().replaceAll(/[^A-Z2-7]/g, '');
  return createHash('sha256').update(plain).digest('hex');
}
