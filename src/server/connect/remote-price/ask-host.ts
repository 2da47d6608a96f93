/**
 * One GET to a host of the allow-list: its name is resolved once, every address must be public, and the connection goes to exactly that address. No redirects, 3 seconds, 64 KiB.
 * Quality §2 item 12. Everything that goes wrong is one error without details, so that nobody learns what stands behind the shop.
 */
import { lookup } from 'node:dns/promises';
import { request as requestHttp, type IncomingMessage } from 'node:http';
import { request as requestHttps } from 'node:https';
import { isLoopback, isPublicAddress } from './public-address.ts';

const timeoutMs = 3000;
const mostBytes = 64 * 1024;

export class NotAsked extends Error {}

export interface HostRules {
  /** Host names in lower case. */
  hosts: ReadonlySet<string>;
  /** For tests: also hosts that resolve to this machine, without TLS. */
  loopback: boolean;
  /** A service that the shop plays itself, at exactly this address. */
  standIn?: { address: string; ask: (url: URL) => Promise<string> } | undefined;
}

const isStandIn = (url: URL, { standIn }: HostRules): boolean =>
  standIn !== undefined && `${url.origin}${url.pathname}` === standIn.address;

/** Null: not an address that the shop asks. */
export function askableUrl(text: string, rules: HostRules): URL | null {
  const { hosts, loopback } = rules;
  const url = URL.parse(text);
  if (url === null || url.username !== '' || url.password !== '') return null;
  if (isStandIn(url, rules)) return url;
  if (url.protocol !== 'https:' && !(loopback && url.protocol === 'http:')) return null;
  if (url.port !== '' && !loopback) return null;
  return hosts.has(url.hostname) ? url : null;
}

async function addressOf(url: URL, { loopback }: HostRules): Promise<{ address: string; family: number }> {
  const host = url.hostname.replace(/^\[|\]$/g, '');
  const found = await lookup(host, { all: true });
  const sound = found.length > 0 && found.every(({ address }) => isPublicAddress(address) || (loopback && isLoopback(address)));
  const [first] = found;
  if (!sound || first === undefined) throw new NotAsked();
  return first;
}

async function textOf(answer: IncomingMessage): Promise<string> {
  if (answer.statusCode !== 200) throw new Error(`status ${answer.statusCode}`);
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of answer as AsyncIterable<Buffer>) {
    bytes += chunk.length;
    if (bytes > mostBytes) throw new Error('answer too long');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}

/** The body of a 200 answer; throws for everything else. */
export async function askHost(url: URL, rules: HostRules, deadlineMs: number = timeoutMs): Promise<string> {
  if (askableUrl(url.href, rules) === null) throw new NotAsked();
  if (rules.standIn !== undefined && isStandIn(url, rules)) return rules.standIn.ask(url);
  const signal = AbortSignal.timeout(deadlineMs);
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  signal.addEventListener('abort', () => reject(new Error('too slow')));
  const ask = async (): Promise<void> => {
    const pinned = await addressOf(url, rules);
    const send = url.protocol === 'https:' ? requestHttps : requestHttp;
    const question = send(
      url,
      {
        signal,
        agent: false,
        headers: { accept: 'application/json' },
        // The name is not resolved a second time: between two answers it could lead somewhere else.
        lookup: (_host, options, done) => {
          if (options.all === true) done(null, [pinned]);
          else done(null, pinned.address, pinned.family);
        },
      },
      (answer) => {
        textOf(answer).then(resolve, (error: unknown) => {
          answer.destroy();
          reject(error instanceof Error ? error : new Error('no answer'));
        });
      },
    );
    question.on('error', reject);
    question.end();
  };
  ask().catch(reject);
  return promise;
}
