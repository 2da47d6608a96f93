/**
 * One GET to a host of the allow-list, at a public address (`outside/send-pinned.ts`). No redirects, 3 seconds, 64 KiB.
 * Quality §2 item 12. Any failure is the same error without details, so that nothing about the network behind the shop can be learned.
 */
import { askOnce } from '#server/connect/outside/ask-once.ts';
import { Outage } from '#server/connect/outside/outage.ts';
import { outsideUrl, sendPinned } from '#server/connect/outside/send-pinned.ts';

const timeoutMs = 3000;
const mostBytes = 64 * 1024;

export interface HostRules {
  /** Host names in lower case. */
  hosts: ReadonlySet<string>;
  /** For tests: also hosts that resolve to this machine, without TLS. */
  loopback: boolean;
  /** The demo's own price service: known at exactly this address, and asked at `url` on this machine. */
  standIn?: { address: string; url: string } | undefined;
}

const ownMachine = { loopback: true };

const isStandIn = (url: URL, { standIn }: HostRules): boolean =>
  standIn !== undefined && `${url.origin}${url.pathname}` === standIn.address;

/** Null: not an address that the shop calls. */
export function askableUrl(text: string, rules: HostRules): URL | null {
  const typed = URL.parse(text);
  if (typed !== null && typed.username === '' && typed.password === '' && isStandIn(typed, rules)) return typed;
  const url = outsideUrl(text, rules);
  return url !== null && rules.hosts.has(url.hostname) ? url : null;
}

/** The body of a 200 answer; throws an Outage for anything else. */
export async function askHost(url: URL, rules: HostRules, deadlineMs: number = timeoutMs): Promise<string> {
  if (askableUrl(url.href, rules) === null) throw new Outage('notAsked');
  const played = rules.standIn !== undefined && isStandIn(url, rules) ? new URL(url.search, rules.standIn.url) : null;
  const question = { url: played ?? url, headers: { accept: 'application/json' } };
  const { status, bytes } = await askOnce(question, { timeoutMs: deadlineMs, mostBytes }, sendPinned(played === null ? rules : ownMachine));
  if (status !== 200) throw new Outage(`status ${status}`);
  return bytes.toString('utf8');
}
