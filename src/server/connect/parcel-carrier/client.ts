/** HTTP with the carrier and nothing else: the token, kept while it is valid, and the behaviour of every outside service. A 4xx is a refusal, not an outage. */
import type { z } from 'zod';
import { askOnce } from '#server/connect/outside/ask-once.ts';
import type { Answer, AnswerLimits, Question } from '#server/connect/outside/ask-once.ts';
import { openService } from '#server/connect/outside/open-service.ts';
import type { Warn } from '#server/connect/outside/open-service.ts';
import { Outage } from '#server/connect/outside/outage.ts';
import { CarrierRefused, clerkWaitsMs } from './parcel-carrier.ts';
import { Errors, Token } from './wire.ts';

interface CarrierSettings {
  /** E.g. https://apis.fedex.com */
  url: string;
  /** Documents have a separate host. */
  documentUrl: string;
  clientId: string;
  clientSecret: string;
  account: string;
}

export interface ClientOptions {
  settings: CarrierSettings;
  now: () => number;
  warn?: Warn | undefined;
  /** For the whole of a request: its token and all tries. */
  timeoutMs?: number;
  /** For a booking. */
  bookingTimeoutMs?: number;
  furtherTries?: number;
}

interface Asked {
  method?: 'POST' | 'PUT';
  /** JSON, or a form with a file. */
  body: object | FormData;
  /** The request is idempotent. */
  again: boolean;
  /** Instead of the usual time: nobody waits for the answer, which is worth having all the same. */
  timeoutMs?: number;
  /** Echoed by the carrier; the same for every attempt at one request. */
  transactionId?: string;
}

export type Ask = <Schema extends z.ZodType>(path: string, schema: Schema, asked: Asked) => Promise<z.output<Schema>>;

const manners = { name: 'parcel carrier', furtherTries: 2, waitMs: 200, failuresBeforePause: 6, pauseMs: 30_000 };
/** After two silences of nine seconds nobody waits for a third one; a cart waits so shortly that slow answers are no silence yet. */
const msOfFailure = 3000;
/** Labels of forty packages. */
const mostBytes = 24 * 1024 * 1024;
const renewEarlyMs = 60_000;
const unauthorized = 401;

export function openClient({ settings, now, warn, timeoutMs = clerkWaitsMs, furtherTries = manners.furtherTries }: ClientOptions): Ask {
  const silenceCounts = Math.max(1, Math.floor(timeoutMs / msOfFailure));
  const askService = openService({ ...manners, furtherTries, silenceCounts, withinMs: timeoutMs, now, warn });
  let token: { text: string; until: number } | null = null;
  let asking: Promise<string> | null = null;

  const newToken = async (limits: () => AnswerLimits): Promise<string> => {
    const body = new URLSearchParams({
      grant_type: 'client_credentials',
      client_id: settings.clientId,
      client_secret: settings.clientSecret,
    }).toString();
    const headers = { 'content-type': 'application/x-www-form-urlencoded' };
    const answer = await askOnce({ url: at(settings.url, '/oauth/token'), method: 'POST', headers, body }, limits());
    const { access_token: text, expires_in: seconds } = read(answer, Token);
    token = { text, until: now() + seconds * 1000 - renewEarlyMs };
    return text;
  };
  const currentToken = async (limits: () => AnswerLimits): Promise<string> => {
    if (token !== null && now() < token.until) return token.text;
    asking ??= newToken(limits).finally(() => {
      asking = null;
    });
    return asking;
  };

  const once = async (path: string, { method = 'POST', body, transactionId }: Asked, limits: () => AnswerLimits): Promise<Answer> => {
    const isForm = body instanceof FormData;
    const question = async (): Promise<Question> => ({
      url: at(isForm ? settings.documentUrl : settings.url, path),
      method,
      headers: {
        authorization: `Bearer ${await currentToken(limits)}`,
        accept: 'application/json',
        'x-locale': 'en_US',
        ...(transactionId === undefined ? {} : { 'x-customer-transaction-id': transactionId }),
        ...(isForm ? {} : { 'content-type': 'application/json' }),
      },
      body: isForm ? body : JSON.stringify(body),
    });
    const answer = await askOnce(await question(), limits());
    if (answer.status !== unauthorized) return answer;
    // The token was revoked early: nothing was done yet, so a new one may be requested.
    token = null;
    return askOnce(await question(), limits());
  };

  return async (path, schema, asked) => {
    const end = performance.now() + (asked.timeoutMs ?? timeoutMs);
    const limits = (): AnswerLimits => ({ timeoutMs: Math.max(1, Math.ceil(end - performance.now())), mostBytes, kinds: /json/ });
    // A refusal is an answer: it must not count against the service.
    const { refusal, value } = await askService(`${asked.method ?? 'POST'} ${path}`, asked.again, async () => {
      try {
        return { refusal: null, value: read(await once(path, asked, limits), schema) };
      } catch (error) {
        if (error instanceof CarrierRefused) return { refusal: error, value: null };
        throw error;
      }
    });
    if (refusal !== null) throw refusal;
    return value;
  };
}

const at = (base: string, path: string): URL => new URL(`${base.replace(/\/$/, '')}${path}`);

function read<Schema extends z.ZodType>({ status, bytes }: Answer, schema: Schema): z.output<Schema> {
  const value = JSON.parse(bytes.toString('utf8')) as unknown;
  if (status < 400) return schema.parse(value);
  const refused = Errors.safeParse(value);
  if (!refused.success) throw new Outage('unreadable', { cause: refused.error });
  throw new CarrierRefused(refused.data.errors);
}
