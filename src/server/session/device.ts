/**
 * Recognises a device that has logged in to an account before by a signed cookie, so that strangers' wrong passwords do not delay the owner.
 * The cookie gives no access; it only has a separate count of attempts.
 */
import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

export const deviceCookieSeconds = 180 * 86_400;

export interface Devices {
  /** The cookie for a device that has just logged in to the account. */
  issue: (account: string) => string;
  /** The id of the device if the cookie was made for this account; else null. */
  read: (account: string, cookie: string | null) => string | null;
}

export function openDevices(secret: string): Devices {
  const signature = (account: string, name: string): Buffer =>
    createHmac('sha256', secret).update(`known-device:${name}:${account}`).digest();
  return {
    issue: (account) => {
      const name = randomBytes(16).toString('hex');
      return `${name}.${signature(account, name).toString('hex')}`;
    },
    read: (account, cookie) => {
      const [, name, given] = /^([0-9a-f]{32})\.([0-9a-f]{64})$/.exec(cookie ?? '') ?? [];
      if (name === undefined || given === undefined) return null;
      return timingSafeEqual(Buffer.from(given, 'hex'), signature(account, name)) ? name : null;
    },
  };
}
