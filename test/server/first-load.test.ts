// Script and style loaded by a first visit, counted in the built files: what a page imports before any interaction.
// More than 170 kB on a page where visits begin block a release.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';

interface BuiltModule {
  module: string;
  imports: string[];
  css: string[];
}

interface BuiltRoute extends BuiltModule {
  id: string;
  parentId?: string;
}

const client = join(import.meta.dirname, '../../build/client');
const mostBytes = 170_000;
/** Checkout and account pages are reached from another page, which has loaded most of it. */
const mostBytesBehind = 186_000;
/** Styles of a shop page, compressed. */
const mostStyleBytes = 13_000;
/** A product's page is sent with all fields, results and parts, before the script that draws them again. */
const mostStyleBytesOfProduct = 14_500;
const files = readdirSync(join(client, 'assets'));
const manifestFile = files.find((name) => /^manifest-[\w-]+\.js$/.test(name)) ?? 'the build has no manifest';
const manifest = JSON.parse(
  readFileSync(join(client, 'assets', manifestFile), 'utf8')
    .replace(/^window\.__reactRouterManifest=/, '')
    .replace(/;\s*$/, ''),
) as { entry: BuiltModule; routes: Record<string, BuiltRoute> };

const bytesOf = (file: string): number => gzipSync(readFileSync(join(client, file)), { level: 9 }).length;

/** The largest of the languages counts: the page waits for its own. */
const largest = (half: RegExp): number => Math.max(...files.filter((name) => half.test(name)).map((name) => bytesOf(`/assets/${name}`)));
const everybodysTexts = largest(/^(de|fr|en)-(?!buyer|quote|home|parcel|desk)[\w-]+\.js$/);
const homeTexts = largest(/^(de|fr|en)-home-[\w-]+\.js$/);
const buyersTexts = largest(/^(de|fr|en)-buyer-[\w-]+\.js$/);

function partsOf(id: string): BuiltModule[] {
  const parts: BuiltModule[] = [manifest.entry];
  for (let route = manifest.routes[id]; route !== undefined; route = manifest.routes[route.parentId ?? '']) parts.push(route);
  return parts;
}

const firstLoad = (id: string): string[] => [...new Set(partsOf(id).flatMap(({ module, imports }) => [module, ...imports]))];

/** The mark after the address identifies sheets that a later page includes again. */
const stylesOf = (id: string): string[] => [...new Set(partsOf(id).flatMap(({ css }) => css.map((file) => file.replace(/#$/, ''))))];

const pages = Object.keys(manifest.routes).filter((id) => id.startsWith('storefront/') && id.endsWith('-page'));

describe('script of a first visit', () => {
  it.each(['storefront/home/home-verpackung', 'storefront/home/home-moebel', 'content/agb', ...pages])(
    '%s stays within its limit',
    (id) => {
      const loaded = firstLoad(id);
      const speaksToBuyers = loaded.some((file) => file.includes('/buyer-texts-'));
      const words = everybodysTexts + (speaksToBuyers ? buyersTexts : 0) + (id.startsWith('storefront/home/') ? homeTexts : 0);
      const bytes = loaded.reduce((sum, file) => sum + bytesOf(file), words);
      // The framework alone is larger: less means that the sum misses something.
      expect(bytes).toBeGreaterThan(110_000);
      expect(bytes).toBeLessThanOrEqual(speaksToBuyers ? mostBytesBehind : mostBytes);
    },
  );

  it('of a product holds no engine: it comes when somebody stirs', () => {
    const loaded = firstLoad('storefront/product/product-page');
    expect(files.some((name) => name.startsWith('engine-'))).toBe(true);
    expect(loaded.filter((file) => /\/(engine|model-product|view-3d|three)/.test(file))).toEqual([]);
  });
});

describe('style of a first visit', () => {
  const shopRoutes = Object.keys(manifest.routes).filter((id) => /^(?:storefront|content)\//.test(id));
  const text = (file: string): string => readFileSync(join(client, file), 'utf8');

  it.each(shopRoutes)('%s stays within its limit', (id) => {
    const most = id === 'storefront/product/product-page' ? mostStyleBytesOfProduct : mostStyleBytes;
    expect(stylesOf(id).reduce((sum, file) => sum + bytesOf(file), 0)).toBeLessThanOrEqual(most);
  });

  /** As many as a browser requests at a time without HTTP/2: the first paint waits for the last. */
  const mostFiles = 6;

  it.each([
    'storefront/home/home-verpackung',
    'storefront/home/home-moebel',
    'storefront/catalog/category-page',
    'storefront/search/search-page',
    'storefront/product/product-page',
    'storefront/cart-page/cart-page',
  ])('%s lies in few files', (id) => {
    expect(stylesOf(id).length).toBeLessThanOrEqual(mostFiles);
  });

  it('holds nothing of the office, nor does the script', () => {
    const styles = shopRoutes.flatMap(stylesOf).map(text).join('');
    expect(styles).toMatch(/@layer product-card\{/);
    expect(styles).not.toMatch(/@layer office-[\w-]+\{/);
    expect(stylesOf('office/orders/orders-page').map(text).join('')).toMatch(/@layer office-[\w-]+\{/);
    const scripts = [...new Set(shopRoutes.flatMap(firstLoad))].map(text).join('');
    expect(scripts).not.toMatch(/tanstack/i);
  });
});
