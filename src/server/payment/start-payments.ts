/** Assembles online payment: with the configured provider, the stand-in of the demo, or none; and starts the periodic checks. */
import type { Warn } from '#server/connect/outside/open-service.ts';
import { openPostFinanceCheckout } from '#server/connect/payments/post-finance-checkout.ts';
import { checkTransaction } from './check-payment.ts';
import { openOnlinePayments } from './online-payments.ts';
import { isOnline } from './payment-services.ts';
import type { PaymentServices } from './payment-services.ts';
import { openWatch, watchPayments } from './watch-payments.ts';

export interface ProviderSettings {
  url: string;
  spaceId: string;
  userId: string;
  key: string;
  methods: ReadonlyMap<number, number>;
}

export function openProvider(settings: ProviderSettings | undefined, now: () => number, warn: Warn): PaymentServices['provider'] {
  if (settings === undefined) return null;
  const { methods, ...credentials } = settings;
  return openPostFinanceCheckout({ credentials, methodConfigurations: methods, now, warn });
}

export function startPayments(services: PaymentServices) {
  return {
    services,
    online: openOnlinePayments(services),
    checkTransaction: async (transactionId: string): Promise<void> => {
      if (isOnline(services)) await checkTransaction(services, transactionId);
    },
    watch: async (): Promise<void> => watchPayments(services),
    ...openWatch(services),
  };
}
