/**
 * A mail server for development, tests and the demo: plain SMTP on the loopback address (RFC 5321: EHLO, MAIL, RCPT, DATA, RSET, NOOP, QUIT) that keeps
 * the last messages received. It fails on request; recipients whose local part is `refuse` are never accepted.
 */
import { createServer } from 'node:net';
import type { AddressInfo, Socket } from 'node:net';
import { openFaultDesk } from '../fault-desk.ts';
import type { FaultDesk } from '../fault-desk.ts';
import { converse, mailFaults, mailOperations } from './converse.ts';
import type { MailFault, MailOperation, ReceivedMail } from './converse.ts';

export interface MailServer {
  /** `smtp://127.0.0.1:port`, for SMTP_URL. */
  url: string;
  /** The latest ones. */
  messages: readonly ReceivedMail[];
  faults: FaultDesk<MailOperation, MailFault>;
  /** Resolves when that many messages have arrived since the start. */
  received: (count: number) => Promise<void>;
  /** Resolves when that many messages have been refused since the start. */
  turnedAway: (count: number) => Promise<void>;
  /** The next `times` messages get 451 after their data, as from a faulty server. */
  failNext: (times: number) => void;
  stop: () => Promise<void>;
}

interface Waiting {
  reached: () => boolean;
  resolve: () => void;
}

/** `keeps`: number of latest messages kept. */
export async function startMailServer({ port = 0, keeps = 500 }: { port?: number; keeps?: number } = {}): Promise<MailServer> {
  const messages: ReceivedMail[] = [];
  const sockets = new Set<Socket>();
  const desk = openFaultDesk(mailOperations, mailFaults);
  let waiting: Waiting[] = [];
  let kept = 0;
  let turnedAway = 0;

  const until = (reached: () => boolean): Promise<void> =>
    new Promise((resolve) => {
      if (reached()) resolve();
      else waiting.push({ reached, resolve });
    });
  const tell = (): void => {
    for (const each of waiting) if (each.reached()) each.resolve();
    waiting = waiting.filter((each) => !each.reached());
  };

  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
    socket.on('error', () => socket.destroy());
    converse(socket, {
      meet: desk.meet,
      keep: (mail) => {
        messages.push(mail);
        if (messages.length > keeps) messages.shift();
        kept += 1;
        tell();
      },
      turnedAway: () => {
        turnedAway += 1;
        tell();
      },
    });
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', resolve);
  });
  return {
    url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`,
    messages,
    faults: desk,
    received: (count) => until(() => kept >= count),
    turnedAway: (count) => until(() => turnedAway >= count),
    failNext: (times) => desk.fail('message', ...Array.from({ length: times }, () => 'status451' as const)),
    stop: () =>
      new Promise((resolve) => {
        for (const socket of sockets) socket.destroy();
        server.close(() => resolve());
      }),
  };
}
