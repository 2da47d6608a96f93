/** Passwords at rest: argon2id by node:crypto, PHC string form, 19 MiB, 2 passes (OWASP's minimum). */
import { argon2, randomBytes, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';

const derive = promisify(argon2);
const memoryKib = 19_456;
const passes = 2;
const parallelism = 1;
const tagLength = 32;

const base64 = (bytes: Buffer): string => bytes.toString('base64').replace(/=+$/, '');

async function tagOf(password: string, nonce: Buffer, memory: number, rounds: number, lanes: number, length: number): Promise<Buffer> {
  return derive('argon2id', {
    message: Buffer.from(password.normalize('NFKC')),
    nonce,
    memory,
    passes: rounds,
    parallelism: lanes,
    tagLength: length,
  });
}

export async function hashPassword(password: string): Promise<string> {
  const nonce = randomBytes(16);
  const tag = await tagOf(password, nonce, memoryKib, passes, parallelism, tagLength);
  return `$argon2id$v=19$m=${memoryKib},t=${passes},p=${parallelism}$${base64(nonce)}$${base64(tag)}`;
}

const form = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([A-Za-z0-9+/]+)\$([A-Za-z0-9+/]+)$/;

export async function verifyPassword(password: string, stored: string): Promise<boolean> {
  const match = form.exec(stored);
  if (!match) return false;
  const expected = Buffer.from(match[5] ?? '', 'base64');
  const tag = await tagOf(
    password,
    Buffer.from(match[4] ?? '', 'base64'),
    Number(match[1]),
    Number(match[2]),
    Number(match[3]),
    expected.length,
  );
  return timingSafeEqual(tag, expected);
}

/** A hash with no known password: log-ins with unknown addresses take the same time as real ones. */
export const unknownUserHash = await hashPassword(randomBytes(24).toString('base64'));
