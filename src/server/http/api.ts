/** Puts every bound call under /api: one route per declaration, JSON in, JSON or a file out, errors in the wire's form. */
import { Readable } from 'node:stream';
import { encode } from '@msgpack/msgpack';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { EncodedBytes } from '#server/cache/encoded-bytes.ts';
import type { NoteDenied } from '#server/audit/denied-calls.ts';
import { deviceCookieSeconds } from '#server/session/device.ts';
import { callLimits } from '#domain/access/call-limit.ts';
import { errorAnswer } from './answer-error.ts';
import { expectFile } from './body-pace.ts';
import type { AnyEndpoint } from '#contract/endpoint.ts';
import type { AnswerFacts, Binding, RequestFacts } from '#server/call/binding.ts';
import { FileAnswer, OpenedAnswer, WrittenAnswer } from '#server/call/binding.ts';
import { isDeeperThan } from './json-depth.ts';
import { encodingFor, isKnown } from './negotiation.ts';
import { lengthOf, streamOf } from './pieces.ts';
import { checkAccess, perform } from './perform.ts';
import { requestFacts } from './request-facts.ts';
import type { CallerServices } from './request-facts.ts';
import type { SecretCookies } from './secret-cookie.ts';
import { notFound, Refusal } from '#server/call/refusal.ts';

export interface ApiServices extends CallerServices {
  bindings: readonly Binding[];
  /** Also validate answers against the contract (development and tests). */
  checkAnswers: boolean;
  /** False lifts the limits of calls per minute (benchmarks). */
  rateLimits: boolean;
  noteDenied: NoteDenied;
}

/** More than any call needs. */
const maximalDepth = 32;

function rawBodyOf({ body, headers }: FastifyRequest): NonNullable<RequestFacts['rawBody']> {
  const signature = headers['x-signature'];
  return {
    bytes: Buffer.isBuffer(body) ? body : Buffer.alloc(0),
    contentType: headers['content-type'] ?? '',
    signature: typeof signature === 'string' ? signature : null,
  };
}

const cookieOptions = { path: '/', sameSite: 'lax', secure: true, httpOnly: true } as const;

/** The router names a wildcard parameter `*`. */
function pathParams({ path }: AnyEndpoint, params: unknown): unknown {
  const name = /\{(\w+)\*\}$/.exec(path)?.[1];
  if (name === undefined) return params;
  const { '*': rest, ...others } = params as Record<string, unknown>;
  return { ...others, [name]: rest };
}

const wantsJson = ({ headers }: FastifyRequest): boolean => /\bapplication\/json\b/.test(headers.accept ?? '');

const drawingPolicy = "default-src 'none'; style-src 'unsafe-inline'; img-src data:; frame-ancestors 'none'; sandbox";
/** The browser's own viewer does not open in a sandbox. */
const paperPolicy = "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'self'";

async function send(
  reply: FastifyReply,
  cookies: SecretCookies,
  result: unknown,
  answer: AnswerFacts,
  vary = answer.vary ?? 'cookie, authorization',
): Promise<FastifyReply> {
  if (typeof answer.sessionToken === 'string')
    void reply.setCookie(cookies.session, answer.sessionToken, { ...cookieOptions, maxAge: 30 * 86_400 });
  if (answer.device !== undefined) void reply.setCookie(cookies.device, answer.device, { ...cookieOptions, maxAge: deviceCookieSeconds });
  if (answer.sessionToken === null) void reply.clearCookie(cookies.session, cookieOptions);
  void reply.header('cache-control', answer.cacheControl ?? 'no-store').header('vary', vary);
  if (result instanceof WrittenAnswer) {
    const { json } = result;
    void reply.type('application/json; charset=utf-8');
    return typeof json === 'string' ? reply.send(json) : reply.header('content-length', lengthOf(json)).send(streamOf(json));
  }
  if (!(result instanceof FileAnswer)) return reply.send(result);
  if (result.encoded !== null) void reply.header('vary', `${vary}, accept-encoding`);
  const etag = result.etag === null ? null : `"${result.etag}"`;
  if (etag !== null) void reply.header('etag', etag);
  if (result.fileName !== null) void reply.header('content-disposition', `attachment; filename="${result.fileName}"`);
  if (etag !== null && isKnown(reply.request.headers['if-none-match'], etag)) return reply.code(304).send();
  const body = result.encoded === null ? await bodyOf(result) : await encodedBody(reply, result.encoded);
  return reply
    .header('content-security-policy', result.contentType === 'application/pdf' ? paperPolicy : drawingPolicy)
    .type(result.contentType)
    .send(body);
}

const bodyOf = async (file: FileAnswer) => (file instanceof OpenedAnswer ? file.open() : file.body);

async function encodedBody(reply: FastifyReply, encoded: EncodedBytes): Promise<Buffer> {
  const encoding = encodingFor(reply.request.headers['accept-encoding']);
  if (encoding !== 'identity') void reply.header('content-encoding', encoding);
  return encoded(encoding);
}

function addRoute(api: FastifyInstance, binding: Binding, services: ApiServices): void {
  const { endpoint } = binding;
  const limit = services.rateLimits
    ? { rateLimit: { max: endpoint.callsPerMinute ?? callLimits.callsPerMinute, timeWindow: 60_000 } }
    : { rateLimit: false as const };
  const file =
    endpoint.largestUpload === undefined
      ? {}
      : {
          bodyLimit: endpoint.largestUpload,
          onRequest: async (request: FastifyRequest) => {
            checkAccess(endpoint.access, (await requestFacts(request, services)).actor);
            expectFile(request.raw);
          },
        };
  api.route({
    ...file,
    method: endpoint.method,
    url: endpoint.path.replaceAll(/\{\w+\*\}/g, '*').replaceAll(/\{(\w+)\}/g, ':$1'),
    config: {
      ...limit,
      ...(endpoint.rawBody ? { rawBody: true } : {}),
      ...(endpoint.largestUpload === undefined ? {} : { takesFile: true }),
    },
    handler: async (request, reply) => {
      const answer: AnswerFacts = {};
      const facts = await requestFacts(request, services);
      if (endpoint.rawBody) facts.rawBody = rawBodyOf(request);
      else if (request.body instanceof Readable)
        facts.upload = { stream: request.body, contentType: request.headers['content-type'] ?? '' };
      const raw = { params: pathParams(endpoint, request.params), query: request.query, body: request.body };
      const result = await perform(binding, raw, facts, answer, services.checkAnswers).catch(async (error: unknown) => {
        if (error instanceof Refusal && error.status === 403)
          await services.noteDenied(facts.actor, `${endpoint.method} ${endpoint.path}`, facts.ip);
        throw error;
      });
      if (endpoint.binary !== true) return send(reply, services.cookies, result, answer);
      const vary = 'accept, cookie, authorization';
      if (wantsJson(request)) return send(reply, services.cookies, result, answer, vary);
      return send(reply.type('application/msgpack'), services.cookies, Buffer.from(encode(result)), answer, vary);
    },
  });
}

export async function registerApi(app: FastifyInstance, services: ApiServices): Promise<void> {
  await app.register(
    async (api) => {
      api.setErrorHandler(async (error, request, reply) => {
        const { status, retryAfterSeconds, ...body } = errorAnswer(error, request.log);
        if (retryAfterSeconds !== undefined) void reply.header('retry-after', retryAfterSeconds);
        return reply.code(status).header('cache-control', 'no-store').type('application/json').send(body);
      });
      const parseJson = api.getDefaultJsonParser('error', 'error');
      api.addContentTypeParser('application/json', { parseAs: 'buffer' }, (request, body: Buffer, done) => {
        if ('rawBody' in request.routeOptions.config) done(null, body);
        else if (isDeeperThan(body, maximalDepth)) done(new Refusal(400, [{ message: 'malformedRequest', params: {} }]));
        else void parseJson(request, body.toString('utf8'), done);
      });
      api.addContentTypeParser('multipart/form-data', { parseAs: 'buffer' }, (request, body: Buffer, done) => {
        if ('takesFile' in request.routeOptions.config) done(null, body);
        else done(new Refusal(415, [{ message: 'malformedRequest', params: {} }]));
      });
      for (const binding of services.bindings) if (binding.endpoint.streams !== true) addRoute(api, binding, services);
      await api.register(async (streamed) => {
        streamed.removeContentTypeParser('multipart/form-data');
        streamed.addContentTypeParser('multipart/form-data', (_request, payload, done) => done(null, payload));
        for (const binding of services.bindings) if (binding.endpoint.streams === true) addRoute(streamed, binding, services);
      });
      api.all('/*', () => {
        throw notFound();
      });
    },
    { prefix: '/api' },
  );
}
