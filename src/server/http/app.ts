/** The HTTP application without a port: security headers, calls, static files, pages. */
import compress from '@fastify/compress';
import cookie from '@fastify/cookie';
import rateLimit from '@fastify/rate-limit';
import underPressure from '@fastify/under-pressure';
import Fastify, { LogController } from 'fastify';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { constants } from 'node:zlib';
import { randomUUID } from 'node:crypto';
import { registerApi } from './api.ts';
import type { ApiServices } from './api.ts';
import { watchBodies } from './body-pace.ts';
import { registerFiles } from './built-files.ts';
import { callerOfRequest } from './caller.ts';
import { isOfficePage } from './request-facts.ts';
import { openCallerLoad } from './caller-load.ts';
import { registerHealth } from './health.ts';
import { registerIdleMemory } from './idle-memory.ts';
import { logOptions } from './log-options.ts';
import { refuseOddRequests } from './odd-request.ts';
import { openApiDocument } from './openapi.ts';
import { registerPages } from './pages.ts';
import type { LoadBuild, PageRendererServices } from './pages.ts';
import { plainErrorHeaders, plainErrorPage } from './plain-error-page.ts';
import { securityHeaders } from './security-headers.ts';
import { registerSecurityText } from './security-text.ts';
import { answerUnreadable } from './unreadable-request.ts';

/** Pages from the build, or live from the sources (development). */
export type PageSource =
  | { kind: 'built'; loadBuild: LoadBuild; clientFolder: string }
  | { kind: 'live'; open: (app: FastifyInstance) => Promise<LoadBuild> };

export interface AppOptions {
  api: ApiServices;
  pages: PageRendererServices;
  /** null: calls only. */
  source: PageSource | null;
  publicUrl: string;
  databaseAnswers: () => Promise<void>;
  /** Mail address for reports of vulnerabilities. */
  contact: () => Promise<string>;
  now: () => number;
  /** Answer 503 while the event loop is late by seconds; off where tests compute in the same process. */
  shedsLoad: boolean;
}

/** Opened first, so that everything uses its log from the beginning. `trustProxy`: networks of the proxies trusted to report the caller's address. */
export function openApp({
  logLevel,
  trustProxy,
  publicUrl,
}: {
  logLevel: string;
  trustProxy: string[];
  publicUrl: string;
}): FastifyInstance {
  const protect = securityHeaders(publicUrl);
  const app = Fastify({
    logger: logOptions(logLevel),
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: 1_048_576,
    // Bodies have a limit of their own, by their pace.
    requestTimeout: 0,
    // Interval of checks for incomplete headers, so that they end soon after their time limit.
    http: { headersTimeout: 10_000, connectionsCheckingInterval: 5000 },
    trustProxy,
    genReqId: () => randomUUID(),
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 500 },
    clientErrorHandler: answerUnreadable,
    frameworkErrors: (error, request, rawReply) => {
      const reply = rawReply as FastifyReply;
      const status = error.statusCode ?? 400;
      // No hook runs for these.
      protect(request.raw, reply.raw);
      void reply.header('cache-control', 'no-store');
      if (request.url.startsWith('/api/'))
        void reply
          .code(status)
          .type('application/json')
          .send({ errors: [{ message: 'malformedRequest', params: {} }] });
      else void reply.code(status).headers(plainErrorHeaders).send(plainErrorPage(status));
    },
  });
  app.addHook('onRequest', (request, reply, done) => {
    protect(request.raw, reply.raw);
    done();
  });
  watchBodies(app.server, () => performance.now());
  return app;
}

export async function registerShop(app: FastifyInstance, options: AppOptions): Promise<void> {
  refuseOddRequests(app);
  registerIdleMemory(app);
  if (options.shedsLoad) await shedLoad(app, options.api.rateLimits);
  await app.register(cookie);
  await app.register(compress, {
    threshold: 1024,
    encodings: ['br', 'gzip'],
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } },
  });
  if (options.api.rateLimits) await app.register(rateLimit, { global: false, keyGenerator: callerOfRequest });
  // Methods that no page supports; everything under /api answers for itself.
  app.setNotFoundHandler((_request, reply) => reply.code(404).headers(plainErrorHeaders).send(plainErrorPage(404)));
  registerHealth(app, { databaseAnswers: options.databaseAnswers, openApi: () => openApiDocument(options.publicUrl) });
  registerSecurityText(app, options);
  await registerApi(app, options.api);
  await registerPageSource(app, options);
}

const lateMs = 1000;
const tooLateMs = 3000;

/** A busy shop is alive: a supervisor must not restart it. First only the clients with the most requests are told to come back later, all others much later. */
async function shedLoad(app: FastifyInstance, heavyFirst: boolean): Promise<void> {
  const load = openCallerLoad(() => performance.now());
  app.addHook('onRequest', async (request) => load.count(callerOfRequest(request)));
  await app.register(underPressure, {
    maxEventLoopDelay: lateMs,
    exposeStatusRoute: false,
    pressureHandler: async (request, reply) => {
      // A file costs nothing, and a page that was sent needs its files.
      if (request.url === '/healthz' || request.url.startsWith('/assets/')) return;
      const isFirst = heavyFirst && load.isHeavy(callerOfRequest(request));
      if (!isFirst && app.memoryUsage().eventLoopDelay < tooLateMs) return;
      void reply.header('retry-after', 10).header('cache-control', 'no-store').code(503);
      if (request.url.startsWith('/api/')) void reply.send({ errors: [{ message: 'temporarilyUnavailable', params: {} }] });
      else void reply.headers(plainErrorHeaders).send(plainErrorPage(503, 'de', !isOfficePage(request.url)));
    },
  });
}

async function registerPageSource(app: FastifyInstance, { source, pages }: AppOptions): Promise<void> {
  if (source === null) return;
  if (source.kind === 'live') {
    await registerPages(app, pages, await source.open(app));
    return;
  }
  await registerFiles(app, source.clientFolder);
  await registerPages(app, pages, source.loadBuild);
}
