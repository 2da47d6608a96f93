/** Renders parts of the product page in a page of their language: texts, prices with VAT, toasts. */
import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { IntlProvider } from 'use-intl';
import { vi } from 'vitest';
import type { CartItem } from '#contract/cart.ts';
import type { Language } from '#domain/language/language.ts';
import { PriceViewProvider } from '#web/storefront/page/price-view.tsx';
import de from '#web/texts/de.ts';
import en from '#web/texts/en.ts';
import fr from '#web/texts/fr.ts';
import { ToastProvider } from '#web/ui/toast.tsx';

// The types are those of the German texts; other languages have other words.
const messages = { de, fr, en } as Record<Language, typeof de>;

export function open(language: Language, content: ReactNode) {
  return render(
    <IntlProvider locale={language} messages={messages[language]}>
      <PriceViewProvider view="incl" vatPercent={8.1}>
        <ToastProvider>{content}</ToastProvider>
      </PriceViewProvider>
    </IntlProvider>,
  );
}

/** The server's prices of one piece; returns the requested items. */
export function priceBy(priceOf: (item: CartItem) => number): CartItem[][] {
  const asked: CartItem[][] = [];
  vi.stubGlobal('fetch', async (_url: string, { body }: { body: string }) => {
    const { cartItems } = JSON.parse(body) as { cartItems: CartItem[] };
    asked.push(cartItems);
    const items = cartItems.map((item) => ({
      key: item.key,
      pricePerOne: priceOf(item),
      finalPrice: priceOf(item) * item.quantity,
      discount: 0,
      graduatedPrice: [],
      problem: null,
    }));
    return Promise.resolve(Response.json({ cartPrice: { discount: 0, items }, shippingCost: null, totals: null }));
  });
  return asked;
}
