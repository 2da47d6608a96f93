import { describe, expect, test } from 'vitest';
import type { PageFacts } from './page-cache.ts';
import type { DrawnPage } from './drawn-page.ts';
import { openPageCache, pageKey } from './page-cache.ts';

const visitor: PageFacts = { method: 'GET', url: '/products/HK_0001', cookies: '', anonymous: true, authorization: undefined };
const key = (over: Partial<PageFacts> = {}, parts: readonly (string | number)[] = ['de', 7]) => pageKey({ ...visitor, ...over }, parts);

describe('a page is kept', () => {
  test.each(['/-verpackung', '/-moebel', '/produkte', '/produkte/holzkisten/werkzeugkisten', '/products/HK_0001'])('at %s', (url) => {
    expect(key({ url })).not.toBeNull();
  });

  test.each([
    '/',
    '/checkout/summary',
    '/user/profile/bestellungen',
    '/admin/Orders',
    '/favoriten',
    '/bestellung/abc',
    '/products/HK_0001?length=900',
    '/produkte/holzkisten?sort=price',
    '/products/HK_0001.data',
    '/products/a/b',
    `/products/${'x'.repeat(400)}`,
  ])('not at %s', (url) => {
    expect(key({ url })).toBeNull();
  });

  test('never for anybody who is known, or might be', () => {
    expect(key({ anonymous: false })).toBeNull();
    expect(key({ cookies: 'a=1; token=abc' })).toBeNull();
    expect(key({ cookies: 'a=1; __Host-token=abc' })).toBeNull();
    expect(key({ authorization: 'Bearer x.y.z' })).toBeNull();
    expect(key({ method: 'POST' })).toBeNull();
    expect(key({ method: 'HEAD' })).toBeNull();
  });

  test('by address, price view, language and catalogue', () => {
    const keys = [
      key(),
      key({ url: '/products/HK_0002' }),
      key({ cookies: 'priceView=excl' }),
      key({ cookies: 'x=1; priceView=incl' }),
      key({ cookies: 'cookie_accepted=false' }),
      key({}, ['fr', 7]),
      key({}, ['de', 8]),
    ];
    expect(new Set(keys).size).toBe(keys.length);
    // Parameters of advertisements do not make another page.
    expect(key({ url: '/products/HK_0001?utm_source=mail&lang=de' })).toBe(key());
    // Other cookies do not affect the page.
    expect(key({ cookies: 'other=1' })).toBe(key());
  });
});

const page: DrawnPage = {
  status: 200,
  headers: [['content-type', 'text/html']],
  etag: 'W/"a"',
  scriptSources: [],
  weight: 1000,
  bytes: async () => Buffer.from('<p>'),
};

describe('what is kept', () => {
  /** Draws `page` and counts how often it was called. */
  function drawing(drawn: Partial<DrawnPage> = {}) {
    const draw = async (): Promise<DrawnPage> => {
      counted.times += 1;
      await Promise.resolve();
      return { ...page, ...drawn };
    };
    const counted = { times: 0, draw };
    return counted;
  }

  test('lasts for seconds', async () => {
    const cache = openPageCache();
    const drawn = drawing();
    await cache.page('k', 1000, drawn.draw);
    await cache.page('k', 5999, drawn.draw);
    expect(drawn.times).toBe(1);
    await cache.page('k', 6000, drawn.draw);
    await cache.page('other', 6000, drawn.draw);
    expect(drawn.times).toBe(3);
  });

  test('is drawn once for all who ask at the same moment', async () => {
    const cache = openPageCache();
    const drawn = drawing();
    await Promise.all(Array.from({ length: 50 }, async () => cache.page('k', 0, drawn.draw)));
    expect(drawn.times).toBe(1);
  });

  test.each([
    ['an error page', { status: 404 }],
    ['a page with a cookie of one visitor', { headers: [['Set-Cookie', 'token=abc']] as [string, string][] }],
  ])('is never %s, not even for those who waited for it', async (_, made) => {
    const cache = openPageCache();
    const drawn = drawing(made);
    await Promise.all(Array.from({ length: 3 }, async () => cache.page('k', 0, drawn.draw)));
    await cache.page('k', 1, drawn.draw);
    expect(drawn.times).toBe(4);
  });

  test('is asked for again after a drawing that failed', async () => {
    const cache = openPageCache();
    await expect(cache.page('k', 0, async () => Promise.reject(new Error('no')))).rejects.toThrow('no');
    expect(await cache.page('k', 0, drawing().draw)).toMatchObject({ status: 200 });
  });
});
