import { describe, expect, it } from 'vitest';
import { PaymentOutage } from '#server/connect/payments/payment-provider.ts';
import { withTimeout } from './with-timeout.ts';

describe('a time limit on the payment provider', () => {
  it('hands on what comes in time, also a failure', async () => {
    expect(await withTimeout(Promise.resolve('paid'))).toBe('paid');
    await expect(withTimeout(Promise.reject(new Error('a bug')))).rejects.toThrow('a bug');
  });

  it('calls it an outage when nothing comes', async () => {
    await expect(withTimeout(Promise.withResolvers<string>().promise, 10)).rejects.toThrow(PaymentOutage);
  });

  it('what fails later troubles nobody', async () => {
    const { promise, reject } = Promise.withResolvers<string>();
    await expect(withTimeout(promise, 10)).rejects.toThrow(PaymentOutage);
    reject(new Error('too late'));
    await expect(promise).rejects.toThrow('too late');
  });
});
