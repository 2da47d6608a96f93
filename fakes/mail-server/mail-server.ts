/**
 * A mail server for development and tests: plain SMTP on the loopback address (RFC 5321: EHLO, MAIL, RCPT, DATA, RSET, NOOP, QUIT) that keeps what it gets.
 * It fails when told to: recipients whose local part is `refuse` are never accepted, and `failNext` turns the next messages away for a while.
 */
import { createServer } from 'node:net';
import type { AddressInfo, Socket } from 'node:net';

export interface ReceivedMail {
  from: string;
  to: string[];
  /** The message as it was sent: headers, empty line, body. */
  raw: string;
}

export interface MailServer {
  /** `smtp://127.0.0.1:port`, as SMTP_URL wants it. */
  url: string;
  messages: readonly ReceivedMail[];
  /** Resolves when that many messages have arrived since the start. */
  received: (count: number) => Promise<void>;
  /** Resolves when that many messages were turned away since the start. */
  turnedAway: (count: number) => Promise<void>;
  /** The next `times` messages get 451 after their data, as from a server that is out of order. */
  failNext: (times: number) => void;
  stop: () => Promise<void>;
}

interface Waiting {
  reached: () => boolean;
  resolve: () => void;
}

export async function startMailServer({ port = 0 }: { port?: number } = {}): Promise<MailServer> {
  const messages: ReceivedMail[] = [];
  const sockets = new Set<Socket>();
  let waiting: Waiting[] = [];
  let failuresLeft = 0;
  let failures = 0;

  const until = (reached: () => boolean): Promise<void> =>
    new Promise((resolve) => {
      if (reached()) resolve();
      else waiting.push({ reached, resolve });
    });
  const accept = (mail: ReceivedMail): string => {
    if (failuresLeft > 0) {
      failuresLeft -= 1;
      failures += 1;
    } else messages.push(mail);
    const failed = messages.at(-1) !== mail;
    for (const each of waiting) if (each.reached()) each.resolve();
    waiting = waiting.filter((each) => !each.reached());
    return failed ? '451 4.3.0 Out of order, try again later' : '250 2.0.0 Kept';
  };

  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
    socket.on('error', () => socket.destroy());
    converse(socket, accept);
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', resolve);
  });
  return {
    url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`,
    messages,
    received: (count) => until(() => messages.length >= count),
    turnedAway: (count) => until(() => failures >= count),
    failNext: (times) => {
      failuresLeft = times;
    },
    stop: () =>
      new Promise((resolve) => {
        for (const socket of sockets) socket.destroy();
        server.close(() => resolve());
      }),
  };
}

const endOfData = '\r\n.\r\n';

function converse(socket: Socket, accept: (mail: ReceivedMail) => string): void {
  let pending = '';
  let from: string | null = null;
  let to: string[] = [];
  let inData = false;
  const say = (line: string): void => void socket.write(`${line}\r\n`);
  const forget = (): void => {
    from = null;
    to = [];
  };

  const takeData = (end: number): void => {
    const raw = pending.slice(0, end + 2).replaceAll(/^\./gm, '');
    pending = pending.slice(end + endOfData.length);
    inData = false;
    say(accept({ from: from ?? '', to, raw }));
    forget();
  };

  const takeCommand = (line: string): void => {
    const verb = line.slice(0, 4).toUpperCase();
    const address = /<([^<>]*)>/.exec(line)?.[1];
    if (verb === 'EHLO') say('250-localhost\r\n250-8BITMIME\r\n250-SMTPUTF8\r\n250 SIZE 20971520');
    else if (verb === 'HELO' || verb === 'NOOP') say('250 localhost');
    else if (verb === 'RSET') {
      forget();
      say('250 2.0.0 Forgotten');
    } else if (verb === 'MAIL' && address !== undefined) {
      from = address;
      say('250 2.1.0 Sender noted');
    } else if (verb === 'RCPT' && from !== null && address !== undefined) {
      if (address.startsWith('refuse@')) return say('550 5.1.1 No such mailbox');
      to.push(address);
      say('250 2.1.5 Recipient noted');
    } else if (verb === 'DATA' && to.length > 0) {
      inData = true;
      say('354 Go on, end with a dot');
    } else if (verb === 'QUIT') socket.end('221 2.0.0 Bye\r\n');
    else say('503 5.5.1 Not now');
  };

  say('220 localhost ESMTP');
  socket.setEncoding('utf8');
  socket.on('data', (chunk: string) => {
    pending += chunk;
    for (;;) {
      const end = pending.indexOf(inData ? endOfData : '\r\n');
      if (end < 0) return;
      if (inData) takeData(end);
      else {
        const line = pending.slice(0, end);
        pending = pending.slice(end + 2);
        takeCommand(line);
      }
    }
  });
}
