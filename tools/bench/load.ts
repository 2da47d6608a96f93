/**
 * A small closed-loop load over bare sockets: each connection sends its next request as soon as it got an answer.
 * Loopback only.
 */
import { connect } from 'node:net';
import { AnswerReader } from './answer-reader.ts';

export interface Question {
  path: string;
  headers?: Readonly<Record<string, string>>;
  /** Sent as JSON by POST. */
  body?: string;
}

export interface LoadResult {
  /** Answers of status 200. */
  perSecond: number;
  p50Ms: number;
  p99Ms: number;
  /** Count of each status; 0: no answer, or not before the load gave up waiting. */
  statuses: Record<number, number>;
  /** Mean size of an answer's body as transferred. */
  bytes: number;
}

export interface LoadOptions {
  port: number;
  connections: number;
  seconds: number;
  /** A different request for each turn, or the same. */
  question: (turn: number) => Question;
  /** The load ends early after this many requests. */
  most?: number;
  answered?: (turn: number, status: number) => void;
}

/** Slower answers count as none. */
const patienceMs = 10_000;

function bytesOf({ path, headers = {}, body }: Question, port: number): Buffer {
  const lines = [`${body === undefined ? 'GET' : 'POST'} ${path} HTTP/1.1`, `host: 127.0.0.1:${port}`];
  const all = {
    accept: 'application/json',
    ...(body === undefined ? {} : { 'content-type': 'application/json', 'content-length': String(Buffer.byteLength(body)) }),
    ...headers,
  };
  for (const [name, value] of Object.entries(all)) lines.push(`${name}: ${value}`);
  return Buffer.from(`${lines.join('\r\n')}\r\n\r\n${body ?? ''}`);
}

interface Tally {
  times: number[];
  statuses: Record<number, number>;
  bytes: number;
  turn: number;
}

/** One connection, until `end`; reopened when it is closed. */
async function flow({ port, question, most = Infinity, answered }: LoadOptions, end: number, tally: Tally): Promise<void> {
  while (performance.now() < end && tally.turn < most) {
    await new Promise<void>((resolve) => {
      const socket = connect(port, '127.0.0.1');
      socket.setNoDelay(true);
      let turn = 0;
      let begin = 0;
      const ask = (): void => {
        if (performance.now() >= end || tally.turn >= most) {
          socket.destroy();
          return;
        }
        turn = tally.turn++;
        const bytes = bytesOf(question(turn), port);
        begin = performance.now();
        socket.write(bytes);
      };
      const count = (status: number, bytes: number): void => {
        if (status === 200) tally.times.push(performance.now() - begin);
        tally.statuses[status] = (tally.statuses[status] ?? 0) + 1;
        tally.bytes += bytes;
        answered?.(turn, status);
        begin = 0;
      };
      const reader = new AnswerReader((status, bytes) => {
        count(status, bytes);
        ask();
      });
      socket.once('connect', ask);
      socket.on('data', (piece: Buffer) => {
        reader.feed(piece);
      });
      socket.setTimeout(patienceMs, () => socket.destroy());
      socket.once('error', () => socket.destroy());
      socket.once('close', () => {
        if (begin > 0) count(0, 0);
        resolve();
      });
    });
  }
}

export async function load(options: LoadOptions): Promise<LoadResult> {
  const tally: Tally = { times: [], statuses: {}, bytes: 0, turn: 0 };
  const begin = performance.now();
  const end = begin + options.seconds * 1000;
  await Promise.all(Array.from({ length: options.connections }, async () => flow(options, end, tally)));
  const elapsed = (performance.now() - begin) / 1000;
  const { times, statuses } = tally;
  times.sort((a, b) => a - b);
  const at = (share: number): number => times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0;
  return {
    perSecond: times.length / elapsed,
    p50Ms: at(0.5),
    p99Ms: at(0.99),
    statuses,
    bytes: times.length === 0 ? 0 : tally.bytes / times.length,
  };
}
