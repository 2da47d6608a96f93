import { describe, expect, test } from 'vitest';
import { contentSecurityPolicy, mayCount } from './content-security-policy.ts';

describe('visitors', () => {
  test.each(['/', '/-verpackung', '/products/HK_0001', '/produkte/holzkisten?sort=price', '/orders-of-magnitude', '/useful'])(
    'may be counted at %s',
    (url) => {
      expect(mayCount(url)).toBe(true);
    },
  );

  test.each([
    '/admin',
    '/admin/Orders?page=2',
    '/ADMIN/Orders',
    '//admin/Orders',
    '/checkout/cart',
    '/Checkout/payment',
    '/checkout-quote/0f0e',
    '/checkout/summary.data',
    '/order/0f0e?lang=fr',
    '/user/login?next=%2F',
    '/user.data',
  ])('are never counted at %s', (url) => {
    expect(mayCount(url)).toBe(false);
  });
});

test('nobody else’s script runs, no page is framed, no base is moved', () => {
  const policy = contentSecurityPolicy(["'sha256-abc='"], { production: true, counts: false });
  expect(policy).toContain("script-src 'self' 'sha256-abc=';");
  expect(policy).not.toMatch(/unsafe-eval|https?:|script-src[^;]*unsafe-inline/);
  for (const wall of ["object-src 'none'", "base-uri 'none'", "form-action 'self'", "frame-ancestors 'none'"])
    expect(policy).toContain(wall);
});

test('where visitors may be counted the tag manager’s host alone is added', () => {
  const hosts = contentSecurityPolicy(["'sha256-abc='"], { production: true, counts: true }).match(/https:\/\/[^ ;]+/g) ?? [];
  expect([...new Set(hosts)].sort()).toEqual([
    'https://*.analytics.google.com',
    'https://*.google-analytics.com',
    'https://www.googletagmanager.com',
  ]);
});
