import { join } from 'node:path';
import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';
import type { Plugin } from 'vite';

/** Browsers never run the contract's schemas; see `src/web/schema-stand-in.ts`. */
const schemasStayOnTheServer: Plugin = {
  name: 'schemas-stay-on-the-server',
  enforce: 'pre',
  applyToEnvironment: ({ name }) => name === 'client',
  resolveId: (id) => (id === 'zod' ? join(import.meta.dirname, 'src/web/schema-stand-in.ts') : null),
};

/** Few files instead of many small ones: a phone pays for each. Whatever is in no group stays with its page. */
const groups = [
  {
    name: 'framework',
    test: /node_modules[\\/](react|react-dom|scheduler|react-router|use-intl|@formatjs|intl-messageformat|icu-minify|cookie|set-cookie-parser)[\\/]/,
    priority: 3,
  },
  // Explanations and moves between versions are fetched by those who ask for them.
  {
    name: 'engine',
    test: /src[\\/]domain[\\/](formula[\\/](?!trace)|configurator[\\/](?!why|part-cause|migrate)|part-list[\\/]|material[\\/]|drawing[\\/])/,
    priority: 2,
  },
  // Of the contract only the calls that the frame of every page makes; the others come with their pages.
  {
    name: 'shop',
    test: /src[\\/](contract[\\/](endpoint|failure|wire|cart|category|media|product|session|shipping|shop)\.|web[\\/](ui|storefront[\\/](layout[\\/](?!tab-frame)|cart[\\/]cart-[a-z]+|catalog[\\/]card)|texts[\\/](?!de|fr|en|buyer)|[a-z-]+\.tsx?)|domain[\\/](money|calendar|cart|access|refusal|language|vat|catalog))/,
    priority: 1,
  },
];

export default defineConfig({
  plugins: [schemasStayOnTheServer, reactRouter()],
  build: { target: 'es2023', assetsInlineLimit: 0, cssMinify: true, cssCodeSplit: false },
  environments: { client: { build: { rolldownOptions: { output: { codeSplitting: { groups } } } } } },
  optimizeDeps: { include: ['use-intl', 'react-router', 'react-router/dom'] },
});
