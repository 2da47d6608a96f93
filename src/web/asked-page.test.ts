import { expect, it } from 'vitest';
import { requireScreen } from './office/frame/screen-access.ts';
import { requireLogIn } from './storefront/page/require-log-in.ts';

it.each([
  ['/admin/Orders.data?_routes=office%2Forders%2Forders-page', '/admin/Orders'],
  ['/admin/Orders.data?filter=open&_routes=office%2Forders%2Forders-page', '/admin/Orders?filter=open'],
  ['/admin/Orders?q=Aare+Pumpen', '/admin/Orders?q=Aare+Pumpen'],
])('%s is asked for again after the log-in as %s', (asked, next) => {
  const request = new Request(`http://shop.example${asked}`);
  for (const guard of [() => requireScreen(null, 'orders', request), () => requireLogIn(null, request)]) {
    let refused: unknown;
    try {
      guard();
    } catch (answer) {
      refused = answer;
    }
    const to = new URL((refused as Response).headers.get('location') ?? '', 'http://shop.example');
    expect(to.searchParams.get('next')).toBe(next);
  }
});
