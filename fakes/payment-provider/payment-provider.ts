/**
 * A stand-in for the payment provider (PostFinance Checkout, API v2.0) for development, tests and the demo: it implements the provider's HTTP on the loopback
 * address, shows a payment page, and notifies the shop by signed webhooks. No money moves. It fails on request, as networks and banks do.
 */
import { randomBytes } from 'node:crypto';
import { createServer } from 'node:http';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { refusePass } from './check-pass.ts';
import { hostedPage, readOutcome } from './hosted-page.ts';
import type { Outcome } from './hosted-page.ts';
import { Ledger } from './ledger.ts';
import type { Entry } from './ledger.ts';
import { openFaultDesk } from '../fault-desk.ts';
import type { FaultDesk } from '../fault-desk.ts';
import { answerCall, operations } from './payment-calls.ts';
import type { Operation, Reply } from './payment-calls.ts';
import { openPaymentCourse } from './payment-course.ts';
import { openWebhookSender } from './webhook-sender.ts';
import type { Deliver, WebhookSender } from './webhook-sender.ts';

/** Faults of a request. With `status500`, `status503` and `hang` it is not processed, with the others only its answer is spoiled or late. */
const troubles = ['loseAnswer', 'status500', 'status503', 'hang', 'slow', 'partial', 'html', 'nonsense'] as const;
export type Trouble = (typeof troubles)[number];

export interface PaymentProviderOptions {
  deliver: Deliver;
  now?: () => number;
  /** Base address of the payment pages; default: the stand-in's own port. */
  pageBase?: string;
  /** Delay before a slow payment is decided. */
  slowMs?: number;
}

export interface PaymentProviderStandIn {
  /** For the PAYMENT_… settings. */
  settings: { url: string; spaceId: string; userId: string; key: string; methods: ReadonlyMap<number, number> };
  ledger: Ledger;
  webhooks: WebhookSender;
  /** Sets the faults of the next requests of a kind, in order. */
  trouble: (operation: Operation, ...troubles: Trouble[]) => void;
  faults: FaultDesk<Operation, Trouble>;
  /** Requests of each kind since the start. */
  asked: Readonly<Record<Operation, number>>;
  entryOf: (reference: string) => Entry;
  /** Applies a visitor's choice on the page, and returns the address to go to. */
  decide: (entry: Entry, outcome: Outcome) => string;
  /** A page of the stand-in, for showing it under another address. */
  page: (request: PageRequest) => PageAnswer;
  stop: () => Promise<void>;
}

interface PageRequest {
  method: string;
  /** Id of the transaction. */
  id: string;
  secret: string;
  /** The form as sent. */
  form: string;
}

export interface PageAnswer {
  status: number;
  headers: Record<string, string>;
  body: string;
}

const spaceId = 4711;
const userId = '815';
/** Our methods and their configurations in the stand-in. */
const methods: ReadonlyMap<number, number> = new Map([100, 101, 102, 103, 104, 105].map((id) => [id, 9000 + id]));

export async function startPaymentProvider({
  deliver,
  now = () => Date.now(),
  pageBase,
  slowMs = 4000,
}: PaymentProviderOptions): Promise<PaymentProviderStandIn> {
  const key = randomBytes(32).toString('base64');
  const ledger = new Ledger({ firstId: Date.now() * 10, spaceId, secret: () => randomBytes(16).toString('hex') });
  const webhooks = openWebhookSender({ spaceId, now, deliver });
  const faults = openFaultDesk(operations, troubles);
  const asked: Record<Operation, number> = { create: 0, read: 0, search: 0, page: 0, update: 0, refund: 0 };
  let ownUrl = '';

  const course = openPaymentCourse({ ledger, webhooks, slowMs });
  const facts = { ledger, webhooks, course, pageBase: () => pageBase ?? `${ownUrl}/pay` };

  const page = ({ method, id, secret, form }: PageRequest): PageAnswer => {
    const entry = ledger.entries.get(Number(id));
    if (!entry || entry.secret !== secret)
      return { status: 404, headers: { 'content-type': 'text/plain; charset=utf-8' }, body: 'Diese Zahlung gibt es nicht.' };
    const outcome = method === 'POST' ? readOutcome(form) : null;
    if (outcome !== null) return { status: 303, headers: { location: course.decide(entry, outcome) }, body: '' };
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
    const { operation, reply } = answerCall(facts, { method, path: url, body: text === '' ? undefined : jsonOf(text) });
    if (operation !== null) asked[operation] += 1;
    const trouble = operation === null ? undefined : faults.meet(operation);
    if (trouble === 'status500') send(response, { status: 500, body: { message: 'broken' } });
    else if (trouble === 'status503') send(response, { status: 503, body: { message: 'overloaded' } });
    else if (trouble !== 'hang') await answerSpoiled(response, reply(), trouble);
  };

  const server = createServer((request, response) => {
    serve(request, response).catch(() => response.destroy());
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  // Does not keep the shop's process alive.
  server.unref();
  ownUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  return {
    settings: { url: `${ownUrl}/api/v2.0`, spaceId: String(spaceId), userId, key, methods },
    ledger,
    webhooks,
    asked,
    trouble: faults.fail,
    faults,
    entryOf: (reference) => {
      const found = [...ledger.entries.values()].find(({ asked: wanted }) => wanted.merchantReference === reference);
      if (!found) throw new Error(`no transaction ${reference}`);
      return found;
    },
    decide: course.decide,
    page,
    stop: async () => {
      course.stop();
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

const slowAnswerMs = 300;

async function answerSpoiled(response: ServerResponse, reply: Reply, trouble: Trouble | undefined): Promise<void> {
  if (trouble === 'slow') await new Promise((go) => setTimeout(go, slowAnswerMs).unref());
  if (trouble === 'loseAnswer') response.destroy();
  else if (trouble === 'html') response.writeHead(200, { 'content-type': 'text/html' }).end('<html><h1>Wartung</h1></html>');
  else if (trouble === 'nonsense') response.writeHead(200, { 'content-type': 'application/json' }).end('{"x":1}');
  else if (trouble === 'partial') {
    const text = JSON.stringify(reply.body);
    response.writeHead(reply.status, { 'content-type': 'application/json', 'content-length': Buffer.byteLength(text) });
    response.write(text.slice(0, text.length / 2), () => response.destroy());
  } else send(response, reply);
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
