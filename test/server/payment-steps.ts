/** Steps of the tests of payments: a shop with its own provider. */
import { startPaymentProvider } from '#fakes/payment-provider/payment-provider.ts';
import type { PaymentProviderStandIn } from '#fakes/payment-provider/payment-provider.ts';
import { startShop } from './shop-app.ts';
import type { ShopApp } from './shop-app.ts';

interface PaidShop {
  shop: ShopApp;
  provider: PaymentProviderStandIn;
  /** The shop's configuration of its provider. */
  env: Record<string, string>;
  /** Delivers a message to the shop's webhook. */
  deliver: (message: { body: Buffer; signature: string }) => Promise<number>;
}

/** Closing the shop stops the provider too. `hears` false: the provider's messages do not arrive. */
export async function shopWithProvider({ now, hears = true }: { now: () => number; hears?: boolean }): Promise<PaidShop> {
  const door: { shop: ShopApp | null } = { shop: null };
  const deliver: PaidShop['deliver'] = async ({ body, signature }) => {
    const headers = { 'content-type': 'application/json', 'x-signature': signature };
    const answer = await door.shop?.app.inject({ method: 'POST', url: '/api/payment/webhook', headers, payload: body });
    return answer?.statusCode ?? 503;
  };
  const provider = await startPaymentProvider({ deliver: hears ? deliver : async () => 200, now });
  const { url, spaceId, userId, key, methods } = provider.settings;
  const env = {
    PAYMENT_URL: url,
    PAYMENT_SPACE_ID: spaceId,
    PAYMENT_USER_ID: userId,
    PAYMENT_KEY: key,
    PAYMENT_METHODS: [...methods].map(([ours, theirs]) => `${ours}:${theirs}`).join(','),
    PUBLIC_URL: 'https://shop.example',
  };
  const shop = await startShop({ now, env });
  door.shop = shop;
  const close = async (): Promise<void> => {
    await shop.close();
    await provider.stop();
  };
  return { shop: { ...shop, close }, provider, env, deliver };
}
