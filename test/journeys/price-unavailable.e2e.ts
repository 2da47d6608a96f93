// Another company's price service fails: product and cart say so, keep everything, and have the price after another try.
import { openDesk } from './desk-calls.ts';
import { companyGuest } from './guest.ts';
import { alertAbove, amountIn, cartSums, orderButton, priceBar, toCheckout, walkToSummary } from './order-steps.ts';
import { expect, open, test } from './watched-page.ts';

const words = 'Preis gerade nicht erhältlich';

test(
  'a price that is not available right now is asked for again, on the product and in the cart',
  { tag: ['@desktop', '@long-on-desktop'] },
  async ({ page, context, attempt }) => {
    const article = `KA_00${11 - attempt}`;
    const desk = await openDesk(context);
    const { items } = await desk.get<{ items: [{ id: number; unitOfSales: number }] }>(`/product?articleNumber=${article}`);
    const [product] = items;
    const prices = await desk.get<{ items: [{ id: number }] }>(`/product/price?productId=${product.id}`);
    const { remotePrice } = await desk.get<{ remotePrice: object }>('/product/price/remote-default');
    await desk.send('PUT', `/product/price/${prices.items[0].id}/remote-price`, { remotePrice });
    const fail = async (): Promise<void> => {
      // In this order: pages and the cart ask by themselves, and a price told between the two would be kept.
      await desk.send('POST', '/dev/stand-in/price/fault', { operation: 'price', fault: 'status500', times: 20 });
      await desk.send('POST', '/product/clear-price-cache', {});
    };
    const recover = async (): Promise<void> => {
      await desk.send('POST', '/dev/stand-in/price/forget', {});
      await desk.send('POST', '/product/clear-price-cache', {});
    };

    await fail();
    await page.setViewportSize({ width: 820, height: 900 });
    await open(page, `/products/${article}?lang=fr`);
    const frenchBar = page.getByRole('region', { name: 'Prix et commande' });
    await expect(frenchBar.getByText('Prix momentanément indisponible')).toBeVisible();
    const beyond = await frenchBar
      .locator('b')
      .first()
      .evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth);
    expect(beyond, 'the words leave room for the day').toBe(0);
    await page.setViewportSize({ width: 1440, height: 900 });
    await open(page, `/products/${article}?lang=de`);
    const bar = priceBar(page);
    await expect(bar.getByText(words)).toBeVisible();
    await expect(page.getByText('Preis auf Anfrage')).toHaveCount(0);
    await recover();
    await bar.getByRole('button', { name: 'Nochmals versuchen' }).click();
    await expect(bar.getByText(words)).toHaveCount(0);
    expect(await amountIn(bar)).not.toBe('');
    await bar.getByRole('button', { name: 'In den Warenkorb' }).click();
    await expect(bar.getByRole('link', { name: 'Zum Warenkorb' })).toBeVisible();

    await fail();
    await open(page, '/checkout/');
    const line = page.getByRole('main').getByRole('listitem').first();
    await expect(line.getByText(words)).toBeVisible();
    await expect(toCheckout(page)).toHaveCount(0);
    await recover();
    await cartSums(page).getByRole('button', { name: 'Nochmals berechnen' }).click();
    await expect(toCheckout(page)).toBeVisible();
    await expect(line.getByText(words)).toHaveCount(0);

    await walkToSummary(page, companyGuest());
    await expect(orderButton(page)).toBeVisible();
    await fail();
    await open(page, '/checkout/summary');
    const blocked = alertAbove(page).filter({ hasText: 'Diese Bestellung lässt sich gerade nicht aufgeben' });
    await expect(blocked).toBeVisible();
    await expect(orderButton(page)).toHaveCount(0);
    await recover();
    await blocked.getByRole('button', { name: 'Nochmals berechnen' }).click();
    await expect(orderButton(page)).toBeVisible();
    await expect(blocked).toHaveCount(0);
  },
);
