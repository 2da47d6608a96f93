/**
 * One GET to a host of the allow-list: its name is resolved once, every address must be public, and the connection goes to exactly that address. No redirects, 3 seconds, 64 KiB.
 * Quality §2 item 12. Everything that goes wrong is one error without details, so that nobody learns what stands behind the shop.
 */
import { lookup } from 'node:dns/promises';
import { request as requestHttp, type IncomingMessage } from 'node:http';
import { request as requestHttps } from 'node:https';
import { askOnce } from '#server/connect/outside/ask-once.ts';
import type { Send } from '#server/connect/outside/ask-once.ts';
import { Outage } from '#server/connect/outside/outage.ts';
import { isLoopback, isPublicAddress } from './public-address.ts';

const timeoutMs = 3000;
const mostBytes = 64 * 1024;

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
  if (!sound || first === undefined) throw new Outage('notAsked');
  return first;
}

/** The connection goes to the address that was looked at: between two look-ups a name could lead somewhere else. */
function sendPinned(rules: HostRules): Send {
  return async ({ url }, signal) => {
    const pinned = await addressOf(url, rules);
    const send = url.protocol === 'https:' ? requestHttps : requestHttp;
    const { promise, resolve, reject } = Promise.withResolvers<IncomingMessage>();
    const question = send(
      url,
      {
        signal,
        agent: false,
        headers: { accept: 'application/json' },
        lookup: (_host, options, done) => {
          if (options.all === true) done(null, [pinned]);
          else done(null, pinned.address, pinned.family);
        },
      },
      resolve,
    );
    question.on('error', reject);
    question.end();
    const answer = await promise;
    return { status: answer.statusCode ?? 0, contentType: answer.headers['content-type'] ?? '', body: answer as AsyncIterable<Uint8Array> };
  };
}

/** The body of a 200 answer; throws an Outage for everything else. */
export async function askHost(url: URL, rules: HostRules, deadlineMs: number = timeoutMs): Promise<string> {
  if (askableUrl(url.href, rules) === null) throw new Outage('notAsked');
  if (rules.standIn !== undefined && isStandIn(url, rules)) return rules.standIn.ask(url);
  const { status, bytes } = await askOnce({ url }, { timeoutMs: deadlineMs, mostBytes }, sendPinned(rules));
  if (status !== 200) throw new Outage(`status ${status}`);
  return bytes.toString('utf8');
}
