/** Codes of an authenticator (RFC 6238): six digits derived from a secret and the half minute, with HMAC-SHA-1 as all such programs use it. */
import { createHmac, timingSafeEqual } from 'node:crypto';

const stepSeconds = 30;
/** Allows for a clock that is half a minute off, and for a code typed just after its time. */
const stepsOff = 1;

export const stepAt = (ms: number): number => Math.floor(ms / 1000 / stepSeconds);

export function codeOf(secret: Buffer, step: number, digits = 6): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const mac = createHmac('sha1', secret).update(counter).digest();
  const offset = (mac.at(-1) ?? 0) & 0x0f;
  const number = mac.readUInt32BE(offset) & 0x7f_ff_ff_ff;
  return String(number % 10 ** digits).padStart(digits, '0');
}

/** The half minute to which a code belongs; null: wrong, or not newer than the last one accepted. */
export function stepOfCode(secret: Buffer, code: string, { nowMs, lastStep }: { nowMs: number; lastStep: number }): number | null {
  const typed = Buffer.from(code.replaceAll(/\s/g, ''));
  const now = stepAt(nowMs);
  for (let step = Math.max(now - stepsOff, lastStep + 1); step <= now + stepsOff; step++) {
    const right = Buffer.from(codeOf(secret, step));
    if (typed.length === right.length && timingSafeEqual(typed, right)) return step;
  }
  return null;
}

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** Base 32 without padding, as authenticators accept a typed secret. */
export function base32(bytes: Buffer): string {
  const bits = [...bytes].map((byte) => byte.toString(2).padStart(8, '0')).join('');
  return (bits.match(/.{1,5}/g) ?? []).map((five) => alphabet[Number.parseInt(five.padEnd(5, '0'), 2)]).join('');
}

/** Contents of an authenticator's QR code. */
export function authenticatorUri({ secret, issuer, account }: { secret: Buffer; issuer: string; account: string }): string {
  const label = `${encodeURIComponent(issuer)}:${encodeURIComponent(account)}`;
  return `otpauth://totp/${label}?secret=${base32(secret)}&issuer=${encodeURIComponent(issuer)}`;
}
