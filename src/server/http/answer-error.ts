/** A single table that turns everything thrown into a status and the wire's error form; an unexpected error is logged and its cause hidden. */
import type { FastifyBaseLogger } from 'fastify';
import type { Conflict } from '#contract/conflict.ts';
import type { ErrorItem } from '#contract/failure.ts';
import { errorCode } from '#server/db/error-code.ts';
import { isDatabaseOutage } from '#server/db/outage.ts';
import { ToolFailed } from '#server/call/tool-failed.ts';
import { Refusal } from '#server/call/refusal.ts';

export interface ErrorAnswer {
  status: number;
  errors: readonly ErrorItem[];
  conflict?: Conflict;
  retryAfterSeconds?: number;
}

const plain = (status: number, message: string): ErrorAnswer => ({ status, errors: [{ message, params: {} }] });

/** Errors of the HTTP layer itself (body too large, broken JSON, bad URL, too many calls) by their status. */
const transportKeys: Record<number, string> = {
  400: 'malformedRequest',
  404: 'notFound',
  405: 'notFound',
  408: 'malformedRequest',
  413: 'requestTooLarge',
  415: 'unsupportedMediaType',
  429: 'tooManyRequests',
  503: 'temporarilyUnavailable',
};

/** A zero character, or half of a pair of signs, in a text of a request: in a text, and in JSON. */
const signsNotKept = new Set(['22021', '22P05']);

/** What a write refers to was deleted meanwhile, or what it deletes is used since. */
const referenceBroken = '23503';

function statusOf(error: unknown): number | null {
  if (typeof error !== 'object' || error === null || !('statusCode' in error)) return null;
  return typeof error.statusCode === 'number' ? error.statusCode : null;
}

export function errorAnswer(error: unknown, log: FastifyBaseLogger): ErrorAnswer {
  if (error instanceof Refusal) {
    const seconds = error.status === 429 ? Number(error.errors[0]?.params['seconds'] ?? 60) : undefined;
    return {
      status: error.status,
      errors: error.errors,
      ...(error.conflict === null ? {} : { conflict: error.conflict }),
      ...(seconds === undefined ? {} : { retryAfterSeconds: seconds }),
    };
  }
  if (error instanceof ToolFailed) {
    log.error({ err: error }, 'a tool could not run');
    return plain(500, 'toolNotRun');
  }
  if (isDatabaseOutage(error)) {
    log.error({ err: error }, 'database not reachable');
    return { ...plain(503, 'temporarilyUnavailable'), retryAfterSeconds: 5 };
  }
  if (errorCode(error) === 'ECONNRESET') return plain(400, 'malformedRequest');
  if (errorCode(error) === 'ERR_STREAM_PREMATURE_CLOSE') {
    log.warn({ err: error }, 'the caller left in the middle of an answer');
    return plain(400, 'malformedRequest');
  }
  if (signsNotKept.has(errorCode(error) ?? '')) {
    log.warn({ err: error }, 'a text that the database cannot keep');
    return plain(400, 'malformedRequest');
  }
  if (errorCode(error) === referenceBroken) {
    log.warn({ err: error }, 'a reference to something that is gone');
    return plain(409, 'changedMeanwhile');
  }
  const status = statusOf(error);
  const key = status === null ? undefined : transportKeys[status];
  if (status !== null && key !== undefined)
    return { ...plain(status, key), ...(status === 503 || status === 429 ? { retryAfterSeconds: 10 } : {}) };
  log.error({ err: error }, 'unexpected error');
  return plain(500, 'unexpectedError');
}
