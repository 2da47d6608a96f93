/** Reads from a request what calls and pages need to know: caller, language and address. */
import type { FastifyRequest } from 'fastify';
import type { Db } from '#server/db/pool.ts';
import { resolveActor } from '#server/session/actor.ts';
import type { Tokens } from '#server/session/token.ts';
import type { Language } from '#domain/language/language.ts';
import type { RequestFacts } from '#server/call/binding.ts';
import { forbidden, Refusal } from '#server/call/refusal.ts';
import { callerOfRequest } from './caller.ts';
import type { SecretCookies } from './secret-cookie.ts';

/** What tells who is calling. */
export interface CallerServices {
  db: Db;
  tokens: Tokens;
  cookies: SecretCookies;
}

export const languageCookie = 'i18n_redirected';

function isLanguage(value: unknown): value is Language {
  return value === 'de' || value === 'fr' || value === 'en';
}

const officePages = /^\/+admin(?:[/.?]|$)/i;

export const isOfficePage = (url: string): boolean => officePages.test(url);
const calls = /^\/+api\//;

/** Of the staff: the office and the page of a drive. */
const germanPages = /^\/+(?:admin|fahrt)(?:[/.?]|$)/i;

const isGerman = (page: string | undefined): boolean =>
  page !== undefined && URL.canParse(page) && germanPages.test(new URL(page).pathname);

interface LanguageFacts {
  url: string;
  asked: unknown;
  kept: unknown;
  /** The page that makes the call, as the browser tells it. */
  page?: string | undefined;
}

/** `?lang=` takes precedence, then the cookie; null: neither. Pages of the staff are written in German, also for those who look at the shop in French. */
export function languageChosenIn({ url, asked, kept, page }: LanguageFacts): Language | null {
  if (germanPages.test(url) || (!isLanguage(asked) && calls.test(url) && isGerman(page))) return 'de';
  if (isLanguage(asked)) return asked;
  return isLanguage(kept) ? kept : null;
}

function languageChosenBy(request: FastifyRequest): Language | null {
  const asked = (request.query as { lang?: unknown } | undefined)?.lang;
  return languageChosenIn({ url: request.url, asked, kept: request.cookies[languageCookie], page: request.headers.referer });
}

export const languageOf = (request: FastifyRequest): Language => languageChosenBy(request) ?? 'de';

const bearerOf = (request: FastifyRequest): string | null =>
  /^Bearer ([\w-]+\.[\w-]+\.[\w-]+)$/.exec(request.headers.authorization ?? '')?.[1] ?? null;

const apiKeyOf = (request: FastifyRequest): string | undefined => /^Bearer (kw_[\w-]{43})$/.exec(request.headers.authorization ?? '')?.[1];

/** A write authorised only by the cookie must come from our own pages. */
function refuseForeignWrite(request: FastifyRequest): void {
  if (request.method === 'GET' || request.method === 'HEAD') return;
  const { origin, host } = request.headers;
  const site = request.headers['sec-fetch-site'];
  const own =
    origin === undefined
      ? site === undefined || site === 'same-origin' || site === 'none'
      : URL.canParse(origin) && new URL(origin).host === host;
  if (!own) throw forbidden();
}

/** Truncation could make two long keys equal, and the second order would get the first one's answer. */
function idempotencyKeyOf({ headers }: FastifyRequest): string | null {
  const key = headers['idempotency-key'];
  if (typeof key !== 'string' || key === '') return null;
  if (key.length > 255) throw new Refusal(400, [{ message: 'malformedRequest', params: {}, field: 'headers.idempotency-key' }]);
  return key;
}

export async function requestFacts(request: FastifyRequest, services: CallerServices): Promise<RequestFacts> {
  const bearer = bearerOf(request);
  const cookie = request.cookies[services.cookies.session] ?? null;
  if (bearer === null) refuseForeignWrite(request);
  const apiKey = apiKeyOf(request);
  const chosenLanguage = languageChosenBy(request);
  return {
    ...(apiKey === undefined ? {} : { apiKey }),
    actor: await resolveActor(services, { bearer, cookie }),
    language: chosenLanguage ?? 'de',
    chosenLanguage,
    ip: callerOfRequest(request),
    device: request.cookies[services.cookies.device] ?? null,
    agent: (request.headers['user-agent'] ?? '').slice(0, 400),
    accept: request.headers.accept ?? '',
    requestId: request.id,
    idempotencyKey: idempotencyKeyOf(request),
  };
}
