import { act, render } from '@testing-library/react';
import { createRoutesStub } from 'react-router';
import { IntlProvider } from 'use-intl';
import { expect, it, vi } from 'vitest';
import type { CartItem } from '#contract/cart.ts';
import { PriceViewProvider } from '#web/storefront/page/price-view.tsx';
import deHome from '#web/texts/de-home.ts';
import de from '#web/texts/de.ts';
import { Fits } from './fits.tsx';
import type { Fit } from './fitting-products.ts';
import type { HomeData } from './load-home.ts';

const fit = (id: Fit['id'], price: number | null): Fit => ({
  id,
  articleNumber: id,
  to: '/',
  values: {},
  outerMm: null,
  weightKg: 12,
  price,
  asked: price === null ? { key: id, productId: 1, configuration: null, quantity: 1, externalCustomerRef: '' } : null,
  shipping: null,
  place: '',
});
const data = {
  shop: 'verpackung',
  fits: [fit('holzkiste', 120), fit('verschlag', null)],
  earliest: '2026-12-01',
  question: { numbers: {}, country: 'CH', zipCode: '' },
} as unknown as HomeData;
const Home = createRoutesStub([{ path: '/', Component: () => <Fits data={data} stale={false} /> }]);

async function show(problem: string | null, pricePerOne: number | null) {
  const answer = Promise.withResolvers<Response>();
  const asked: CartItem[][] = [];
  vi.stubGlobal('fetch', async (_url: string, { body }: { body: string }) => {
    asked.push((JSON.parse(body) as { cartItems: CartItem[] }).cartItems);
    return answer.promise;
  });
  const { container, queryByText } = render(
    <IntlProvider locale="de" messages={{ ...de, ...deHome }}>
      <PriceViewProvider view="excl" vatPercent={8.1}>
        <Home />
      </PriceViewProvider>
    </IntlProvider>,
  );
  const priceOf = (at: number): string => container.querySelectorAll('article')[at]?.querySelector('p[class*=price]')?.textContent ?? '';
  const before = [priceOf(0), priceOf(1), queryByText('Günstigster Preis') === null];
  const items = [{ key: 'verschlag', pricePerOne, finalPrice: pricePerOne, discount: 0, graduatedPrice: [], problem }];
  await act(async () => answer.resolve(Response.json({ cartPrice: { discount: 0, items }, shippingCost: null, totals: null })));
  return { asked, before, priceOf, cheapest: () => container.querySelector('[class*=stamp]')?.closest('article')?.querySelector('h3') };
}

it('shows the price that came after the page, and which is cheapest only then', async () => {
  const { asked, before, priceOf, cheapest } = await show(null, 90);
  expect(before).toEqual([expect.stringContaining('120.00'), '…', true]);
  expect(asked.map((items) => items.map(({ key }) => key))).toEqual([['verschlag']]);
  expect(priceOf(1)).toContain('90.00');
  expect(cheapest()?.textContent).toBe('Verschlag');
});

it('says that a price is not available right now, and calls nothing the cheapest then', async () => {
  const { priceOf, cheapest } = await show('priceUnavailable', null);
  expect(priceOf(1)).toBe('Preis gerade nicht erhältlich');
  expect(cheapest()).toBeUndefined();
});
