/**
 * A stand-in for another company's price service, which computes prices of cartons: the query is in the address, the answer is an object with the price.
 * It implements the service's HTTP on the loopback address, and fails on request.
 */
import { createServer } from 'node:http';
import type { ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { z } from 'zod';
import { openFaultDesk } from '../fault-desk.ts';
import type { FaultDesk } from '../fault-desk.ts';

const length = z.coerce.number().min(50).max(5000);
const text = z.string().max(40).default('');
const Question = z.object({
  length,
  width: length,
  height: length,
  quantity: z.coerce.number().int().min(1).max(100_000),
  material: text,
  print: text,
});

/** Francs per m² of board, by flute; print is a surcharge. */
const boards: Readonly<Record<string, number>> = { E: 0.62, B: 0.68, C: 0.72, BC: 1.18 };

interface PriceServiceAnswer {
  status: number;
  body: object;
}

/** Of the line on which the answer comes: late, in part, without end, or not at all. */
const lineFaults = ['hang', 'slow', 'headOnly', 'partial', 'loseAnswer', 'endless'] as const;
/** Answers in time that are not the price; `dearer`: one that is, since the price has changed. */
const answerFaults = ['status500', 'html', 'nonsense', 'otherCurrency', 'negative', 'notANumber', 'huge', 'dearer'] as const;
export const priceFaults = [...lineFaults, ...answerFaults] as const;
export type PriceFault = (typeof priceFaults)[number];

export interface PriceService {
  url: string;
  faults: FaultDesk<'price', PriceFault>;
  /** Number of queries so far. */
  readonly asked: number;
  stop: () => Promise<void>;
}

export async function startPriceService({ slowMs = 2000 }: { slowMs?: number } = {}): Promise<PriceService> {
  const faults = openFaultDesk(['price'] as const, priceFaults);
  let asked = 0;
  const server = createServer((request, response) => {
    const { searchParams } = new URL(request.url ?? '/', 'http://localhost');
    asked += 1;
    const answer = answerPrice(Object.fromEntries(searchParams));
    send(response, answer, { fault: faults.meet('price'), slowMs }).catch(() => response.destroy());
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  // Does not keep the shop's process alive.
  server.unref();
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/price`,
    faults,
    get asked() {
      return asked;
    },
    stop: async () => {
      server.closeAllConnections();
      await new Promise((stopped) => server.close(stopped));
    },
  };
}

export function answerPrice(query: Readonly<Record<string, unknown>>): PriceServiceAnswer {
  const asked = Question.safeParse(query);
  if (!asked.success)
    return { status: 400, body: { error: `missing or wrong: ${asked.error.issues.map(({ path }) => path.join('.')).join(', ')}` } };
  const { length: l, width: w, height: h, quantity, material, print } = asked.data;
  const area = (2 * (l + w) + 35) * (h + w) * 1e-6;
  const board = boards[material] ?? 0.75;
  const printed = ['', 'none', 'false'].includes(print) ? 0 : 0.04;
  const price = area * board * 1.6 + printed + 38 / quantity;
  return { status: 200, body: priced(price) };
}

const priced = (price: number, currency = 'CHF') => ({ price: Math.round(price * 10_000) / 10_000, currency });

const json = { 'content-type': 'application/json' };
const endlessBytes = 10_000_000;

async function send(
  response: ServerResponse,
  { status, body }: PriceServiceAnswer,
  { fault, slowMs }: { fault: PriceFault | undefined; slowMs: number },
): Promise<void> {
  const said = JSON.stringify(body);
  const whole = { ...json, 'content-length': Buffer.byteLength(said) };
  const end = (as: string, code = status): void => void response.writeHead(code, json).end(as);
  switch (fault) {
    case 'hang':
      return;
    case 'slow':
      await delay(slowMs, undefined, { ref: false });
      return end(said);
    case 'headOnly':
      response.writeHead(status, whole).flushHeaders();
      return;
    case 'partial':
      response.writeHead(status, whole);
      response.write(said.slice(0, said.length / 2), () => response.destroy());
      return;
    case 'loseAnswer':
      response.destroy();
      return;
    case 'endless':
      return end(' '.repeat(endlessBytes));
    case 'status500':
      return end('{"error":"broken"}', 500);
    case 'html':
      response.writeHead(200, { 'content-type': 'text/html' }).end('<html><h1>Wartung</h1></html>');
      return;
    default:
      return end(spoiled(said, body, fault));
  }
}

/** The answer in the service's usual form, with what the fault makes of the price. */
function spoiled(said: string, body: object, fault: Exclude<PriceFault, (typeof lineFaults)[number]> | undefined): string {
  const price = 'price' in body && typeof body.price === 'number' ? body.price : 0;
  switch (fault) {
    case 'nonsense':
      return '{"currency":"CHF"}';
    case 'otherCurrency':
      return JSON.stringify(priced(price, 'EUR'));
    case 'negative':
      return JSON.stringify(priced(-price));
    case 'notANumber':
      return '{"price":NaN,"currency":"CHF"}';
    case 'huge':
      return '{"price":1e300,"currency":"CHF"}';
    case 'dearer':
      return JSON.stringify(priced(price * 1.5));
    default:
      return said;
  }
}
