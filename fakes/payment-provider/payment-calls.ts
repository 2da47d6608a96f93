/** The calls of the provider's API that the shop uses: recognises a request and answers it. */
import { randomBytes } from 'node:crypto';
import { Create, RefundRequest, Update } from './ledger.ts';
import type { Ledger } from './ledger.ts';
import type { PaymentCourse } from './payment-course.ts';
import type { WebhookSender } from './webhook-sender.ts';

export const operations = ['create', 'read', 'search', 'page', 'update', 'refund'] as const;
export type Operation = (typeof operations)[number];

export interface Reply {
  status: number;
  body: unknown;
}

interface CallFacts {
  ledger: Ledger;
  webhooks: WebhookSender;
  course: PaymentCourse;
  /** Base address of the payment pages. */
  pageBase: () => string;
}

const refused = (message: string): Reply => ({ status: 422, body: { id: randomBytes(4).toString('hex'), code: 'validation', message } });

/** The operation is null for calls that are neither counted nor made to fail. */
export function answerCall(
  { ledger, webhooks, course, pageBase }: CallFacts,
  { method, path, body }: { method: string; path: string; body: unknown },
): { operation: Operation | null; reply: () => Reply } {
  const none = { operation: null, reply: (): Reply => ({ status: 404, body: { message: 'not found' } }) };
  const url = new URL(path, 'http://localhost');
  const [, ...parts] = url.pathname.replace(/^\/api\/v2\.0/, '').split('/');
  const [noun, thing, id = '', action = ''] = parts;
  if (noun === 'webhooks' && thing === 'encryption-keys')
    return id === webhooks.keyId ? { operation: null, reply: () => ({ status: 200, body: webhooks.publicKey }) } : none;
  if (noun !== 'payment') return none;
  if (thing === 'refunds' && method === 'POST')
    return {
      operation: 'refund',
      reply: () => {
        const request = RefundRequest.safeParse(body);
        const refund = request.success ? ledger.refund(request.data) : 'malformed';
        return typeof refund === 'string' ? refused(refund) : { status: 200, body: refund };
      },
    };
  if (thing !== 'transactions') return none;
  if (method === 'POST' && id === '')
    return {
      operation: 'create',
      reply: () => {
        const create = Create.safeParse(body);
        const entry = create.success ? ledger.create(create.data) : create.error.message;
        return typeof entry === 'string' ? refused(entry) : { status: 200, body: entry.transaction };
      },
    };
  if (method === 'GET' && id === 'search')
    return {
      operation: 'search',
      reply: () => {
        const reference = /^merchantReference:"(.*)"$/.exec(url.searchParams.get('query') ?? '')?.[1];
        const data = [...ledger.entries.values()]
          .map(({ transaction }) => transaction)
          .filter(({ merchantReference }) => merchantReference === reference);
        return { status: 200, body: { data, hasMore: false, limit: 10, offset: 0 } };
      },
    };
  const entry = ledger.entries.get(Number(id));
  if (!entry) return none;
  const current = (): Reply => ({ status: 200, body: entry.transaction });
  if (method === 'GET' && action === '') return { operation: 'read', reply: current };
  if (method === 'GET' && action === 'payment-page-url')
    return {
      operation: 'page',
      reply: () => ({ status: 200, body: `${pageBase()}/${entry.transaction.id}?securityToken=${entry.secret}` }),
    };
  if (method === 'PATCH' && action === '')
    return {
      operation: 'update',
      reply: () => {
        const update = Update.safeParse(body);
        if (!update.success) return refused(update.error.message);
        if (entry.transaction.state !== 'PENDING') return refused('only pending transactions can be changed');
        if (update.data.version !== entry.transaction.version) return { status: 409, body: { message: 'version' } };
        const wanted = update.data.allowedPaymentMethodConfigurations;
        if (wanted) entry.asked.allowedPaymentMethodConfigurations = wanted;
        entry.transaction = { ...entry.transaction, version: entry.transaction.version + 1 };
        return current();
      },
    };
  if (method === 'POST' && action === 'complete-online')
    return {
      operation: null,
      reply: () => {
        if (entry.transaction.state !== 'AUTHORIZED') return { status: 409, body: { message: 'not authorized' } };
        course.complete(entry);
        return { status: 200, body: { id: ledger.newId(), state: 'SUCCESSFUL', linkedTransaction: entry.transaction.id } };
      },
    };
  if (method === 'POST' && action === 'void-online')
    return {
      operation: null,
      reply: () => {
        if (entry.transaction.state !== 'AUTHORIZED') return { status: 409, body: { message: 'not authorized' } };
        course.void(entry);
        return { status: 200, body: { id: ledger.newId(), state: 'SUCCESSFUL' } };
      },
    };
  return none;
}
