/** Seals secrets that the shop itself must read again: AES-256-GCM with a separate key, so that a copy of the database alone reveals nothing. */
import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

export interface Seal {
  seal: (bytes: Buffer) => string;
  /** Null: sealed with another key, or tampered with. */
  open: (sealed: string) => Buffer | null;
}

const nonceLength = 12;
const tagLength = 16;

export function openSeal(secret: string): Seal {
  const key = Buffer.from(hkdfSync('sha256', secret, '', 'second-factor', 32));
  return {
    seal: (bytes) => {
      const nonce = randomBytes(nonceLength);
      const cipher = createCipheriv('aes-256-gcm', key, nonce);
      return Buffer.concat([nonce, cipher.update(bytes), cipher.final(), cipher.getAuthTag()]).toString('base64');
    },
    open: (sealed) => {
      const all = Buffer.from(sealed, 'base64');
      try {
        const decipher = createDecipheriv('aes-256-gcm', key, all.subarray(0, nonceLength));
        decipher.setAuthTag(all.subarray(-tagLength));
        return Buffer.concat([decipher.update(all.subarray(nonceLength, -tagLength)), decipher.final()]);
      } catch {
        return null;
      }
    },
  };
}
