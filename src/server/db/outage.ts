// Distinguishes "the database is unavailable" from "the database refused": the first is answered with 503, the second is a bug or a refusal.

import { errorCode } from './error-code.ts';

/** Connection exceptions (08…), shutdown and start-up (57P…), too many connections, statement or lock time-out. */
const OUTAGE_STATES = /^(08...|57P0[1-5]|53...|57014|55P03)$/;

const NETWORK_CODES = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ENOTFOUND',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'EPIPE',
  'EAI_AGAIN',
]);

// The driver reports these without a code.
const DRIVER_MESSAGES = [
  'timeout exceeded when trying to connect',
  'timeout expired',
  'Query read timeout',
  'Connection terminated',
  'not queryable',
  'Client was closed',
];

/** A caller who hangs up mid-request causes the same code, but without a system call or an address. */
const isOurConnection = (error: Error): boolean => 'syscall' in error || 'port' in error;

export function isDatabaseOutage(error: unknown): boolean {
  if (error instanceof AggregateError) return error.errors.some(isDatabaseOutage);
  if (!(error instanceof Error)) return false;
  const code = errorCode(error);
  if (code !== undefined && (OUTAGE_STATES.test(code) || (NETWORK_CODES.has(code) && isOurConnection(error)))) return true;
  // The socket file is gone: the embedded server is down.
  if (code === 'ENOENT' && 'syscall' in error && error.syscall === 'connect') return true;
  return DRIVER_MESSAGES.some((message) => error.message.includes(message));
}

/** The longest a page waits for one of its parts. */
const patienceMs = 1500;

/** For data that is only shown: falls back to what is known while the database is unavailable or does not answer. */
export async function unlessAway<T>(reading: Promise<T>, known: () => T): Promise<T> {
  const { promise: over, resolve } = Promise.withResolvers<'over'>();
  const timer = setTimeout(() => resolve('over'), patienceMs);
  try {
    const answer = await Promise.race([reading.then((value) => ({ value })), over]);
    return answer === 'over' ? known() : answer.value;
  } catch (error) {
    if (isDatabaseOutage(error)) return known();
    throw error;
  } finally {
    clearTimeout(timer);
  }
}
