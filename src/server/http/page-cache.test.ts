import { describe, expect, test } from 'vitest';
import type { PageFacts } from './page-cache.ts';
import { openPageCache, pageKey, withNonce } from './page-cache.ts';

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
    // Other cookies change nothing on the page.
    expect(key({ cookies: 'other=1' })).toBe(key());
  });
});

describe('what is kept', () => {
  const page = {
    status: 200,
    headers: [['content-type', 'text/html']] as [string, string][],
    html: '<script nonce="abc/+=="></script>',
    nonce: 'abc/+==',
  };

  test('lasts for seconds', () => {
    const pages = openPageCache();
    pages.keep('k', page, 1000);
    expect(pages.find('k', 5999)?.html).toBe(page.html);
    expect(pages.find('k', 6000)).toBeNull();
    expect(pages.find('other', 1000)).toBeNull();
  });

  test('is no error page, and none whose nonce cannot be exchanged', () => {
    const pages = openPageCache();
    pages.keep('a', { ...page, status: 404 }, 0);
    pages.keep('b', { ...page, html: '<p>ohne</p>' }, 0);
    expect(pages.find('a', 1)).toBeNull();
    expect(pages.find('b', 1)).toBeNull();
  });

  test('carries no cookie from one visitor to the next', () => {
    const pages = openPageCache();
    pages.keep('a', { ...page, headers: [...page.headers, ['Set-Cookie', 'token=abc']] }, 0);
    expect(pages.find('a', 1)).toBeNull();
  });

  test('gets another nonce for every visitor, at every place', () => {
    const html = withNonce({ html: '<a nonce="n1"></a><b nonce="n1"></b>', nonce: 'n1' }, '$&n2');
    expect(html).toBe('<a nonce="$&n2"></a><b nonce="$&n2"></b>');
  });
});
