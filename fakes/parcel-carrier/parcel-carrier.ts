/**
 * A stand-in for the parcel carrier (FedEx REST) for development, tests and the demo: it implements the carrier's HTTP on the loopback address, with a separate
 * host for documents. Nothing is ever shipped. It fails on request, by a call from a test or over HTTP: `POST /_faults {"operation":"ship","faults":["hang"]}`.
 */
import { randomBytes } from 'node:crypto';
import { createServer } from 'node:http';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';
import { z } from 'zod';
import { openFaultDesk } from '../fault-desk.ts';
import type { FaultDesk } from '../fault-desk.ts';
import { answers, done, operationOf, operations, refused } from './carrier-calls.ts';
import type { CallFacts, Operation, Reply } from './carrier-calls.ts';
import { problemsOf, UploadDescription } from './request.ts';
import { ShipmentBook } from './shipment-book.ts';

/** Faults of a request. With the `status…` ones and `hang` it is not processed, with the others it is; `hold` keeps the answer until `letGo`. */
const faults = [
  'status500',
  'status503',
  'status429',
  'hang',
  'hold',
  'slow',
  'loseAnswer',
  'partial',
  'html',
  'nonsense',
  'gzip',
] as const;
export type Fault = (typeof faults)[number];

export interface ParcelCarrierStandIn {
  /** For the FEDEX_… settings. */
  settings: { url: string; documentUrl: string; clientId: string; clientSecret: string; account: string };
  book: ShipmentBook;
  /** Sets the faults of the next requests of a kind, in order. */
  fail: (operation: Operation, ...next: Fault[]) => void;
  /** Cancels all faults that have not occurred yet. */
  forgetFaults: () => void;
  faults: FaultDesk<Operation, Fault>;
  /** Requests of each kind since the start. */
  asked: Readonly<Record<Operation, number>>;
  /** Sends the answers that were held. */
  letGo: () => void;
  /** Invalidates all tokens given out so far. */
  forgetTokens: () => void;
  stop: () => Promise<void>;
}

export interface StandInOptions {
  now?: () => number;
  /** Delay of a slow answer. */
  slowMs?: number;
  firstNumber?: number;
  /** The file in which bookings outlive the process. */
  keptIn?: string;
}

const clientId = 'l7-stand-in';
const account = '740561073';
const tokenSeconds = 3599;
const Faults = z.strictObject({ operation: z.enum(operations), faults: z.array(z.enum(faults)).max(100) });

const each = <Value>(make: () => Value) => Object.fromEntries(operations.map((name) => [name, make()])) as Record<Operation, Value>;

export async function startParcelCarrier({
  now = () => Date.now(),
  slowMs = 1500,
  firstNumber = 794_000_000_000 + (Math.floor(Date.now() / 100) % 900_000_000),
  keptIn,
}: StandInOptions = {}): Promise<ParcelCarrierStandIn> {
  const clientSecret = randomBytes(16).toString('hex');
  const book = new ShipmentBook({ firstNumber, now, keptIn });
  const facts: CallFacts = { book, account, now };
  const desk = openFaultDesk(operations, faults);
  const asked = each(() => 0);
  let tokens = new Map<string, number>();
  let held: (() => void)[] = [];

  const giveToken = (form: string): Reply => {
    const given = new URLSearchParams(form);
    if (given.get('client_id') !== clientId || given.get('client_secret') !== clientSecret)
      return refused([{ code: 'NOT.AUTHORIZED.ERROR', message: 'The given client credentials were not valid.' }], 401);
    const text = randomBytes(24).toString('base64url');
    tokens.set(text, now() + tokenSeconds * 1000);
    return { status: 200, body: { access_token: text, token_type: 'bearer', expires_in: tokenSeconds, scope: 'CXS-TP' } };
  };
  const isKnown = (header = ''): boolean => (tokens.get(header.replace(/^Bearer /, '')) ?? 0) > now();

  const meet = async (operation: Operation, response: ServerResponse, reply: () => Reply | Promise<Reply>): Promise<void> => {
    asked[operation] += 1;
    const fault = desk.meet(operation);
    if (fault === 'hang') return;
    if (fault === 'status500')
      return send(response, refused([{ code: 'INTERNAL.SERVER.ERROR', message: 'We encountered an unexpected error.' }], 500));
    if (fault === 'status503')
      return send(response, refused([{ code: 'SERVICE.UNAVAILABLE.ERROR', message: 'The service is currently unavailable.' }], 503));
    if (fault === 'status429') return send(response, refused([{ code: 'TOO.MANY.REQUESTS', message: 'Too many requests.' }], 429));
    if (fault === 'slow') await new Promise((go) => setTimeout(go, slowMs).unref());
    const { status, body } = await reply();
    const text = JSON.stringify(body);
    if (fault === 'hold') held.push(() => send(response, { status, body }));
    else if (fault === 'loseAnswer') response.destroy();
    else if (fault === 'html') response.writeHead(200, { 'content-type': 'text/html' }).end('<html><h1>Maintenance</h1></html>');
    else if (fault === 'nonsense') response.writeHead(200, { 'content-type': 'application/json' }).end('{"output":{"x":1}}');
    else if (fault === 'partial') {
      response.writeHead(status, { 'content-type': 'application/json', 'content-length': Buffer.byteLength(text) });
      response.write(text.slice(0, text.length / 2), () => response.destroy());
    } else if (fault === 'gzip')
      response.writeHead(status, { 'content-type': 'application/json', 'content-encoding': 'gzip' }).end(gzipSync(text));
    else send(response, { status, body });
  };

  const serveApi = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const { method = 'GET', url: path = '/', headers } = request;
    const text = (await bodyOf(request)).toString('utf8');
    if (path === '/oauth/token') return send(response, giveToken(text));
    if (path === '/_faults') {
      const { operation, faults: next } = Faults.parse(jsonOf(text));
      desk.fail(operation, ...next);
      return send(response, done({ waiting: desk.waiting()[operation]?.length ?? 0 }));
    }
    if (!isKnown(headers.authorization)) return send(response, notAuthorized());
    const operation = operationOf(method, path);
    if (operation === null)
      return send(response, refused([{ code: 'NOT.FOUND.ERROR', message: 'The resource you requested is no longer available.' }], 404));
    return meet(operation, response, () => answers[operation](facts, jsonOf(text)));
  };
  const serveDocuments = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const body = await bodyOf(request);
    if (!isKnown(request.headers.authorization)) return send(response, notAuthorized());
    if (request.method !== 'POST' || request.url !== '/documents/v1/etds/upload')
      return send(response, refused([{ code: 'NOT.FOUND.ERROR', message: 'The resource you requested is no longer available.' }], 404));
    return meet('upload', response, async () => takeDocument(book, body, request.headers['content-type'] ?? ''));
  };

  const [api, documents] = [serverOf(serveApi), serverOf(serveDocuments)];
  const [url, documentUrl] = await Promise.all([listen(api), listen(documents)]);
  return {
    settings: { url, documentUrl, clientId, clientSecret, account },
    book,
    asked,
    fail: desk.fail,
    forgetFaults: desk.forget,
    faults: desk,
    letGo: () => {
      for (const answer of held) answer();
      held = [];
    },
    forgetTokens: () => {
      tokens = new Map();
    },
    stop: async () => {
      for (const server of [api, documents]) server.closeAllConnections();
      await Promise.all([api, documents].map(async (server) => new Promise((stopped) => server.close(stopped))));
    },
  };
}

const notAuthorized = (): Reply =>
  refused([{ code: 'NOT.AUTHORIZED.ERROR', message: 'Access token expired. Please modify your request and try again.' }], 401);

async function takeDocument(book: ShipmentBook, body: Buffer, contentType: string): Promise<Reply> {
  const form = await new Response(new Uint8Array(body), { headers: { 'content-type': contentType } }).formData().catch(() => null);
  const [description, attachment] = [form?.get('document'), form?.get('attachment')];
  if (typeof description !== 'string' || !(attachment instanceof File) || attachment.size === 0)
    return refused([{ code: '1001', message: 'Invalid request: no file information.' }]);
  const asked = UploadDescription.safeParse(jsonOf(description));
  if (!asked.success) return refused(problemsOf(asked.error));
  const docId = book.newDocumentId(Buffer.from(await attachment.arrayBuffer()));
  return done({ meta: { documentType: 'CI', docId, folderId: ['0b0493e180000000'] } }, 201);
}

function serverOf(serve: (request: IncomingMessage, response: ServerResponse) => Promise<void>): Server {
  return createServer((request, response) => {
    serve(request, response).catch(() => response.destroy());
  });
}

/** Does not keep the shop's process alive. */
async function listen(server: Server): Promise<string> {
  await new Promise<void>((ready) => {
    server.listen(0, '127.0.0.1', ready);
  });
  server.unref();
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

function send(response: ServerResponse, { status, body }: Reply): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
}

async function bodyOf(request: IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return Buffer.concat(parts);
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
