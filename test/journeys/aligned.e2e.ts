// Columns stand in line whatever their rows hold, and names break where they may. The short run looks at what stands on many pages.
import { haveInCart } from './cart-by-call.ts';
import { demoCompany, demoLogIn } from './demo-log-in.ts';
import { deliver, openDesk, orderOf } from './desk-calls.ts';
import { companyGuest } from './guest.ts';
import { priceBar } from './order-steps.ts';
import { packagingShop } from './shop-under-test.ts';
import { expect, open, test } from './watched-page.ts';
import type { Locator } from '@playwright/test';

const boxes = async (located: Locator) => Promise.all((await located.all()).map(async (each) => (await each.boundingBox())!));

test('the names of the three constructions share a line on a tablet', { tag: ['@desktop', '@long-on-desktop'] }, async ({ page }) => {
  await page.setViewportSize({ width: 820, height: 1100 });
  await open(page, '/-verpackung');
  const cards = page.getByRole('article').filter({ hasText: 'Lieferbar ab' });
  await expect(cards.filter({ hasText: 'Günstigster Preis' })).toHaveCount(1);
  const names = await boxes(cards.getByRole('heading', { level: 3 }));
  expect(names).toHaveLength(3);
  expect(new Set(names.map(({ y }) => Math.round(y))).size).toBe(1);
});

test('two constructions that fit share the whole width', { tag: ['@desktop', '@long-on-desktop'] }, async ({ page }) => {
  await open(page, '/-verpackung?l=2400&w=600&h=1300&m=900');
  const cards = await boxes(page.getByRole('article').filter({ hasText: 'Lieferbar ab' }));
  expect(cards).toHaveLength(2);
  expect(Math.round(cards.reduce((sum, { width }) => sum + width, 0))).toBe(1440);
});

test('a laptop shows telephone and e-mail address above every page', { tag: '@desktop' }, async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await open(page, '/agb?lang=fr');
  const bar = page.getByRole('complementary', { name: 'Contact, langue et compte' });
  await expect(bar.getByRole('link', { name: /^Téléphone/ })).toBeVisible();
  await expect(bar.getByRole('link', { name: 'shop@kistenwerk.example' })).toBeVisible();
});

test(
  'the question with its numbers shows on a small laptop without scrolling, and each number as a whole',
  { tag: ['@desktop', '@long-on-desktop'] },
  async ({ page }) => {
    await page.setViewportSize({ width: 1024, height: 768 });
    await open(page, '/-verpackung');
    const length = page.getByRole('textbox', { name: /^Länge/ });
    const { y = 0 } = (await length.boundingBox()) ?? {};
    expect(y).toBeLessThan(760);
    expect(await length.evaluate((field) => field.scrollWidth - field.clientWidth)).toBeLessThanOrEqual(0);
  },
);

test('a size in the heading of a search is not torn from its unit', { tag: '@desktop' }, async ({ page }) => {
  await open(page, '/suche?q=latte%201.2%20m');
  expect(await page.getByRole('heading', { level: 2, name: /^\d+ Treffer/ }).textContent()).toContain('1.2\u00A0m');
});

test('the states of quotes share a line, short totals or long', { tag: ['@desktop', '@long-on-desktop'] }, async ({ page, context }) => {
  await demoLogIn(context, packagingShop.url, demoCompany);
  await open(page, '/user/profile/offerten');
  const states = page.getByText(/^Gültig bis/);
  await expect(states).toHaveCount(2);
  await page
    .getByText(/^CHF /)
    .last()
    .evaluate((total) => (total.textContent = 'CHF 9.50'));
  const places = await boxes(states);
  expect(new Set(places.map(({ x }) => Math.round(x))).size).toBe(1);
});

test('the settings of the phone’s menu begin at one edge', { tag: ['@desktop', '@long-on-desktop'] }, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, '/-verpackung');
  await page.getByRole('button', { name: 'Menü', exact: true }).click();
  const entries = [page.getByRole('button', { name: 'Privat inkl.' }), page.getByRole('link', { name: 'DE', exact: true })];
  const edges = await Promise.all(
    entries.map(async (entry) =>
      entry
        .filter({ visible: true })
        .evaluate((shown) => shown.getBoundingClientRect().left + Number.parseFloat(getComputedStyle(shown).paddingLeft)),
    ),
  );
  expect(new Set(edges).size).toBe(1);
});

test('the rules of the cards in a row are level, with a price or on request', { tag: '@desktop' }, async ({ page }) => {
  await open(page, '/produkte/holzkisten');
  const onRequest = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: 'Maschinenkiste 1600' }) });
  const beside = onRequest.locator('xpath=following-sibling::li[1]');
  await expect(onRequest).toContainText('Preis auf Anfrage');
  await expect(beside).toContainText('CHF');
  const [first, second] = await Promise.all([onRequest, beside].map(async (card) => boxes(card.locator('div').last())));
  expect(first![0]!.y).toBeCloseTo(second![0]!.y, 0);
});

test('the versions of a quote stand in columns below a rule', { tag: ['@desktop', '@long-on-desktop'] }, async ({ page, context }) => {
  await demoLogIn(context, packagingShop.url, demoCompany);
  await open(page, '/user/profile/offerten');
  const quote = page.getByRole('listitem').filter({ hasText: 'Messe Hannover' }).getByRole('link');
  await quote.click();
  const versions = page.getByRole('region', { name: 'Fassungen' });
  await expect(versions.getByRole('listitem')).toHaveCount(2);
  const [heading] = await boxes(versions.getByRole('heading'));
  const rows = await boxes(versions.getByRole('listitem'));
  expect(rows[0]!.y - heading!.y - heading!.height).toBeGreaterThan(1);
  expect(new Set(rows.map(({ height }) => Math.round(height))).size).toBe(1);
  const totals = await boxes(versions.getByText(/^CHF /));
  expect(totals).toHaveLength(2);
  expect(totals[0]!.x).toBe(totals[1]!.x);
});

test('the total of a quote is written as large as its parts', { tag: ['@desktop', '@long-on-desktop'] }, async ({ page, context }) => {
  await demoLogIn(context, packagingShop.url, demoCompany);
  await open(page, '/user/profile/offerten');
  await page.getByRole('listitem').filter({ hasText: 'Messe Hannover' }).getByRole('link').click();
  const amounts = page
    .getByRole('main')
    .getByRole('definition')
    .filter({ hasText: /^[\d']+\.\d\d$/ });
  await expect(amounts.last()).toBeVisible();
  const heights = (await boxes(amounts)).map(({ height }) => height);
  expect(new Set(heights).size).toBe(1);
});

test(
  'the bar of the files begins and ends with the head of its screen',
  { tag: ['@desktop', '@long-on-desktop'] },
  async ({ page, context }) => {
    await demoLogIn(context, packagingShop.url, 'leitung@kistenwerk.example');
    await open(page, '/admin/Media');
    const [title] = await boxes(page.getByRole('heading', { level: 1 }));
    const [trail] = await boxes(page.getByRole('navigation', { name: 'Wo Sie sind' }));
    expect(trail!.x).toBe(title!.x);
  },
);

test(
  'at 1280 the office keeps long names in their column and numbers on one line',
  { tag: ['@desktop', '@long-on-desktop'] },
  async ({ page, context }) => {
    await page.setViewportSize({ width: 1280, height: 900 });
    const desk = await openDesk(context);
    const order = await orderOf(context, companyGuest(), { article: 'EP_0001', quantity: 2 });
    await deliver(desk, order.id, 2);
    const { items } = await desk.get<{ items: { id: number; externalCustomerNo: string }[] }>('/quote?perPage=100');
    const quote = items.find(({ externalCustomerNo }) => externalCustomerNo === 'Messe Hannover');
    await demoLogIn(context, packagingShop.url, 'leitung@kistenwerk.example');
    await open(page, `/admin/Quotes/${quote?.id}`);
    const preview = page.getByRole('listitem').filter({ hasText: 'Transportversicherung' }).locator('p');
    await expect(preview).toBeVisible();
    expect(await preview.evaluate((words) => words.scrollWidth - words.clientWidth)).toBe(0);
    await open(page, `/admin/Orders/${order.id}`);
    const number = page.getByRole('link', { name: /^Lieferschein L/ }).locator('span');
    const lineBoxes = await number.evaluate((shown) => shown.getClientRects().length);
    expect(lineBoxes).toBe(1);
  },
);

test('the answer to a long question is in sight on a low screen', { tag: ['@desktop', '@long-on-desktop'] }, async ({ page, context }) => {
  await page.setViewportSize({ width: 1280, height: 640 });
  const order = await orderOf(context, companyGuest());
  await demoLogIn(context, packagingShop.url, 'leitung@kistenwerk.example');
  await open(page, `/admin/Orders/${order.id}`);
  await page.keyboard.press('l');
  const question = page.getByRole('dialog', { name: `${order.formattedId} liefern` });
  await expect(question.getByRole('button', { name: /^Liefern/ })).toBeInViewport({ ratio: 1 });
});

test('the steps of a price fit on a phone', { tag: ['@desktop', '@long-on-desktop'] }, async ({ page, context }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const desk = await openDesk(context);
  const { items } = await desk.get<{ items: [{ id: number }] }>('/product?articleNumber=HK_0004');
  await demoLogIn(context, packagingShop.url, 'leitung@kistenwerk.example');
  await open(page, `/admin/product/${items[0].id}/price2?customer=1`);
  await expect(page.getByRole('textbox', { name: /^Preis/ }).first()).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
});

test(
  'the conditions of a quote stand in one line also while one of them is missing',
  { tag: ['@desktop', '@long-on-desktop'] },
  async ({ page, context }) => {
    await page.setViewportSize({ width: 1280, height: 900 });
    const desk = await openDesk(context);
    const { items } = await desk.get<{ items: { id: number; externalCustomerNo: string }[] }>('/quote?perPage=100');
    const quote = items.find(({ externalCustomerNo }) => externalCustomerNo === 'Messe Hannover');
    await demoLogIn(context, packagingShop.url, 'leitung@kistenwerk.example');
    await open(page, `/admin/Quotes/${quote?.id}`);
    await page.getByRole('textbox', { name: /^Lieferung CHF/ }).fill('');
    await expect(page.getByText('Fehlt: Betrag oder 0.')).toBeVisible();
    const fields = page.getByRole('textbox', { name: /^(Lieferung CHF|Rabatt %|Gültigkeit)/ });
    await expect(fields).toHaveCount(3);
    expect(new Set((await boxes(fields)).map(({ y }) => Math.round(y))).size).toBe(1);
    // The number of the article beside it is not set as tight as the heading.
    const number = page.getByRole('region', { name: 'Position 1' }).locator('h2 small');
    expect(await number.evaluate((shown) => getComputedStyle(shown).letterSpacing)).toBe('normal');
  },
);

test('a message on a tablet covers no button over the picture', { tag: ['@desktop', '@long-on-desktop'] }, async ({ page }) => {
  await page.setViewportSize({ width: 820, height: 1100 });
  await open(page, '/products/HK_0001');
  const bar = page.getByRole('toolbar', { name: 'Ansicht' });
  await bar.getByRole('button', { name: 'Zum Vergleich merken' }).click();
  const message = page.getByRole('region', { name: 'Meldungen' }).locator('div').first();
  await expect(message).toBeVisible();
  const [[shown], [over]] = [await boxes(message), await boxes(bar)];
  expect(shown!.y).toBeGreaterThanOrEqual(over!.y + over!.height);
});

test('every button above the picture is in sight on a small phone', { tag: ['@desktop', '@long-on-desktop'] }, async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await open(page, '/products/HK_0001?lang=fr');
  const bar = page.getByRole('toolbar', { name: 'Vue' });
  await expect(bar.getByRole('button', { name: 'Plein écran' })).toBeVisible();
  for (const { x, width } of await boxes(bar.getByRole('button').filter({ visible: true }))) expect(x + width).toBeLessThanOrEqual(360);
  // The picture leaves room for the name above the price.
  const [price] = await boxes(page.getByRole('region', { name: 'Prix et commande' }));
  const [name] = await boxes(page.getByRole('heading', { level: 1 }));
  expect(name!.y + name!.height).toBeLessThan(price!.y);
});

test('an offer of a better price stands beside its arrow on a phone', { tag: ['@desktop', '@long-on-desktop'] }, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await haveInCart(page, { article: 'HK_0001', quantity: 4 });
  const take = page.getByRole('button', { name: /auf 5 Stück|5 Stück/ }).last();
  await expect(take).toBeVisible();
  const hint = take.locator('xpath=..');
  const [[arrow], [words]] = [await boxes(hint.locator('svg')), await boxes(hint.locator('span').first())];
  expect(words!.x).toBeGreaterThan(arrow!.x);
  expect(words!.y).toBeLessThan(arrow!.y + arrow!.height);
});

test('no button lies on a numeral beside a panel', { tag: ['@desktop', '@long-on-desktop'] }, async ({ page }) => {
  await page.setViewportSize({ width: 1180, height: 820 });
  for (const product of ['DE_0001', 'PL_0001?k=1&length=400&width=400', 'KA_0002?k=1&length=800&width=600&height=300']) {
    await open(page, `/products/${product}`);
    const bar = page.getByRole('toolbar', { name: 'Ansicht' });
    await bar.getByRole('button', { name: 'Masse' }).click();
    await bar.getByRole('button', { name: 'Masse' }).click();
    await expect(bar.getByRole('button', { name: 'Ganzer Bildschirm' })).toBeVisible();
    const numerals = page.locator('svg.drawing g[fill="currentColor"] > g').filter({ visible: true });
    await expect(numerals.first()).toBeVisible();
    for (const numeral of await boxes(numerals))
      for (const button of await boxes(bar.getByRole('button')))
        expect(
          button.x < numeral.x + numeral.width &&
            numeral.x < button.x + button.width &&
            button.y < numeral.y + numeral.height &&
            numeral.y < button.y + button.height,
          product,
        ).toBe(false);
  }
});

test(
  'the quantities of the cart stand below each other, also beside packs',
  { tag: ['@desktop', '@long-on-desktop'] },
  async ({ page }) => {
    await haveInCart(page, { article: 'HK_0001' }, { article: 'KA_0001', quantity: 25 });
    await open(page, '/checkout?lang=fr');
    const quantities = page.getByRole('textbox', { name: /^Quantité/ });
    await expect(quantities).toHaveCount(2);
    expect(new Set((await boxes(quantities)).map(({ x }) => Math.round(x))).size).toBe(1);
  },
);

test.describe('as the server draws it, before any script', () => {
  test.use({ javaScriptEnabled: false });

  test('no drawing lies on the name of its category on a tablet', { tag: '@desktop' }, async ({ page }) => {
    await page.setViewportSize({ width: 820, height: 1100 });
    await page.goto('/-verpackung');
    const poster = page.getByRole('link', { name: /^Latten und Kanthölzer/ }).filter({ has: page.getByRole('heading', { level: 3 }) });
    const [name, picture] = [await boxes(poster.getByRole('heading')), await boxes(poster.locator('img'))];
    expect(picture[0]!.y).toBeGreaterThanOrEqual(name[0]!.y + name[0]!.height);
  });

  test('the price bar is as low without a price as with one', { tag: '@desktop' }, async ({ page }) => {
    const heightAt = async (product: string): Promise<number> => {
      await page.goto(`/products/${product}`);
      const [bar] = await boxes(priceBar(page));
      return bar!.height;
    };
    const usual = await heightAt('HK_0001');
    expect(await heightAt('HK_0006')).toBeLessThan(usual + 16);
  });

  test('what is good to know has its bar on the left', { tag: ['@desktop', '@long-on-desktop'] }, async ({ page }) => {
    await page.goto('/products/HK_0001');
    const sentence = page.locator('section').filter({ hasText: 'Gut zu wissen' }).getByRole('listitem').last();
    expect(await sentence.evaluate((item) => getComputedStyle(item).borderLeftWidth)).toBe('3px');
  });

  test('a name is not broken at its hyphen', { tag: '@desktop' }, async ({ page }) => {
    await page.goto('/products/VS_0001?lang=fr');
    const lines = await page.getByRole('heading', { level: 1 }).evaluate((heading) => {
      const name = heading.firstChild!;
      const range = document.createRange();
      range.setStart(name, name.textContent!.indexOf('claire'));
      range.setEnd(name, name.textContent!.indexOf('voie') + 4);
      return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size;
    });
    expect(lines).toBe(1);
  });

  test('fields beside a label of two lines are as high as it', { tag: '@desktop' }, async ({ page }) => {
    await page.goto('/products/ZL_0001?lang=en');
    const fields = await boxes(page.getByRole('group', { name: /^Dimensions/ }).getByRole('textbox'));
    expect(fields).toHaveLength(3);
    expect(new Set(fields.map(({ y }) => Math.round(y))).size).toBe(1);
  });

  test('on a tablet the price bar begins and ends with the page', { tag: '@desktop' }, async ({ page }) => {
    await page.setViewportSize({ width: 820, height: 1100 });
    await page.goto('/products/HK_0001');
    const [name] = await boxes(page.getByRole('heading', { level: 1 }));
    const [label] = await boxes(priceBar(page).getByRole('button', { name: 'In den Warenkorb' }).locator('span').first());
    expect(Math.round(label!.x)).toBe(Math.round(name!.x));
  });
});

test('a message beside a wide dialog leaves its cross free', { tag: ['@desktop', '@long-on-desktop'] }, async ({ page, context }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await demoLogIn(context, packagingShop.url, 'leitung@kistenwerk.example');
  await open(page, '/admin/product');
  await page.getByRole('link', { name: 'HK_0002', exact: true }).click();
  await page.getByLabel('Weitere Aktionen').click();
  await page.getByRole('button', { name: /übernehmen/ }).click();
  const dialog = page.getByRole('dialog');
  // The message that the log-in is over stays until it is closed.
  await context.clearCookies({ name: 'token' });
  await page.evaluate(() => void document.dispatchEvent(new Event('visibilitychange')));
  const said = dialog.getByRole('region', { name: 'Meldungen' });
  await expect(said.getByRole('link', { name: 'Anmelden' })).toBeVisible();
  const [message] = await boxes(said);
  const [cross] = await boxes(dialog.getByRole('button', { name: 'Schliessen' }).first());
  expect(message!.x + message!.width).toBeLessThanOrEqual(cross!.x);
  await dialog.getByRole('button', { name: 'Schliessen' }).first().click();
  await expect(dialog).toBeHidden();
});
