/**
 * Sends waiting messages: signed, to public addresses only, at least once, with growing pauses up to most of a day. A message names the changed record, not its
 * contents: a lost or repeated one does no harm, and a receiver that may know more asks with a key.
 */
import { createHmac } from 'node:crypto';
import { pauseAfter } from '#domain/integration/webhook-event.ts';
import { askOnce } from '#server/connect/outside/ask-once.ts';
import { Outage } from '#server/connect/outside/outage.ts';
import { outsideUrl, sendPinned } from '#server/connect/outside/send-pinned.ts';
import type { IntegrationServices } from './integration-services.ts';
import { deleteEventsBefore, keepAnswer, receiversDue, takeDue } from './webhook-store.ts';
import type { DueDelivery } from './webhook-store.ts';

type Services = Pick<IntegrationServices, 'db' | 'now' | 'seal' | 'loopback'>;

/** Requests under way to one receiver. */
const most = 20;
/** Longer than the time-out of any request. */
const takenMs = 60_000;
const limits = { timeoutMs: 8000, mostBytes: 0, statusOnly: true };
const keptMs = 30 * 86_400_000;

export interface WebhookSender {
  /** Sends what is due, to each receiver by itself; returns how many were tried. A receiver that an earlier call still serves is left to it. */
  send: () => Promise<number>;
  /** Breaks off what is being sent and resolves when nothing is any more. What has no answer yet is sent again later, as after a crash. */
  stop: () => Promise<void>;
}

/** Receivers do not wait for each other: a silent one takes all the time of its requests. */
export function openWebhookSender(services: Services): WebhookSender {
  const { db, now } = services;
  const served = new Map<number, Promise<number>>();
  const stop = new AbortController();
  const serve = async (receiver: number): Promise<number> => {
    let tried = 0;
    let block: number;
    // A full block means that there may be more.
    do {
      block = await sendBlock(services, receiver, stop.signal);
      tried += block;
    } while (block === most && !stop.signal.aborted);
    return tried;
  };
  return {
    send: async () => {
      const due = await receiversDue(db, new Date(now()));
      const begun = due.filter((receiver) => !served.has(receiver) && !stop.signal.aborted);
      for (const receiver of begun)
        served.set(
          receiver,
          serve(receiver).finally(() => served.delete(receiver)),
        );
      const tried = await Promise.all(begun.map(async (receiver) => served.get(receiver) ?? 0));
      return tried.reduce((sum, count) => sum + count, 0);
    },
    stop: async () => {
      stop.abort();
      await Promise.allSettled(served.values());
    },
  };
}

async function sendBlock(services: Services, receiver: number, stop: AbortSignal): Promise<number> {
  const { db, now } = services;
  const due = await takeDue(db, receiver, { now: new Date(now()), until: new Date(now() + takenMs), most });
  await Promise.all(
    due.map(async (delivery) => {
      const answer = await answerTo(services, delivery, stop);
      if (!answer.ok && stop.aborted) return;
      const pause = answer.ok ? null : pauseAfter(delivery.tries);
      const state = answer.ok ? 'SENT' : pause === null ? 'FAILED' : 'WAITING';
      await keepAnswer(db, delivery.id, { state, nextAt: pause === null ? null : new Date(now() + pause), answer: answer.text });
    }),
  );
  return due.length;
}

async function answerTo(
  { now, seal, loopback }: Services,
  delivery: DueDelivery,
  stop: AbortSignal,
): Promise<{ ok: boolean; text: string }> {
  const url = outsideUrl(delivery.url, { loopback });
  const secret = seal.open(delivery.secret);
  if (url === null || secret === null) return { ok: false, text: 'notAsked' };
  const body = bodyOf(delivery);
  const seconds = Math.floor(now() / 1000);
  const headers = {
    'content-type': 'application/json',
    'content-length': String(Buffer.byteLength(body)),
    'x-webhook-event': delivery.event,
    'x-webhook-id': delivery.uuid,
    'x-webhook-signature': signature(secret.toString('utf8'), seconds, body),
  };
  try {
    const { status } = await askOnce({ url, method: 'POST', headers, body }, { ...limits, signal: stop }, sendPinned({ loopback }));
    return { ok: status >= 200 && status < 300, text: `status ${status}` };
  } catch (error) {
    return { ok: false, text: error instanceof Outage ? error.kind : 'unreachable' };
  }
}

function bodyOf({ uuid, event, at, recordId, number, version }: DueDelivery): string {
  return JSON.stringify({ id: uuid, event, at: at.toISOString(), record: { id: recordId, formattedId: number, version } });
}

/** `t=seconds,v1=hex`: HMAC-SHA256 of `seconds.body`; receivers should reject old times. */
function signature(secret: string, seconds: number, body: string): string {
  return `t=${seconds},v1=${createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex')}`;
}

const everyMs = 3000;
const tidyEveryMs = 3_600_000;

export function startWebhooks(
  { db, now }: Services,
  sender: WebhookSender,
  failed: (error: unknown) => void,
): { stop: () => Promise<void> } {
  let tidied = 0;
  const work = async (): Promise<void> => {
    if (now() - tidied > tidyEveryMs) {
      tidied = now();
      await deleteEventsBefore(db, new Date(tidied - keptMs));
    }
    await sender.send();
  };
  const timer = setInterval(() => void work().catch(failed), everyMs);
  timer.unref();
  return {
    stop: async () => {
      clearInterval(timer);
      await sender.stop();
    },
  };
}
