/** Renders the pages: hands each request with its services to the built (or, in development, live) React Router application. */
import { randomBytes } from 'node:crypto';
import { pathToFileURL } from 'node:url';
import { createRequest } from '@remix-run/node-fetch-server';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { createRequestHandler } from 'react-router';
import type { RouterContextProvider, ServerBuild } from 'react-router';
import type { ShopProfile } from '#contract/shop.ts';
import { isDatabaseOutage } from '#server/db/outage.ts';
import { sessionOf } from '#server/session/actor.ts';
import { callLimits } from '#domain/access/call-limit.ts';
import { errorAnswer } from './answer-error.ts';
import type { Language } from '#domain/language/language.ts';
import type { Binding } from '#server/call/binding.ts';
import { bindingTable, localCall } from './call-locally.ts';
import type { BindingTable } from './call-locally.ts';
import { callerOfRequest } from './caller.ts';
import { pageTurns } from './caller-load.ts';
import { contentSecurityPolicy, mayCount } from './content-security-policy.ts';
import { isOfficePage, languageCookie, languageOf, requestFacts } from './request-facts.ts';
import type { CallerServices } from './request-facts.ts';
import { isHost } from './host.ts';
import type { DrawnPage } from './drawn-page.ts';
import { drawnPage, sendDrawnPage } from './drawn-page.ts';
import { catalogAddress } from './page-address.ts';
import type { PageCache } from './page-cache.ts';
import { openPageCache, pageKey } from './page-cache.ts';
import { buildsByAddress } from './page-routes.ts';
import type { PageServices } from '#contract/page-services.ts';
import { plainErrorHeaders, plainErrorPage } from './plain-error-page.ts';
import { Refusal, tooMany } from '#server/call/refusal.ts';

/** `entry.server.tsx` exports this along with the renderer, so that context keys exist only once. */
interface PagesModule {
  makeLoadContext: (services: PageServices) => RouterContextProvider;
}

export type LoadBuild = () => Promise<ServerBuild>;

export interface PageRendererServices extends CallerServices {
  bindings: readonly Binding[];
  readProfile: (language: Language) => Promise<ShopProfile>;
  /** Changes when the catalogue changes what the page at this address shows. */
  pageVersion: (url: string) => string;
  now: () => number;
  production: boolean;
  /** False: a single caller may use all page capacity (benchmarks). */
  rateLimits: boolean;
}

export function builtPages(file: string): LoadBuild {
  const build = import(pathToFileURL(file).href) as Promise<ServerBuild>;
  return async () => build;
}

type Render = ReturnType<typeof createRequestHandler>;
const renderers = new WeakMap<ServerBuild, Render>();

/** Sorting the routes of a build takes a twentieth of a page's time, so it is done once. */
function rendererOf(build: ServerBuild, production: boolean): Render {
  const known = renderers.get(build) ?? createRequestHandler(build, production ? 'production' : 'development');
  renderers.set(build, known);
  return known;
}

const builds = new WeakMap<ServerBuild, ReturnType<typeof buildsByAddress>>();

/** The renderer for the whole page of an address. */
function documentRendererOf(build: ServerBuild, url: string): Render {
  const buildOf = builds.get(build) ?? buildsByAddress(build);
  builds.set(build, buildOf);
  return rendererOf(buildOf(url), true);
}

async function page(
  request: FastifyRequest,
  reply: FastifyReply,
  services: PageRendererServices,
  table: BindingTable,
  build: ServerBuild,
  cache: PageCache,
): Promise<FastifyReply> {
  if (!isHost(request.headers.host)) throw new Refusal(400, [{ message: 'malformedRequest', params: {} }]);
  const facts = await requestFacts(request, services);
  const nonce = randomBytes(16).toString('base64');
  const full = await services.readProfile(facts.language);
  const profile = mayCount(request.url) ? full : { ...full, gtmId: null };
  const counts = profile.gtmId !== null;
  const isDocument = !/^[^?]*\.data(?:\?|$)/.test(request.url);
  // Ended by an outage: the page is not broken, and should be asked for again.
  const drawing = new AbortController();
  let html: string | null = null;
  const context = (build.entry.module as unknown as PagesModule).makeLoadContext({
    call: localCall(table, facts),
    language: facts.language,
    session: sessionOf(facts.actor),
    profile,
    nonce,
    isDocument,
    asked: isDocument ? new URL(request.url, 'http://shop').search : null,
    // A HEAD request gets no text.
    takePage:
      isDocument && services.production && request.method !== 'HEAD'
        ? (whole) => {
            html = whole;
          }
        : null,
    keepsPieces: isDocument && facts.actor.kind === 'anonymous',
    reportError: (error) => {
      if (isDocument && isDatabaseOutage(error)) drawing.abort(error);
      else request.log.error({ err: error }, 'page failed');
    },
  });
  void reply
    .header('cache-control', facts.actor.kind === 'anonymous' ? 'private, no-cache' : 'no-store')
    .header('vary', 'cookie, accept-encoding');
  if ((request.query as { lang?: string }).lang === facts.language) {
    void reply.setCookie(languageCookie, facts.language, { path: '/', sameSite: 'lax', maxAge: 365 * 86_400 });
  }
  const allow = (scripts: readonly string[]): void => {
    void reply.header('content-security-policy', contentSecurityPolicy(scripts, { production: services.production, counts }));
  };
  const rendered = async (render: Render): Promise<Response> => {
    const answer = await render(pageRequest(request, reply), context);
    drawing.signal.throwIfAborted();
    return answer;
  };
  // In development the sources include scripts that only the nonce allows.
  if (!isDocument || !services.production) {
    allow([`'nonce-${nonce}'`]);
    return reply.send(await rendered(rendererOf(build, services.production)));
  }
  const render = documentRendererOf(build, request.url);
  const draw = async (): Promise<DrawnPage> => {
    const answer = await rendered(render);
    return drawnPage(answer, html ?? (await answer.text()), nonce);
  };
  const key = pageKey(
    {
      method: request.method,
      url: request.url,
      cookies: request.headers.cookie ?? '',
      anonymous: facts.actor.kind === 'anonymous',
      authorization: request.headers.authorization,
    },
    [facts.language, services.pageVersion(request.url), profileText(profile)],
  );
  const drawn = key === null ? await draw() : await cache.page(key, services.now(), draw);
  allow(drawn.scriptSources);
  return sendDrawnPage(request, reply, drawn);
}

/** Parameters that advertisements add to the address of a catalogue page do not reach the page. */
function pageRequest(request: FastifyRequest, reply: FastifyReply): Request {
  const asked = createRequest(request.raw, reply.raw, {});
  const address = request.method === 'GET' ? catalogAddress(request.url) : null;
  return address === null || address === request.url ? asked : new Request(new URL(address, asked.url), asked);
}

const profileTexts = new WeakMap<ShopProfile, string>();

/** The same profile appears on thousands of consecutive pages. */
function profileText(profile: ShopProfile): string {
  const text = profileTexts.get(profile) ?? JSON.stringify(profile);
  profileTexts.set(profile, text);
  return text;
}

export async function registerPages(app: FastifyInstance, services: PageRendererServices, loadBuild: LoadBuild): Promise<void> {
  const table = bindingTable(services.bindings);
  const cache = openPageCache();
  const turn = pageTurns();
  await app.register(async (pages) => {
    // React Router reads bodies itself.
    pages.removeAllContentTypeParsers();
    pages.addContentTypeParser('*', (_request, _payload, done) => {
      done(null);
    });
    pages.setErrorHandler(async (error, request, reply) => {
      const { status, retryAfterSeconds } = errorAnswer(error, request.log);
      if (retryAfterSeconds !== undefined) void reply.header('retry-after', retryAfterSeconds);
      return reply
        .code(status)
        .headers(plainErrorHeaders)
        .send(plainErrorPage(status, languageOf(request), !isOfficePage(request.url)));
    });
    pages.route({
      method: ['GET', 'HEAD', 'POST'],
      url: '/*',
      config: services.rateLimits ? { rateLimit: { max: callLimits.pagesPerMinute, timeWindow: 60_000 } } : {},
      handler: async (request, reply) => {
        const draw = async (): Promise<FastifyReply> => page(request, reply, services, table, await loadBuild(), cache);
        if (!services.rateLimits) return draw();
        const drawn = await turn(callerOfRequest(request), draw);
        if (drawn === null) throw tooMany(1);
        return drawn;
      },
    });
  });
}
