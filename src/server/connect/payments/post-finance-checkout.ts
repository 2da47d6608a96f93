/** PostFinance Checkout as the shop's payment provider: which path serves which request. https://checkout.postfinance.ch/api/v2.0 */
import { setTimeout as delay } from 'node:timers/promises';
import type { z } from 'zod';
import { chfFromRappen } from '#domain/money/money.ts';
import { openClient } from './client.ts';
import type { ClientAnswer, ClientOptions } from './client.ts';
import { PaymentOutage } from './payment-provider.ts';
import type { PaymentProvider, ProviderPayment } from './payment-provider.ts';
import { paymentOf, refundWordOf } from './state.ts';
import { transactionOf } from './transaction.ts';
import { openWebhook } from './webhook.ts';
import { Completion, EncryptionKey, PageUrl, Refund, Transaction, TransactionSearch } from './wire.ts';
import type { RefundCreate, TransactionUpdate } from './wire.ts';

export interface CheckoutOptions extends ClientOptions {
  /** Our id of a method → the provider's configuration of it. */
  methodConfigurations: ReadonlyMap<number, number>;
}

const badRequest = 400;
const conflict = 409;
const unprocessable = 422;
const conflictTries = 3;

export function openPostFinanceCheckout(options: CheckoutOptions): PaymentProvider {
  const { credentials, now, methodConfigurations } = options;
  const ask = openClient(options);
  const read = openWebhook({
    spaceId: credentials.spaceId,
    now,
    fetchKey: async (keyId) => {
      const answer = await ask('GET', `/webhooks/encryption-keys/${keyId}`, { again: true });
      return answer.status === 200 ? parsed(EncryptionKey, plainText(answer.text)) : null;
    },
  });

  const configurationOf = (methodId: number): number => {
    const configuration = methodConfigurations.get(methodId);
    if (configuration === undefined) throw new Error(`no configuration for payment method ${methodId}`);
    return configuration;
  };
  const findPayment = async (reference: string): Promise<ProviderPayment | null> => {
    const query = encodeURIComponent(`merchantReference:"${reference}"`);
    const answer = json(TransactionSearch, await ask('GET', `/payment/transactions/search?query=${query}&limit=10`, { again: true }));
    const found = answer.data.filter((transaction) => transaction.merchantReference === reference).map(paymentOf);
    // If there should ever be two, the most advanced one counts.
    return found.find(({ word }) => word === 'PAID') ?? found.find(({ word }) => word !== 'FAILED') ?? found[0] ?? null;
  };
  const getPayment = async (transactionId: string): Promise<ProviderPayment | null> => {
    const answer = await ask('GET', `/payment/transactions/${id(transactionId)}`, { again: true });
    return answer.status === 404 ? null : paymentOf(json(Transaction, answer));
  };

  return {
    methods: [...methodConfigurations.keys()],
    findPayment,
    getPayment,
    createPayment: async (request) => {
      const body = transactionOf(request, configurationOf(request.methodId));
      try {
        return paymentOf(json(Transaction, await ask('POST', '/payment/transactions', { body })));
      } catch (error) {
        if (!(error instanceof PaymentOutage)) throw error;
        // The answer may be lost although the transaction exists: never create a second one without looking.
        const found = await findPayment(request.reference);
        if (found) return found;
        return paymentOf(json(Transaction, await ask('POST', '/payment/transactions', { body })));
      }
    },
    pageUrl: async (transactionId) => {
      const answer = await ask('GET', `/payment/transactions/${id(transactionId)}/payment-page-url`, { again: true });
      if (answer.status !== 200) throw new PaymentOutage(`status ${answer.status} for the payment page`);
      return parsed(PageUrl, plainText(answer.text));
    },
    changeMethod: async (payment, methodId) => {
      let { version } = payment;
      for (let attempt = 1; ; attempt++) {
        const body: TransactionUpdate = { version, allowedPaymentMethodConfigurations: [configurationOf(methodId)] };
        const answer = await ask('PATCH', `/payment/transactions/${id(payment.transactionId)}`, { body });
        if (answer.status !== conflict || attempt === conflictTries) return paymentOf(json(Transaction, answer));
        await delay(50 * attempt);
        const now = await getPayment(payment.transactionId);
        if (now === null || now.word !== 'OPEN') return now ?? payment;
        ({ version } = now);
      }
    },
    capture: async (transactionId) => {
      const answer = await ask('POST', `/payment/transactions/${id(transactionId)}/complete-online`);
      // Already done by someone else.
      if (answer.status !== conflict) json(Completion, answer);
    },
    voidPayment: async (transactionId) => {
      const answer = await ask('POST', `/payment/transactions/${id(transactionId)}/void-online`);
      if (answer.status !== conflict) json(Completion, answer);
    },
    refund: async ({ transactionId, externalId, amount, reference }) => {
      const body: RefundCreate = {
        externalId,
        type: 'MERCHANT_INITIATED_ONLINE',
        transaction: Number(id(transactionId)),
        amount: chfFromRappen(amount),
        merchantReference: reference,
      };
      const answer = await ask('POST', '/payment/refunds', { body, again: true });
      // Refused because of its content: a retry would be refused forever.
      if (answer.status === badRequest || answer.status === unprocessable) return 'FAILED';
      return refundWordOf(json(Refund, answer));
    },
    parseWebhook: async (rawBody, signature, caller) => {
      const notice = await read(rawBody, signature, caller);
      return notice === null ? null : { eventId: `${notice.spaceId}-${notice.eventId}`, transactionId: String(notice.entityId) };
    },
  };
}

/** Ids come from the provider and from our own table; a path must never contain anything else. */
function id(transactionId: string): string {
  if (!/^\d{1,18}$/.test(transactionId)) throw new Error('not a transaction id');
  return transactionId;
}

/** Plain texts arrive bare or as a JSON string. */
function plainText(text: string): string {
  const bare = text.trim();
  return bare.startsWith('"') && bare.endsWith('"') ? bare.slice(1, -1).replaceAll('\\/', '/') : bare;
}

function json<Schema extends z.ZodType>(schema: Schema, { status, text }: ClientAnswer): z.output<Schema> {
  if (status >= 400) throw new PaymentOutage(`status ${status}: ${text.slice(0, 300)}`);
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    throw new PaymentOutage('an answer that is no JSON', { cause: error });
  }
  return parsed(schema, value);
}

function parsed<Schema extends z.ZodType>(schema: Schema, value: unknown): z.output<Schema> {
  const result = schema.safeParse(value);
  if (!result.success) throw new PaymentOutage('an answer of an unknown shape', { cause: result.error });
  return result.data;
}
