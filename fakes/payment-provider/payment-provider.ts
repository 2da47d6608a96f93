/**
 * A stand-in for the payment provider (PostFinance Checkout, API v2.0) for development, tests and the demo: it speaks the provider's HTTP on the loopback address,
 * shows a page to pay on, and tells the shop by signed webhooks. No money moves. It fails when told to, as networks and banks do.
 */
import { randomBytes } from 'node:crypto';
import { createServer } from 'node:http';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { refusePass } from './check-pass.ts';
import { hostedPage, readOutcome } from './hosted-page.ts';
import type { Outcome } from './hosted-page.ts';
import { Create, Ledger, RefundRequest, Update } from './ledger.ts';
import type { Entry } from './ledger.ts';
import { openWebhookSender } from './webhook-sender.ts';
import type { Deliver, WebhookSender } from './webhook-sender.ts';

/** What goes wrong with a request: its answer is lost after it was done, the server breaks down before, or nothing ever comes back. */
export type Trouble = 'loseAnswer' | 'status500' | 'hang';
type Operation = 'create' | 'read' | 'search' | 'page' | 'update' | 'refund';

export interface PaymentProviderOptions {
  deliver: Deliver;
  now?: () => number;
  /** Where visitors reach the pages; default: on the stand-in's own port. */
  pageBase?: string;
  /** Pause before a slow payment is decided. */
  slowMs?: number;
}

export interface PaymentProviderStandIn {
  /** As the PAYMENT_… settings want it. */
  settings: { url: string; spaceId: string; userId: string; key: string; methods: ReadonlyMap<number, number> };
  ledger: Ledger;
  webhooks: WebhookSender;
  /** The next requests of a kind meet this, in turn. */
  trouble: (operation: Operation, ...troubles: Trouble[]) => void;
  /** Requests of each kind since the start. */
  asked: Readonly<Record<Operation, number>>;
  entryOf: (reference: string) => Entry;
  /** What a visitor does on the page, and where that leads. */
  decide: (entry: Entry, outcome: Outcome) => string;
  /** A page of the stand-in for whoever shows it under another address. */
  page: (request: PageRequest) => PageAnswer;
  stop: () => Promise<void>;
}

export interface PageRequest {
  method: string;
  /** Id of the transaction. */
  id: string;
  secret: string;
  /** The form as it was sent. */
  form: string;
}

export interface PageAnswer {
  status: number;
  headers: Record<string, string>;
  body: string;
}

const spaceId = 4711;
const userId = '815';
/** Our methods and the configurations that the stand-in keeps for them. */
const methods: ReadonlyMap<number, number> = new Map([100, 101, 102, 103, 104, 105].map((id) => [id, 9000 + id]));

interface Reply {
  status: number;
  body: unknown;
}

const refused = (message: string): Reply => ({ status: 422, body: { id: randomBytes(4).toString('hex'), code: 'validation', message } });

export async function startPaymentProvider({
  deliver,
  now = () => Date.now(),
  pageBase,
  slowMs = 4000,
}: PaymentProviderOptions): Promise<PaymentProviderStandIn> {
  const key = randomBytes(32).toString('base64');
  const ledger = new Ledger({ firstId: Date.now() * 10, spaceId, secret: () => randomBytes(16).toString('hex') });
  const webhooks = openWebhookSender({ spaceId, now, deliver });
  const troubles: Record<Operation, Trouble[]> = { create: [], read: [], search: [], page: [], update: [], refund: [] };
  const asked: Record<Operation, number> = { create: 0, read: 0, search: 0, page: 0, update: 0, refund: 0 };
  const timers = new Set<NodeJS.Timeout>();
  let ownUrl = '';

  const tell = (entry: Entry): void => webhooks.tell({ entityId: entry.transaction.id, state: entry.transaction.state });
  const step = (entry: Entry, to: Entry['transaction']['state'], part = {}): void => {
    if (ledger.move(entry, to, part)) tell(entry);
  };
  const pay = (entry: Entry): void => {
    step(entry, 'AUTHORIZED');
    if (entry.asked.completionBehavior === 'COMPLETE_IMMEDIATELY') complete(entry);
  };
  const complete = (entry: Entry): void => {
    step(entry, 'COMPLETED');
    step(entry, 'FULFILL');
  };
  const decide = (entry: Entry, outcome: Outcome): string => {
    const { successUrl, failedUrl } = entry.asked;
    if (entry.transaction.state !== 'PENDING') return entry.transaction.state === 'FAILED' ? failedUrl : successUrl;
    if (outcome === 'abort') return failedUrl;
    const mode = webhooks.mode;
    if (outcome === 'silent') webhooks.mode = 'drop';
    step(entry, 'CONFIRMED');
    step(entry, 'PROCESSING');
    if (outcome === 'slow') {
      const timer = setTimeout(() => {
        timers.delete(timer);
        pay(entry);
      }, slowMs);
      timers.add(timer.unref());
    } else if (outcome === 'decline')
      step(entry, 'FAILED', { failureReason: { category: 'END_USER', name: { 'en-US': 'Declined' }, description: {} } });
    else pay(entry);
    webhooks.mode = mode;
    return outcome === 'decline' ? failedUrl : successUrl;
  };

  const answer = (method: string, path: string, body: unknown): { operation: Operation | null; reply: () => Reply } => {
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
        reply: () => ({ status: 200, body: `${pageBase ?? `${ownUrl}/pay`}/${entry.transaction.id}?securityToken=${entry.secret}` }),
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
          complete(entry);
          return { status: 200, body: { id: ledger.newId(), state: 'SUCCESSFUL', linkedTransaction: entry.transaction.id } };
        },
      };
    if (method === 'POST' && action === 'void-online')
      return {
        operation: null,
        reply: () => {
          if (entry.transaction.state !== 'AUTHORIZED') return { status: 409, body: { message: 'not authorized' } };
          step(entry, 'VOIDED');
          return { status: 200, body: { id: ledger.newId(), state: 'SUCCESSFUL' } };
        },
      };
    return none;
  };

  const page = ({ method, id, secret, form }: PageRequest): PageAnswer => {
    const entry = ledger.entries.get(Number(id));
    if (!entry || entry.secret !== secret)
      return { status: 404, headers: { 'content-type': 'text/plain; charset=utf-8' }, body: 'Diese Zahlung gibt es nicht.' };
    const outcome = method === 'POST' ? readOutcome(form) : null;
    if (outcome !== null) return { status: 303, headers: { location: decide(entry, outcome) }, body: '' };
    return hostedPage(
      entry,
      [...methods].find(([, configuration]) => entry.asked.allowedPaymentMethodConfigurations.includes(configuration))?.[0] ?? 0,
    );
  };

  const serve = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const { method = 'GET', url = '/', headers } = request;
    const text = await bodyOf(request);
    if (url.startsWith('/pay/')) {
      const address = new URL(url, 'http://localhost');
      const shown = page({ method, id: address.pathname.slice(5), secret: address.searchParams.get('securityToken') ?? '', form: text });
      response.writeHead(shown.status, shown.headers).end(shown.body);
      return;
    }
    const problem = refusePass({ header: headers.authorization, method, path: url, userId, key, nowMs: now() });
    if (problem !== null || headers['space'] !== String(spaceId)) {
      send(response, { status: 401, body: { message: problem ?? 'unknown space' } });
      return;
    }
    const { operation, reply } = answer(method, url, text === '' ? undefined : jsonOf(text));
    if (operation !== null) asked[operation] += 1;
    const trouble = operation === null ? undefined : troubles[operation].shift();
    if (trouble === 'status500') send(response, { status: 500, body: { message: 'broken' } });
    else if (trouble !== 'hang') {
      const done = reply();
      if (trouble === 'loseAnswer') request.socket.destroy();
      else send(response, done);
    }
  };

  const server = createServer((request, response) => {
    serve(request, response).catch(() => response.destroy());
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  // The shop waits for its own stand-in only as long as it lives.
  server.unref();
  ownUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  return {
    settings: { url: `${ownUrl}/api/v2.0`, spaceId: String(spaceId), userId, key, methods },
    ledger,
    webhooks,
    asked,
    trouble: (operation, ...next) => troubles[operation].push(...next),
    entryOf: (reference) => {
      const found = [...ledger.entries.values()].find(({ asked: wanted }) => wanted.merchantReference === reference);
      if (!found) throw new Error(`no transaction ${reference}`);
      return found;
    },
    decide,
    page,
    stop: async () => {
      for (const timer of timers) clearTimeout(timer);
      server.closeAllConnections();
      await new Promise((resolve) => {
        server.close(resolve);
      });
    },
  };
}

function send(response: ServerResponse, { status, body }: Reply): void {
  const text = typeof body === 'string';
  response.writeHead(status, { 'content-type': text ? 'text/plain' : 'application/json' }).end(text ? body : JSON.stringify(body));
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return Buffer.concat(parts).toString('utf8');
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
