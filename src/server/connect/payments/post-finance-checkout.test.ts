import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { startPaymentProvider } from '#fakes/payment-provider/payment-provider.ts';
import type { PaymentProviderStandIn } from '#fakes/payment-provider/payment-provider.ts';
import { rappen } from '#domain/money/money.ts';
import { PaymentOutage } from './payment-provider.ts';
import type { PaymentProvider } from './payment-provider.ts';
import { openPostFinanceCheckout } from './post-finance-checkout.ts';
import { paymentRequest } from './request.test-data.ts';

const start = Date.parse('2026-11-23T09:00:00+01:00');
let standIn: PaymentProviderStandIn;
let provider: PaymentProvider;
let nowMs: number;

const open = (over: { url?: string; key?: string; spaceId?: string; timeoutMs?: number } = {}): PaymentProvider => {
  const { methods, ...credentials } = standIn.settings;
  const { timeoutMs = 2000, ...changed } = over;
  return openPostFinanceCheckout({
    credentials: { ...credentials, ...changed },
    methodConfigurations: methods,
    now: () => nowMs,
    timeoutMs,
  });
};

beforeEach(async () => {
  nowMs = start;
  standIn = await startPaymentProvider({ deliver: async () => 200, now: () => nowMs });
  provider = open();
});
afterEach(async () => standIn.stop());

describe('a payment at the provider', () => {
  test('is created, found, read and paid', async () => {
    const created = await provider.createPayment(paymentRequest());
    expect(created).toMatchObject({ word: 'OPEN', amount: null, currency: 'CHF', reference: 'A2026-00001-1' });
    expect(await provider.findPayment('A2026-00001-1')).toEqual(created);
    expect(await provider.findPayment('A2026-00001-2')).toBeNull();
    expect(await provider.pageUrl(created.transactionId)).toMatch(/^http:.*\/\d+\?securityToken=[0-9a-f]{32}$/);
    standIn.decide(standIn.entryOf('A2026-00001-1'), 'pay');
    expect(await provider.getPayment(created.transactionId)).toMatchObject({ word: 'PAID', amount: rappen(15_138) });
    expect(await provider.getPayment('1')).toBeNull();
  });

  test('takes another method as long as nobody has paid', async () => {
    const created = await provider.createPayment(paymentRequest());
    const [one, other] = await Promise.all([provider.changeMethod(created, 104), provider.changeMethod(created, 103)]);
    // Of two concurrent changes one meets a newer version, reads again and comes second.
    expect([one.version, other.version].sort((a, b) => a - b)).toEqual([2, 3]);
    standIn.decide(standIn.entryOf('A2026-00001-1'), 'decline');
    await expect(provider.changeMethod(created, 104)).rejects.toThrow(PaymentOutage);
  });

  test('is refunded once for the same id, never more than was paid', async () => {
    const { transactionId } = await provider.createPayment(paymentRequest());
    standIn.decide(standIn.entryOf('A2026-00001-1'), 'pay');
    const refund = { transactionId, externalId: 'r1', amount: rappen(10_000), reference: 'A2026-00001' };
    standIn.trouble('refund', 'loseAnswer');
    expect(await provider.refund(refund)).toBe('SUCCESSFUL');
    expect(standIn.ledger.refunds.size).toBe(1);
    expect(await provider.refund({ ...refund, externalId: 'r2' })).toBe('FAILED');
    expect(standIn.ledger.refunds.size).toBe(1);
  });

  test('what was reserved is taken or given back, and doing it twice changes nothing', async () => {
    const { transactionId } = await provider.createPayment(paymentRequest());
    const entry = standIn.entryOf('A2026-00001-1');
    entry.asked.completionBehavior = 'COMPLETE_DEFERRED';
    standIn.decide(entry, 'pay');
    expect(await provider.getPayment(transactionId)).toMatchObject({ word: 'RESERVED' });
    await provider.capture(transactionId);
    await provider.capture(transactionId);
    await provider.voidPayment(transactionId);
    expect(await provider.getPayment(transactionId)).toMatchObject({ word: 'PAID' });
  });
});

describe('when the way to the provider is bad', () => {
  test('a lost answer to a creation makes no second transaction', async () => {
    standIn.trouble('create', 'loseAnswer');
    const created = await provider.createPayment(paymentRequest());
    expect(standIn.ledger.entries.size).toBe(1);
    expect(standIn.asked).toMatchObject({ create: 1, search: 1 });
    expect(created.reference).toBe('A2026-00001-1');
  });

  test('a creation that was not done is tried once more', async () => {
    standIn.trouble('create', 'status500');
    await provider.createPayment(paymentRequest());
    expect(standIn.ledger.entries.size).toBe(1);
    expect(standIn.asked.create).toBe(2);
  });

  test('reading is tried three times, an answer that never comes is an outage', async () => {
    const { transactionId } = await provider.createPayment(paymentRequest());
    standIn.trouble('read', 'status500', 'loseAnswer');
    expect(await provider.getPayment(transactionId)).toMatchObject({ word: 'OPEN' });
    standIn.trouble('read', 'hang', 'hang', 'hang');
    await expect(open({ timeoutMs: 80 }).getPayment(transactionId)).rejects.toThrow(PaymentOutage);
  });

  test('after five outages in a row it is left in peace for half a minute', async () => {
    standIn.trouble('read', ...Array.from({ length: 5 }, () => 'status500' as const));
    const { transactionId } = await provider.createPayment(paymentRequest());
    await expect(provider.getPayment(transactionId)).rejects.toThrow('500');
    await expect(provider.getPayment(transactionId)).rejects.toThrow('500');
    const { read } = standIn.asked;
    await expect(provider.getPayment(transactionId)).rejects.toThrow('not asked');
    expect(standIn.asked.read).toBe(read);
    nowMs += 31_000;
    expect(await provider.getPayment(transactionId)).toMatchObject({ word: 'OPEN' });
  });

  test('who has another key or space is not let in', async () => {
    const other = Buffer.alloc(32, 1).toString('base64');
    await expect(open({ key: other }).createPayment(paymentRequest())).rejects.toThrow('401');
    await expect(open({ spaceId: '1' }).createPayment(paymentRequest())).rejects.toThrow('401');
    expect(standIn.ledger.entries.size).toBe(0);
  });

  test.each([
    ['an empty answer', '', 200],
    ['a web page', '<html>', 200],
    ['another shape', '{"id":"1"}', 200],
    ['an endless answer', 'x'.repeat(300_000), 200],
    ['a redirect', '', 302],
  ])('%s is an outage', async (_name, body, status) => {
    const server = createServer((_request, response) => response.writeHead(status, { location: 'http://127.0.0.1:1/' }).end(body));
    await new Promise<void>((resolve) => {
      server.listen(0, '127.0.0.1', resolve);
    });
    const { port } = server.address() as AddressInfo;
    await expect(open({ url: `http://127.0.0.1:${port}/api/v2.0` }).getPayment('1')).rejects.toThrow(PaymentOutage);
    server.close();
  });
});

describe('a message from the provider', () => {
  const part = { entityId: 12, state: 'FULFILL' };
  const sender = '192.0.2.1';

  test('is read when its signature fits its bytes', async () => {
    const { body, signature } = standIn.webhooks.message(part);
    expect(await provider.parseWebhook(body, signature, sender)).toEqual({
      eventId: expect.stringMatching(/^4711-\d+$/),
      transactionId: '12',
    });
  });

  test('is nothing when changed, forged, unsigned, or for another shop', async () => {
    const { body, signature } = standIn.webhooks.message(part);
    const changed = Buffer.from(body.toString().replace('12', '13'));
    expect(await provider.parseWebhook(changed, signature, sender)).toBeNull();
    expect(await provider.parseWebhook(Buffer.concat([body, Buffer.from(' ')]), signature, sender)).toBeNull();
    const forged = standIn.webhooks.forged(part);
    expect(await provider.parseWebhook(forged.body, forged.signature, sender)).toBeNull();
    for (const header of [null, '', 'x', signature.replace('SHA256', 'none'), signature.replace(/keyId=[^,]+/, 'keyId=../../payment')])
      expect(await provider.parseWebhook(body, header, sender)).toBeNull();
    expect(await open({ spaceId: '99' }).parseWebhook(body, signature, sender)).toBeNull();
  });

  test('keys are fetched once and kept, and forgers can neither make us ask without end nor silence the provider', async () => {
    const requests: string[] = [];
    const server = createServer((request, response) => {
      requests.push(request.url ?? '');
      const known = request.url?.endsWith(standIn.webhooks.keyId) === true;
      response.writeHead(known ? 200 : 404).end(known ? standIn.webhooks.publicKey : '{}');
    });
    await new Promise<void>((resolve) => {
      server.listen(0, '127.0.0.1', resolve);
    });
    const { port } = server.address() as AddressInfo;
    const asking = open({ url: `http://127.0.0.1:${port}/api/v2.0` });
    const { body, signature } = standIn.webhooks.message(part);
    const forge = async (number: number, caller: string) =>
      asking.parseWebhook(body, signature.replace(/keyId=[^,]+/, `keyId=forged-${number}`), caller);
    for (let number = 0; number < 10; number++) expect(await forge(number, '203.0.113.9')).toBeNull();
    // An unverified signature is not treated as forged: a genuine sender will send again.
    for (let number = 10; number < 30; number++) await expect(forge(number, '203.0.113.9')).rejects.toThrow(PaymentOutage);
    expect(requests).toHaveLength(10);
    const together = await Promise.all(Array.from({ length: 20 }, async () => asking.parseWebhook(body, signature, sender)));
    expect(together.every((notice) => notice?.transactionId === '12')).toBe(true);
    expect(requests).toHaveLength(11);
    nowMs += 61_000;
    for (let number = 0; number < 300; number++) {
      nowMs += 7000;
      await forge(1000 + number, '203.0.113.9');
    }
    expect(await asking.parseWebhook(body, signature, sender)).toMatchObject({ transactionId: '12' });
    expect(requests).toHaveLength(311);
    server.close();
  });
});
