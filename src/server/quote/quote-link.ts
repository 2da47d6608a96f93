/**
 * The key to a quote: the uuid of its link and the pin of a sending. Both are derived from the shop's secret, so that the database stores only hashes and
 * a stolen copy of it gives no access, while owner and staff can still see them. After a change of the secret, old links still work but can no
 * longer be shown.
 */
import { createHash, createHmac } from 'node:crypto';

export interface QuoteLinks {
  /** 128 bits in the form of a uuid. */
  uuidOf: (quoteId: number) => string;
  /** Four digits, never 0000; different for each sending. */
  pinOf: (quoteId: number, versionNumber: number) => string;
}

export function openQuoteLinks(secret: string): QuoteLinks {
  const derive = (text: string): Buffer => createHmac('sha256', secret).update(text).digest();
  return {
    uuidOf: (quoteId) => {
      const hex = derive(`quote-link:${quoteId}`).toString('hex').slice(0, 32);
      return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-');
    },
    pinOf: (quoteId, versionNumber) => {
      const number = derive(`quote-pin:${quoteId}:${versionNumber}`).readUInt32BE(0);
      return String((number % 9999) + 1).padStart(4, '0');
    },
  };
}

export function linkHash(uuid: string): string {
  return createHash('sha256').update(uuid).digest('hex');
}

/** The uuid is the salt, and is not stored anywhere. */
export function pinHash(uuid: string, pin: string): string {
  return createHash('sha256').update(`${uuid} ${pin}`).digest('hex');
}
