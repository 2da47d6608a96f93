/** Requests that none of our browsers send: two hosts, addresses that begin with two slashes, contain a host or break the line. */
import type { FastifyInstance } from 'fastify';
import { plainErrorHeaders, plainErrorPage } from './plain-error-page.ts';

/** Two slashes and a host: nobody's slip, and a link built from it would lead there. */
export const namesHost = (url: string): boolean => /^[/\\]{2,}[^/\\?#]*[.:@]/.test(url);

/** The intended path; null: the address is fine. */
export function meantPath(url: string): string | null {
  if (!/^(?:[a-z][a-z0-9+.-]*:\/\/|[/\\]{2}|\/\\)/i.test(url)) return null;
  const path = url.replace(/^[a-z][a-z0-9+.-]*:\/\/[^/?#]*/i, '');
  return `/${path.replace(/^[/\\]+/, '')}`;
}

/** The router of the pages, whose patterns end at a line, knows no page for such a path, not even the one that says so. */
export const breaksLine = (url: string): boolean => /^(?!\/api\/)[^?#]*%(?:0[ad]|e2%80%a[89])/i.test(url);

export function refuseOddRequests(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    const { rawHeaders } = request.raw;
    const hosts = rawHeaders.filter((text, index) => index % 2 === 0 && text.toLowerCase() === 'host').length;
    if (hosts > 1) return reply.code(400).headers(plainErrorHeaders).send(plainErrorPage(400));
    const url = request.raw.url ?? '';
    if (breaksLine(url) || namesHost(url)) return reply.code(404).headers(plainErrorHeaders).send(plainErrorPage(404));
    const path = meantPath(url);
    return path === null ? undefined : reply.header('cache-control', 'no-store').redirect(path, 308);
  });
}
