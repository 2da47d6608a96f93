/** A small closed-loop load: `connections` keep-alive sockets ask again as soon as they were answered, for `seconds`. Loopback only. */
import { Agent, request } from 'node:http';

export interface LoadResult {
  perSecond: number;
  p50Ms: number;
  p99Ms: number;
  bad: number;
}

interface Target {
  url: URL;
  body?: string;
  headers?: Record<string, string>;
}

function ask(target: Target, agent: Agent): Promise<number> {
  return new Promise((resolve, reject) => {
    const call = request(
      target.url,
      {
        agent,
        method: target.body === undefined ? 'GET' : 'POST',
        headers: {
          ...(target.body === undefined ? {} : { 'content-type': 'application/json', 'content-length': Buffer.byteLength(target.body) }),
          ...target.headers,
        },
      },
      (answer) => {
        answer.resume();
        answer.once('end', () => resolve(answer.statusCode ?? 0));
        answer.once('error', reject);
      },
    );
    call.once('error', reject);
    call.end(target.body);
  });
}

export async function load(target: Target, { connections, seconds }: { connections: number; seconds: number }): Promise<LoadResult> {
  if (target.url.hostname !== '127.0.0.1') throw new Error('loopback only');
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const times: number[] = [];
  let bad = 0;
  const end = performance.now() + seconds * 1000;
  const client = async (): Promise<void> => {
    while (performance.now() < end) {
      const start = performance.now();
      const status = await ask(target, agent);
      times.push(performance.now() - start);
      if (status !== 200) bad++;
    }
  };
  const started = performance.now();
  await Promise.all(Array.from({ length: connections }, client));
  const elapsed = (performance.now() - started) / 1000;
  agent.destroy();
  times.sort((a, b) => a - b);
  const at = (share: number): number => times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0;
  return { perSecond: times.length / elapsed, p50Ms: at(0.5), p99Ms: at(0.99), bad };
}
