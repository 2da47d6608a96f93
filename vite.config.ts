import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';
import { layeredStyles } from './tools/bundle/layered-styles.ts';
import { compiledTextsOfPages } from './tools/bundle/compiled-texts.ts';
import { shortStyleNames } from './tools/bundle/short-names.ts';
import { contractSlimForBrowsers } from './tools/bundle/slim-contract.ts';

/** Files under `src/`: each argument is a path pattern from there on; what follows a folder's slash narrows it. */
const inside = (...patterns: string[]): RegExp => new RegExp(`/src/(${patterns.join('|')})`.replaceAll('/', String.raw`[\\/]`));

/** Few files instead of many small ones: each costs a phone time. A module in no group stays with its page. */
const groups = [
  {
    name: 'framework',
    test: /node_modules[\\/](react|react-dom|scheduler|react-router|use-intl|@formatjs|intl-messageformat|icu-minify|cookie|set-cookie-parser)[\\/]/,
    priority: 7,
  },
  // Used by the engine and by the e-mail field, which must not pull in the engine.
  { name: 'spelling', test: inside('domain/language/edit-distance'), priority: 7 },
  // Used by the home page, a product's fields and addresses, none of which must pull in another.
  { name: 'countries', test: inside('domain/contact/(country-order|near-countries)\\.'), priority: 7 },
  // Explanations and migrations between versions are loaded on demand.
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
  // Needed by the frame of every page, and nothing that only some pages need.
  {
    name: 'shop',
    test: inside(
      'contract/(endpoint|failure|wire|cart|category|media|product|session|shipping|shop)\\.',
      'domain/money/',
      'domain/cart/(?!cart-totals|quote-line)',
      'domain/access/(?!password)',
      'domain/refusal/',
      'domain/language/',
      'domain/contact/country-name\\.',
      'domain/vat/(?!vat-number|price-difference)',
      'domain/catalog/(?!product\\.|attribute-(?!unit)|article-number|commodity-|completeness|product-standing|product-type|type-kind)',
      'web/(?!download|upload|use-streets|new-key)[a-z-]+\\.tsx?',
      'web/first-load/',
      'web/texts/(?!de|fr|en|buyer|quote|home|parcel|wish|grouped|short-facts)',
      'web/ui/(?!.*-(stepper|field|cards|mark)\\.|drawing|error-summary|empty-state)',
      'web/storefront/frame/(?!cart-popover|phone-menu|seeing-as)',
      'web/storefront/page/(?!tab-frame|ways-on)',
      'web/storefront/cart/(cart-(state|store|storage|line-view)|use-typed-zip-code|price-text|factor-price|line-price|line-pricing)\\.',
      'web/storefront/product-card/card-',
      // The smallest styles, used on several pages: a browser requests six files at a time, and the first paint waits for all styles.
      'web/storefront/(form/optional|checkout/order-notes|document/print-head)\\.module\\.css',
    ),
    priority: 5,
  },
  // Sent with every product's page; the others come later.
  {
    name: 'product-styles',
    test: inside(
      'web/storefront/product/(?!alternatives|compare-dialog|more-for-less).*\\.module\\.css',
      'web/configurator/(why/why|exploded-drawing|result-sentences|workbook-results)\\.module',
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
      'web/storefront/product/use-order-price\\.',
    ),
    priority: 5,
  },
  // Fields beyond plain text, for choosing or measuring.
  {
    name: 'fields',
    test: inside('web/ui/(?!.*-(cards|mark)\\.|error-summary|empty-state)', 'domain/calendar/(plain-date|date-text|local-time)'),
    priority: 4,
  },
  // Forms and states of what was ordered: nothing of a product's page.
  { name: 'forms', test: inside('web/ui/', 'web/storefront/form/optional\\.tsx'), priority: 4 },
  // Ordering the same again.
  { name: 'again', test: inside('web/storefront/favourites/(past-line|use-add-lines|changed-price)\\.'), priority: 4 },
  { name: 'opened', test: inside('web/storefront/frame/(cart-popover|phone-menu)'), priority: 4 },
  // Used on pages that list products, and on product pages.
  { name: 'card', test: inside('web/storefront/product-card/', 'contract/favourite', 'domain/search/colour-family'), priority: 4 },
  { name: 'scene', test: inside('web/storefront/scene/(scene-picture|seen-products)'), priority: 4 },
  { name: 'buyer-texts', test: inside('web/texts/buyer-texts'), priority: 4 },
  // How lists of the office are filtered and sorted.
  { name: 'list', test: inside('domain/list/(column-key|filter-text|sort-text|list-view)\\.'), priority: 4 },
  // From the cart to the order, in order of dependency: a group includes what its files import.
  {
    name: 'wire',
    test: inside(
      'contract/(address|record|list|customer|order|place-order|quote|quote-file)\\.',
      'domain/contact/address\\.',
      'domain/checkout/delivery\\.',
    ),
    priority: 3,
  },
  { name: 'bill', test: inside('web/texts/short-facts', 'web/storefront/cart/(totals-list|short-facts)\\.'), priority: 2 },
  {
    name: 'buyer',
    test: inside('web/storefront/checkout/checkout-(session|state|store|storage)\\.'),
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

/** Modules run by both server and pages, loaded from source by both. */
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
    // Pages run inside the server: rules and wire exist once for both.
    ssr: {
      build: { rolldownOptions: { external: command === 'build' ? sharedWithServer : [] } },
      // Bundled, so that it accepts precompiled texts, as in the browser.
      resolve: { noExternal: command === 'build' ? ['use-intl'] : [] },
    },
  },
  optimizeDeps: { include: ['use-intl', 'react-router', 'react-router/dom'] },
}));
