// Tells "the database is not there" from "the database said no": the first is answered with 503, the second is a bug or a refusal.

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

/** A caller who hangs up in the middle is told by the same code, but without a call or an address of the system. */
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

/** A page is not kept waiting longer for one of its parts. */
const patienceMs = 1500;

/** For what is only shown: while the database is away or does not answer, what is known of it. */
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
