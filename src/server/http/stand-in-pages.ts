/** Serves the pages of a stand-in for an outside service under the shop's own address, where every visitor of a demo can reach them. */
import type { FastifyInstance } from 'fastify';

interface StandInPage {
  status: number;
  headers: Record<string, string>;
  body: string;
}

export type ShowPage = (request: { method: string; id: string; secret: string; form: string }) => StandInPage;

export const paymentSimulatorPath = '/zahlungssimulator';
export const priceServicePath = '/preissimulator';

export async function registerStandInPages(app: FastifyInstance, show: ShowPage): Promise<void> {
  await app.register(async (pages) => {
    pages.removeAllContentTypeParsers();
    pages.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string', bodyLimit: 4096 }, (_request, body, done) =>
      done(null, body),
    );
    pages.route<{ Params: { id: string }; Querystring: { securityToken?: unknown } }>({
      method: ['GET', 'POST'],
      url: `${paymentSimulatorPath}/:id`,
      handler: async ({ method, params, query, body }, reply) => {
        const secret = typeof query.securityToken === 'string' ? query.securityToken : '';
        const page = show({ method, id: params.id, secret, form: typeof body === 'string' ? body : '' });
        return reply.code(page.status).headers(page.headers).send(page.body);
      },
    });
  });
}

/** `answer`: the reply of the stand-in for an external price service to a query. */
export function registerPriceService(
  app: FastifyInstance,
  answer: (query: Record<string, unknown>) => { status: number; body: object },
): void {
  app.get<{ Querystring: Record<string, unknown> }>(priceServicePath, async ({ query }, reply) => {
    const { status, body } = answer(query);
    return reply.code(status).send(body);
  });
}
