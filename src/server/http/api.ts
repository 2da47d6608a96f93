/** Puts every bound call under /api: one route per declaration, JSON in, JSON or a file out, errors in the wire's form. */
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Db } from '#server/db/pool.ts';
import { sessionCookie } from '#server/session/actor.ts';
import type { Tokens } from '#server/session/token.ts';
import { errorAnswer } from './answer-error.ts';
import type { AnswerFacts, Binding } from './binding.ts';
import { FileAnswer } from './binding.ts';
import { perform } from './perform.ts';
import { requestFacts } from './request-facts.ts';
import { notFound, Refusal } from './refusal.ts';

export interface ApiServices {
  db: Db;
  tokens: Tokens;
  bindings: readonly Binding[];
  /** Validate answers against the contract too (development and tests). */
  checkAnswers: boolean;
  /** False lifts the limits of calls per minute (benchmarks). */
  rateLimits: boolean;
}

const maximalDepth = 32;

/** Refuses bodies nested deeper than any call needs, without recursion. */
function refuseDeepBody(body: unknown): void {
  let level: unknown[] = [body];
  for (let depth = 0; level.length > 0; depth++) {
    if (depth > maximalDepth) throw new Refusal(400, [{ message: 'malformedRequest', params: {} }]);
    level = level.flatMap((value) => (typeof value === 'object' && value !== null ? Object.values(value) : []));
  }
}

const cookieOptions = { path: '/', sameSite: 'lax', secure: true, httpOnly: true } as const;

function send(reply: FastifyReply, result: unknown, answer: AnswerFacts): FastifyReply {
  if (typeof answer.sessionToken === 'string')
    void reply.setCookie(sessionCookie, answer.sessionToken, { ...cookieOptions, maxAge: 30 * 86_400 });
  if (answer.sessionToken === null) void reply.clearCookie(sessionCookie, cookieOptions);
  void reply.header('cache-control', answer.cacheControl ?? 'no-store').header('vary', 'cookie, authorization');
  if (!(result instanceof FileAnswer)) return reply.send(result);
  if (result.etag !== null) void reply.header('etag', `"${result.etag}"`);
  if (result.fileName !== null) void reply.header('content-disposition', `attachment; filename="${result.fileName}"`);
  if (result.etag !== null && reply.request.headers['if-none-match'] === `"${result.etag}"`) return reply.code(304).send();
  return reply
    .header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'; img-src data:; sandbox")
    .type(result.contentType)
    .send(result.body);
}

export async function registerApi(app: FastifyInstance, services: ApiServices): Promise<void> {
  const generalLimit = 6000;
  await app.register(
    async (api) => {
      api.setErrorHandler(async (error, request, reply) => {
        const { status, errors, retryAfterSeconds } = errorAnswer(error, request.log);
        if (retryAfterSeconds !== undefined) void reply.header('retry-after', retryAfterSeconds);
        return reply.code(status).header('cache-control', 'no-store').type('application/json').send({ errors });
      });
      for (const binding of services.bindings) {
        const { endpoint } = binding;
        api.route({
          method: endpoint.method,
          url: endpoint.path.replaceAll(/\{(\w+)\}/g, ':$1'),
          config: services.rateLimits
            ? { rateLimit: { max: endpoint.callsPerMinute ?? generalLimit, timeWindow: 60_000 } }
            : { rateLimit: false },
          handler: async (request, reply) => {
            refuseDeepBody(request.body);
            const answer: AnswerFacts = {};
            const facts = await requestFacts(request, services);
            const raw = { params: request.params, query: request.query, body: request.body };
            return send(reply, await perform(binding, raw, facts, answer, services.checkAnswers), answer);
          },
        });
      }
      api.all('/*', () => {
        throw notFound();
      });
    },
    { prefix: '/api' },
  );
}
