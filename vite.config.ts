import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';
import { layeredStyles } from './tools/bundle/layered-styles.ts';
import { compiledTextsOfPages } from './tools/bundle/compiled-texts.ts';
import { shortStyleNames } from './tools/bundle/short-names.ts';
import { contractSlimForBrowsers } from './tools/bundle/slim-contract.ts';

/** Files under `src/`: each text is a pattern of a path from there on; what follows a folder's slash narrows it. */
const inside = (...patterns: string[]): RegExp => new RegExp(`/src/(${patterns.join('|')})`.replaceAll('/', String.raw`[\\/]`));

/** Few files instead of many small ones: a phone pays for each. Whatever is in no group stays with its page. */
const groups = [
  {
    name: 'framework',
    test: /node_modules[\\/](react|react-dom|scheduler|react-router|use-intl|@formatjs|intl-messageformat|icu-minify|cookie|set-cookie-parser)[\\/]/,
    priority: 7,
  },
  // Asked by the engine and by the field of an e-mail, which must not bring the engine along.
  { name: 'spelling', test: inside('domain/language/edit-distance'), priority: 7 },
  // Explanations and moves between versions are fetched by those who ask for them.
  {
    name: 'engine',
    test: inside(
      'domain/formula/(?!trace)',
      'domain/configurator/(?!why|part-cause|migrate|configurator-info|model-schema|check-model|example)',
      'domain/part-list/',
      'domain/material/',
      'domain/drawing/',
    ),
    priority: 6,
  },
  // What the frame of every page needs, and nothing that only some pages do.
  {
    name: 'shop',
    test: inside(
      'contract/(endpoint|failure|wire|cart|category|media|product|session|shipping|shop)\\.',
      'domain/money/',
      'domain/cart/(?!cart-totals|quote-line)',
      'domain/access/(?!password)',
      'domain/refusal/',
      'domain/language/',
      'domain/vat/',
      'domain/catalog/(?!product\\.)',
      'web/[a-z-]+\\.tsx?',
      'web/first-load/',
      'web/texts/(?!de|fr|en|buyer|quote|home|parcel|grouped)',
      'web/ui/(?!.*-(stepper|field|cards|mark)\\.|drawing|error-summary|empty-state)',
      'web/storefront/frame/(?!cart-popover|phone-menu)',
      'web/storefront/page/(?!tab-frame)',
      'web/storefront/cart/cart-(state|store|storage|line-view)\\.',
      'web/storefront/product-card/card-',
      // The smallest styles, which stand on several pages: a browser asks for six files at a time, and the first paint waits for all styles.
      'web/storefront/cart/price-text\\.module\\.css',
      'web/storefront/(form/optional|checkout/order-notes)\\.module\\.css',
    ),
    priority: 5,
  },
  // What every product's page is sent with; the others come later.
  {
    name: 'product-styles',
    test: inside(
      'web/storefront/product/(?!alternatives|compare-dialog|more-for-less).*\\.module\\.css',
      'web/configurator/(why/why|exploded-drawing|result-sentences)\\.module',
    ),
    priority: 5,
  },
  // The smallest scripts of a product's page, of which each would be named twice in it.
  {
    name: 'product-parts',
    test: inside(
      'web/configurator/(use-in-browser|load-documents)\\.',
      'web/storefront/product/plain-price\\.',
      'web/storefront/cart/ladder\\.',
    ),
    priority: 5,
  },
  // Fields beyond plain text, where something is chosen or measured.
  { name: 'fields', test: inside('web/ui/', 'domain/calendar/(plain-date|date-text|local-time)'), priority: 4 },
  { name: 'opened', test: inside('web/storefront/frame/(cart-popover|phone-menu)'), priority: 4 },
  // What stands on the pages that list products, and on those of a product.
  { name: 'card', test: inside('web/storefront/product-card/', 'contract/favourite', 'domain/search/colour-family'), priority: 4 },
  { name: 'scene', test: inside('web/storefront/scene/(scene-picture|seen-products)'), priority: 4 },
  { name: 'buyer-texts', test: inside('web/texts/buyer-texts'), priority: 4 },
  // From the cart to the order, in the order in which one stands on the other: a group takes along what its files import.
  {
    name: 'wire',
    test: inside('contract/(address|record|list|customer)\\.', 'domain/contact/address\\.', 'domain/checkout/delivery\\.'),
    priority: 3,
  },
  { name: 'prices', test: inside('web/storefront/cart/(price-text|line-pricing)\\.'), priority: 3 },
  { name: 'bill', test: inside('web/storefront/cart/(totals-list|short-facts)\\.'), priority: 2 },
  {
    name: 'buyer',
    test: inside('web/storefront/checkout/checkout-(session|state|store|storage)\\.', 'web/storefront/form/optional\\.'),
    priority: 1,
  },
  { name: 'address', test: inside('web/storefront/form/address-fields\\.'), priority: 0 },
  {
    name: 'till',
    test: inside(
      'web/storefront/checkout/(checkout-layout|order-summary|step-guard|track-checkout|delivery-target)\\.',
      'web/storefront/cart/shipping-label',
    ),
    priority: 0,
  },
];

/** What server and pages both run, loaded from its source by either. */
const sharedWithServer = /^#(?:domain|contract)\//;

export default defineConfig(({ command }) => ({
  css: {
    ...(command === 'build' ? { modules: { generateScopedName: shortStyleNames(import.meta.dirname) } } : {}),
    postcss: { plugins: [layeredStyles] },
  },
  plugins: [contractSlimForBrowsers, compiledTextsOfPages, reactRouter()],
  build: { target: 'es2023', assetsInlineLimit: 0, cssMinify: true, cssCodeSplit: true },
  environments: {
    client: { build: { rolldownOptions: { output: { codeSplitting: { groups } } } } },
    // Pages run inside the server: rules and wire are there once for both.
    ssr: {
      build: { rolldownOptions: { external: command === 'build' ? sharedWithServer : [] } },
      // Built in, it takes texts that are taken apart, as in the browser.
      resolve: { noExternal: command === 'build' ? ['use-intl'] : [] },
    },
  },
  optimizeDeps: { include: ['use-intl', 'react-router', 'react-router/dom'] },
}));
