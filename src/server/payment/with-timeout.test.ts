import { describe, expect, it } from 'vitest';
import { PaymentOutage } from '#server/connect/payments/payment-provider.ts';
import { inPatience } from './with-timeout.ts';

describe('patience with the payment provider', () => {
  it('hands on what comes in time, also a failure', async () => {
    expect(await inPatience(Promise.resolve('paid'))).toBe('paid');
    await expect(inPatience(Promise.reject(new Error('a bug')))).rejects.toThrow('a bug');
  });

  it('calls it an outage when nothing comes', async () => {
    await expect(inPatience(Promise.withResolvers<string>().promise, 10)).rejects.toThrow(PaymentOutage);
  });

  it('what fails later troubles nobody', async () => {
    const { promise, reject } = Promise.withResolvers<string>();
    await expect(inPatience(promise, 10)).rejects.toThrow(PaymentOutage);
    reject(new Error('too late'));
    await expect(promise).rejects.toThrow('too late');
  });
});
