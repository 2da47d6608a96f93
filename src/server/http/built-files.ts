/** The built files of the pages: scripts, styles, fonts and pictures. */
import staticFiles from '@fastify/static';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { join } from 'node:path';

const yearSeconds = 31_536_000;

/** A worker's script may fetch what its pages may. */
const policyOfFiles = "default-src 'self'; object-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

const headers = (cacheControl: string) => (reply: FastifyReply) => {
  void reply.header('cache-control', cacheControl);
  void reply.header('content-security-policy', policyOfFiles);
};

/**
 * `root`: folder of the files. Hundreds with hashed names lie in `assets` and share one route, since a route for each cost a start a tenth of its time;
 * the others lie beside the pages and have their own.
 */
export async function registerFiles(app: FastifyInstance, root: string): Promise<void> {
  const shared = { index: false, preCompressed: true } as const;
  await app.register(staticFiles, {
    ...shared,
    root: join(root, 'assets'),
    prefix: '/assets/',
    setHeaders: headers(`public, max-age=${yearSeconds}, immutable`),
  });
  await app.register(staticFiles, {
    ...shared,
    root,
    wildcard: false,
    decorateReply: false,
    globIgnore: ['assets/**', '**/*.br', '**/*.gz'],
    setHeaders: headers('public, max-age=3600'),
  });
}
