/** Pages from the sources with hot reload: Vite inside the same server, development only. */
import type { FastifyInstance } from 'fastify';
import type { ServerBuild } from 'react-router';
import type { LoadBuild } from './pages.ts';

export async function developmentPages(app: FastifyInstance): Promise<LoadBuild> {
  const { createServer } = await import('vite');
  const vite = await createServer({ appType: 'custom', server: { middlewareMode: true, hmr: { server: app.server } } });
  app.addHook('onRequest', (request, reply, next) => {
    if (request.url.startsWith('/api/')) return next();
    vite.middlewares(request.raw, reply.raw, next);
  });
  app.addHook('onClose', async () => vite.close());
  return async () => (await vite.ssrLoadModule('virtual:react-router/server-build')) as unknown as ServerBuild;
}
