/** /.well-known/security.txt (RFC 9116): whom to inform about a vulnerability. */
import type { FastifyInstance } from 'fastify';

const validMs = 180 * 86_400_000;

export function registerSecurityText(
  app: FastifyInstance,
  services: { contact: () => Promise<string>; publicUrl: string; now: () => number },
): void {
  app.get('/.well-known/security.txt', async (_request, reply) => {
    const lines = [
      `Contact: mailto:${await services.contact()}`,
      `Expires: ${new Date(services.now() + validMs).toISOString()}`,
      'Preferred-Languages: de, fr, en',
      `Canonical: ${services.publicUrl}/.well-known/security.txt`,
    ];
    return reply
      .header('cache-control', 'public, max-age=86400')
      .type('text/plain; charset=utf-8')
      .send(`${lines.join('\n')}\n`);
  });
}
