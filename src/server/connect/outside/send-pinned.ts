/**
 * A request to an address that a user typed: its name is resolved once, every address behind it must be public, and the connection goes to exactly that one.
 * Quality §2 item 12. A refused address is an Outage like any other, so that nothing about the network behind the shop can be learned.
 */
import { lookup } from 'node:dns/promises';
import { request as requestHttp, type IncomingMessage } from 'node:http';
import { request as requestHttps } from 'node:https';
import type { Send } from './ask-once.ts';
import { Outage } from './outage.ts';
import { isLoopback, isPublicAddress } from './public-address.ts';

/** `loopback`, for tests: also hosts that resolve to this machine, without TLS. */
export interface PinnedRules {
  loopback: boolean;
}

/** Null: an address that the shop never calls, whatever it resolves to. */
export function outsideUrl(text: string, { loopback }: PinnedRules): URL | null {
  const url = URL.parse(text);
  if (url === null || url.username !== '' || url.password !== '') return null;
  if (url.protocol !== 'https:' && !(loopback && url.protocol === 'http:')) return null;
  return url.port !== '' && !loopback ? null : url;
}

/** Throws an Outage if one of the addresses is not public. */
export async function pinnedAddress(url: URL, { loopback }: PinnedRules): Promise<{ address: string; family: number }> {
  const host = url.hostname.replace(/^\[|\]$/g, '');
  const found = await lookup(host, { all: true });
  const sound = found.length > 0 && found.every(({ address }) => isPublicAddress(address) || (loopback && isLoopback(address)));
  const [first] = found;
  if (!sound || first === undefined) throw new Outage('notAsked');
  return first;
}

/** Connects to the address that was checked: between two look-ups a name could resolve to another one. */
export function sendPinned(rules: PinnedRules): Send {
  return async ({ url, method = 'GET', headers, body }, signal) => {
    const pinned = await pinnedAddress(url, rules);
    const send = url.protocol === 'https:' ? requestHttps : requestHttp;
    const { promise, resolve, reject } = Promise.withResolvers<IncomingMessage>();
    const question = send(
      url,
      {
        signal,
        agent: false,
        method,
        headers: { ...headers },
        lookup: (_host, options, done) => {
          if (options.all === true) done(null, [pinned]);
          else done(null, pinned.address, pinned.family);
        },
      },
      resolve,
    );
    question.on('error', reject);
    question.end(typeof body === 'string' ? body : undefined);
    const answer = await promise;
    const contentType = answer.headers['content-type'] ?? '';
    return { status: answer.statusCode ?? 0, contentType, body: answer as AsyncIterable<Uint8Array>, leave: () => answer.destroy() };
  };
}
