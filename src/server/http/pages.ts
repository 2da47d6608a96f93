/** Renders the pages: hands each request with its services to the built (or, in development, live) React Router application. */
import { randomBytes } from 'node:crypto';
import { pathToFileURL } from 'node:url';
import { createRequest } from '@remix-run/node-fetch-server';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { createRequestHandler } from 'react-router';
import type { RouterContextProvider, ServerBuild } from 'react-router';
import type { ShopProfile } from '#contract/shop.ts';
import type { Db } from '#server/db/pool.ts';
import { sessionOf } from '#server/session/actor.ts';
import type { Tokens } from '#server/session/token.ts';
import { errorAnswer } from './answer-error.ts';
import type { Language } from '#domain/language/language.ts';
import type { Binding } from '#server/call/binding.ts';
import { bindingTable, localCall } from './call-locally.ts';
import type { BindingTable } from './call-locally.ts';
import { contentSecurityPolicy, mayCount } from './content-security-policy.ts';
import { languageCookie, requestFacts } from './request-facts.ts';
import { isHost } from './host.ts';
import type { PageCache } from './page-cache.ts';
import { openPageCache, pageKey, withNonce } from './page-cache.ts';
import type { PageServices } from './page-services.ts';
import { plainErrorHeaders, plainErrorPage } from './plain-error-page.ts';
import { Refusal } from '#server/call/refusal.ts';

/** `entry.server.tsx` exports this beside the renderer, so that context keys exist once. */
interface PagesModule {
  makeLoadContext: (services: PageServices) => RouterContextProvider;
}

export type LoadBuild = () => Promise<ServerBuild>;

export interface PageRendererServices {
  db: Db;
  tokens: Tokens;
  bindings: readonly Binding[];
  readProfile: (language: Language) => Promise<ShopProfile>;
  /** Rises with every change of the catalogue. */
  catalogVersion: () => number;
  now: () => number;
  production: boolean;
}

export function builtPages(file: string): LoadBuild {
  const build = import(pathToFileURL(file).href) as Promise<ServerBuild>;
  return async () => build;
}

type Render = ReturnType<typeof createRequestHandler>;
const renderers = new WeakMap<ServerBuild, Render>();

/** Ordering the routes of a build takes a twentieth of a page's time, so it is done once. */
function rendererOf(build: ServerBuild, production: boolean): Render {
  const known = renderers.get(build) ?? createRequestHandler(build, production ? 'production' : 'development');
  renderers.set(build, known);
  return known;
}

async function page(
  request: FastifyRequest,
  reply: FastifyReply,
  services: PageRendererServices,
  table: BindingTable,
  build: ServerBuild,
  kept: PageCache,
): Promise<FastifyReply> {
  if (!isHost(request.headers.host)) throw new Refusal(400, [{ message: 'malformedRequest', params: {} }]);
  const facts = await requestFacts(request, services);
  const nonce = randomBytes(16).toString('base64');
  const full = await services.readProfile(facts.language);
  const profile = mayCount(request.url) ? full : { ...full, gtmId: null };
  const counts = profile.gtmId !== null;
  const context = (build.entry.module as unknown as PagesModule).makeLoadContext({
    call: localCall(table, facts),
    language: facts.language,
    session: sessionOf(facts.actor),
    profile,
    nonce,
    isDocument: !/^[^?]*\.data(?:\?|$)/.test(request.url),
    reportError: (error) => request.log.error({ err: error }, 'page failed'),
  });
  void reply
    .header('content-security-policy', contentSecurityPolicy(nonce, { production: services.production, counts }))
    .header('cache-control', facts.actor.kind === 'anonymous' ? 'private, no-cache' : 'no-store')
    .header('vary', 'cookie');
  if ((request.query as { lang?: string }).lang === facts.language) {
    void reply.setCookie(languageCookie, facts.language, { path: '/', sameSite: 'lax', maxAge: 365 * 86_400 });
  }
  const key = pageKey(
    {
      method: request.method,
      url: request.url,
      cookies: request.headers.cookie ?? '',
      anonymous: facts.actor.kind === 'anonymous',
      authorization: request.headers.authorization,
    },
    [facts.language, services.catalogVersion(), JSON.stringify(profile)],
  );
  const known = key === null || !services.production ? null : kept.find(key, services.now());
  if (known !== null) {
    for (const [name, value] of known.headers) void reply.header(name, value);
    return reply.code(known.status).send(withNonce(known, nonce));
  }
  const render = rendererOf(build, services.production);
  const answer = await render(createRequest(request.raw, reply.raw, {}), context);
  if (key === null || !services.production || answer.status !== 200) return reply.send(answer);
  const html = await answer.text();
  const headers = [...answer.headers.entries()];
  kept.keep(key, { status: answer.status, headers, html, nonce }, services.now());
  for (const [name, value] of headers) void reply.header(name, value);
  return reply.send(html);
}

export async function registerPages(app: FastifyInstance, services: PageRendererServices, loadBuild: LoadBuild): Promise<void> {
  const table = bindingTable(services.bindings);
  const kept = openPageCache();
  await app.register(async (pages) => {
    // React Router reads bodies itself.
    pages.removeAllContentTypeParsers();
    pages.addContentTypeParser('*', (_request, _payload, done) => {
      done(null);
    });
    pages.setErrorHandler(async (error, request, reply) => {
      const { status, retryAfterSeconds } = errorAnswer(error, request.log);
      if (retryAfterSeconds !== undefined) void reply.header('retry-after', retryAfterSeconds);
      return reply.code(status).headers(plainErrorHeaders).send(plainErrorPage(status));
    });
    pages.route({
      method: ['GET', 'HEAD', 'POST'],
      url: '/*',
      handler: async (request, reply) => page(request, reply, services, table, await loadBuild(), kept),
    });
  });
}
