/** Signs and sends the provider's messages about its transactions. Their transport can be disturbed: delayed, duplicated, lost. */
import { generateKeyPairSync, randomUUID, sign } from 'node:crypto';
import { transactionEntity } from '#server/connect/payments/wire.ts';
import type { Notice } from '#server/connect/payments/wire.ts';

interface Message {
  body: Buffer;
  signature: string;
}

/** Delivers a message to the shop and returns the status of its answer. */
export type Deliver = (message: Message) => Promise<number>;

export interface WebhookSender {
  keyId: string;
  /** Base64 of the SPKI form. */
  publicKey: string;
  /** All messages since the start, including those never sent. */
  told: readonly Message[];
  mode: 'send' | 'hold' | 'drop' | 'double';
  delayMs: number;
  message: (part: { entityId: number; state: string }) => Message;
  tell: (part: { entityId: number; state: string }) => void;
  /** Signed with a key that is not the provider's. */
  forged: (part: { entityId: number; state: string }) => Message;
  deliver: Deliver;
  /** Resolves when all messages under way have arrived. */
  arrived: () => Promise<void>;
}

export function openWebhookSender({ spaceId, now, deliver }: { spaceId: number; now: () => number; deliver: Deliver }): WebhookSender {
  const keyId = randomUUID();
  const pair = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const other = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const told: Message[] = [];
  const under = new Set<Promise<unknown>>();
  let eventId = now();

  const signed = (part: { entityId: number; state: string }, key = pair.privateKey): Message => {
    const notice: Notice = {
      ...part,
      eventId: (eventId += 1),
      listenerEntityId: transactionEntity,
      spaceId,
      timestamp: new Date(now()).toISOString(),
    };
    const body = Buffer.from(JSON.stringify({ ...notice, listenerEntityTechnicalName: 'Transaction', webhookListenerId: 1 }));
    const signature = sign('sha256', body, key).toString('base64');
    return { body, signature: `algorithm=SHA256withECDSA, keyId=${keyId}, signature=${signature}` };
  };
  /** Up to three tries, as a webhook that is not answered with 200 is repeated. */
  const send = async (message: Message, delayMs: number): Promise<void> => {
    if (delayMs > 0)
      await new Promise((resolve) => {
        setTimeout(resolve, delayMs).unref();
      });
    for (let attempt = 0; attempt < 3; attempt++) {
      const status = await sender.deliver(message).catch(() => 0);
      if (status >= 200 && status < 300) return;
    }
  };
  const start = (message: Message, delayMs: number): void => {
    const sending = send(message, delayMs).finally(() => under.delete(sending));
    under.add(sending);
  };
  const sender: WebhookSender = {
    keyId,
    publicKey: pair.publicKey.export({ format: 'der', type: 'spki' }).toString('base64'),
    told,
    mode: 'send',
    delayMs: 0,
    deliver,
    message: (part) => signed(part),
    forged: (part) => signed(part, other.privateKey),
    tell: (part) => {
      const message = signed(part);
      told.push(message);
      if (sender.mode === 'send' || sender.mode === 'double') start(message, sender.delayMs);
      if (sender.mode === 'double') start(message, sender.delayMs);
    },
    arrived: async () => {
      while (under.size > 0) await Promise.all(under);
    },
  };
  return sender;
}
