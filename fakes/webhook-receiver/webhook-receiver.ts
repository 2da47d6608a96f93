/** A stand-in for another company's system that receives webhooks: it stores the messages and answers as set. Loopback only. */
import { createHmac, timingSafeEqual } from 'node:crypto';
import { createServer } from 'node:http';
import type { IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface Received {
  headers: IncomingHttpHeaders;
  body: string;
}

/** A status, `hang`: never answers, `drop`: hangs up, `html`: answers 200 with a page, `long`: one of a megabyte, `open`: that never ends, `cut`: in the middle. */
export type ReceiverAnswer = number | 'hang' | 'drop' | 'html' | 'long' | 'open' | 'cut';

export interface WebhookReceiver {
  url: string;
  received: Received[];
  /** Answers of the next requests, in order; then 204. */
  answerWith: (...next: ReceiverAnswer[]) => void;
  /** Resolves when that many have been received. */
  arrived: (count: number) => Promise<void>;
  /** Ends all connections, also of requests that hang. */
  hangUp: () => void;
  stop: () => Promise<void>;
}

export async function startWebhookReceiver(): Promise<WebhookReceiver> {
  const received: Received[] = [];
  const waiting: ReceiverAnswer[] = [];
  const watchers = new Set<() => void>();
  const server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      received.push({ headers: request.headers, body: Buffer.concat(parts).toString('utf8') });
      for (const look of watchers) look();
      const answer = waiting.shift() ?? 204;
      if (answer === 'hang') return;
      if (answer === 'drop') response.destroy();
      else if (answer === 'html') response.writeHead(200, { 'content-type': 'text/html' }).end('<html>ok</html>');
      else if (answer === 'long') response.writeHead(200, { 'content-type': 'text/html' }).end(' '.repeat(1_000_000));
      else if (answer === 'open') response.writeHead(200).write('ok');
      else if (answer === 'cut') response.writeHead(200, { 'content-length': '9' }).write('ok', () => response.destroy());
      else response.writeHead(answer, { location: 'http://127.0.0.1:1/elsewhere' }).end();
    });
  });
  await new Promise<void>((ready) => {
    server.listen(0, '127.0.0.1', ready);
  });
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/hook`,
    received,
    answerWith: (...next) => waiting.push(...next),
    arrived: async (count) => {
      const { promise, resolve } = Promise.withResolvers<void>();
      const look = (): void => {
        if (received.length >= count) resolve();
      };
      watchers.add(look);
      look();
      await promise;
      watchers.delete(look);
    },
    hangUp: () => server.closeAllConnections(),
    stop: async () => {
      server.closeAllConnections();
      await new Promise((stopped) => server.close(stopped));
    },
  };
}

/** The check of a careful receiver: the signature is correct and not older than five minutes. */
export function isGenuine({ headers, body }: Received, secret: string, nowMs: number): boolean {
  const { t = '', v1 = '' } = Object.fromEntries(
    String(headers['x-webhook-signature'])
      .split(',')
      .map((part) => part.split('=')),
  );
  const expected = createHmac('sha256', secret).update(`${t}.${body}`).digest();
  const given = Buffer.from(v1, 'hex');
  return given.length === expected.length && timingSafeEqual(given, expected) && Math.abs(nowMs / 1000 - Number(t)) <= 300;
}
