/** The page of a product is sent before the script that draws it again: styles of its parts must not come with that script. */
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { expect, it } from 'vitest';

const web = join(import.meta.dirname, '../../src/web');

/** Shown only to staff, to products with a workbook, or after a click. */
const later = [
  'configurator/admin/admin-bar',
  'configurator/apart-slider',
  'configurator/pinned-drawing',
  'configurator/section-control',
  'configurator/workbook-results',
];

/** Style modules that a module and what it imports at once bring along. */
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
  const missing = [...shown].filter((file) => !sent.has(file) && !later.includes(file.replace('.module.css', '')));
  expect(missing).toEqual([]);
});
