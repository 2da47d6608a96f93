/** Liveness and readiness checks, for supervisors and load balancers. */
import type { FastifyInstance } from 'fastify';

export function registerHealth(app: FastifyInstance, services: { databaseAnswers: () => Promise<void>; openApi: () => object }): void {
  app.get('/healthz', async (_request, reply) => reply.header('cache-control', 'no-store').send({ alive: true }));
  app.get('/readyz', async (_request, reply) => {
    try {
      await services.databaseAnswers();
      return await reply.header('cache-control', 'no-store').send({ ready: true });
    } catch {
      return reply.code(503).header('retry-after', 5).header('cache-control', 'no-store').send({ ready: false });
    }
  });
  // Three megabytes and a fifth of a second, for the few who write programs against the shop: made on first request.
  let document: string | null = null;
  app.get('/api/openapi.json', async (_request, reply) => {
    document ??= JSON.stringify(services.openApi());
    return reply.header('cache-control', 'public, max-age=300').type('application/json').send(document);
  });
}
