/** Some pages are sent before the script that draws a part of them again: the styles of that part must be sent with the page, not with the script. */
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { expect, it } from 'vitest';

const web = join(import.meta.dirname, '../../src/web');

/** For products with a workbook, or after a click. */
const laterOfProduct = [
  'configurator/apart-slider',
  'configurator/pinned-drawing',
  'configurator/section-control',
  'configurator/workbook-results',
];

/** Style modules imported by a module, directly or through its static imports. */
function stylesFrom(start: string): Set<string> {
  const seen = new Set<string>();
  const waiting = [join(web, start)];
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    if (seen.has(file) || !existsSync(file)) continue;
    seen.add(file);
    if (file.endsWith('.css')) continue;
    for (const [, path = ''] of readFileSync(file, 'utf8').matchAll(/^import (?!type\b)(?:[^;'"]*? from )?'([^']+)'/gm)) {
      if (path.startsWith('#web/')) waiting.push(join(web, path.slice(5)));
      else if (path.startsWith('.')) waiting.push(join(dirname(file), path));
    }
  }
  return new Set(Array.from(seen, (file) => relative(web, file)).filter((file) => file.endsWith('.css')));
}

it('the styles of a product’s page come with the page', () => {
  const sent = stylesFrom('storefront/product/product-page.tsx');
  const shown = stylesFrom('storefront/product/model-product.tsx');
  expect(shown.size).toBeGreaterThan(20);
  const missing = [...shown].filter((file) => !sent.has(file) && !laterOfProduct.includes(file.replace('.module.css', '')));
  expect(missing).toEqual([]);
});

it('the styles of the form on the contact page come with the page', () => {
  const sent = stylesFrom('storefront/pages/content-route.tsx');
  const frame = stylesFrom('storefront/frame/storefront-layout.tsx');
  const shown = stylesFrom('storefront/quote/request-here.tsx');
  expect(shown.size).toBeGreaterThan(5);
  // Only after a first attempt, or in the request with a cart.
  const after = ['checkout/order-notes', 'form/email-field', 'quote/quote-page'].map((name) => `storefront/${name}.module.css`);
  const later = ['ui/error-summary.module.css', ...after];
  const missing = [...shown].filter((file) => !sent.has(file) && !frame.has(file) && !later.includes(file));
  expect(missing).toEqual([]);
});
