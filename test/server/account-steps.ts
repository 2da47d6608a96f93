/** Common steps of the tests of accounts: answer the question, register, read the mails of an address. */
import { randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import type { Database } from '#server/db/pool.ts';
import { homeAddress } from './buyer.ts';
import { answerTo } from './captcha-answer.ts';

export interface Reply {
  status: number;
  body: Record<string, unknown>;
  ms: number;
}

/** With its own IP address unless one is given: limits by address then apply to each test separately. */
export async function put(
  app: FastifyInstance,
  url: string,
  payload: object,
  { method = 'PUT', ip = freshIp(), headers = {} }: { method?: 'PUT' | 'POST'; ip?: string; headers?: Record<string, string> } = {},
): Promise<Reply> {
  const begin = performance.now();
  const answer = await app.inject({ method, url: `/api${url}`, payload, remoteAddress: ip, headers });
  return { status: answer.statusCode, body: answer.json<Record<string, unknown>>(), ms: performance.now() - begin };
}

let nextIp = 0;
export const freshIp = (): string => `198.51.${Math.floor(++nextIp / 250)}.${nextIp % 250}`;

export async function solved(app: FastifyInstance): Promise<{ questionId: string; answer: string }> {
  const asked = (await app.inject('/api/registration/captcha')).json<{ questionId: string; question: string }>();
  return { questionId: asked.questionId, answer: answerTo(asked.question) };
}

export const newEmail = (): string => `${randomUUID()}@muster.example`;
export const goodPassword = 'brett-vor-dem-kopf';

export async function registration(app: FastifyInstance, over: object = {}): Promise<Record<string, unknown>> {
  return {
    email: newEmail(),
    password: goodPassword,
    captcha: await solved(app),
    contactPerson: { title: 2, firstName: 'Anna', lastName: 'Muster', phone: '041 555 01 20', languageId: 1 },
    address: homeAddress,
    ...over,
  };
}

export async function logInWith(
  app: FastifyInstance,
  email: string,
  password: string,
  ip = freshIp(),
): Promise<{ status: number; token: string }> {
  const { status, body } = await put(app, '/auth', { email, password }, { method: 'POST', ip });
  return { status, token: typeof body['token'] === 'string' ? body['token'] : '' };
}

export async function sessionOf(
  app: FastifyInstance,
  token: string,
): Promise<{ customerId: number; userId: number; isCompanyCustomer: boolean; perm: number[] } | null> {
  const answer = await app.inject({ url: '/api/auth', headers: { authorization: `Bearer ${token}` } });
  return answer.json<{ session: { customerId: number; userId: number; isCompanyCustomer: boolean; perm: number[] } | null }>().session;
}

/** Newest first. */
export async function mailsTo({ db }: Database, email: string): Promise<{ subject: string; text: string; html: string }[]> {
  return db.selectFrom('mail').select(['subject', 'text', 'html']).where('recipient', '=', email).orderBy('id', 'desc').execute();
}

export async function tokenMailedTo(database: Database, email: string): Promise<string> {
  const [mail] = await mailsTo(database, email);
  return /#token=([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? '';
}
