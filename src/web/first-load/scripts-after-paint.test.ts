import { expect, it } from 'vitest';
import { withScriptsAfterPaint } from './scripts-after-paint.ts';

const links = '<link rel="modulepreload" href="/entry.js" nonce="n"/><link rel="modulepreload" href="/root.js"/>';
const script = `;
import * as route0 from "/root.js";
import * as route1_clientLoader from "/page-loader.js";
import * as route1_main from "/page.js";
const route1 = {...route1_clientLoader,...route1_main};
  window.__reactRouterManifest = {};

import("/entry.js");`;
const page = `<head>${links}<link rel="stylesheet" href="/a.css"/></head><body>für<script nonce="n" type="module" async="">${script}</script></body>`;

it('lets the head ask for styles alone', () => {
  const [head] = withScriptsAfterPaint(page).split('</head>');
  expect(head).toBe('<head><link rel="stylesheet" href="/a.css"/>');
});

it('fetches all scripts side by side once the page is painted', () => {
  const sent = withScriptsAfterPaint(page);
  expect(sent).not.toMatch(/import \* as/);
  const order = ['requestAnimationFrame', '["/entry.js","/root.js"]', 'await Promise.all', '__reactRouterManifest', 'import("/entry.js")'];
  const places = order.map((part) => sent.indexOf(part));
  expect(places).toEqual([...places].toSorted((a, b) => a - b));
  expect(places).not.toContain(-1);
});

it('writes the name and the folder of each file once', () => {
  const list = '{"entry": {"module": "/assets/entry.js"},"css": ["/assets/a.css#"],"url": "/assets/manifest.js"\n}';
  const built = page
    .replaceAll(/"\/(?=entry|root|page)/g, '"/assets/')
    .replace('window.__reactRouterManifest = {}', () => `window.__reactRouterManifest = ${list}`);
  const sent = withScriptsAfterPaint(built);
  for (const file of ['entry.js', 'root.js', 'page.js', 'page-loader.js', 'manifest.js', 'a.css#', '/assets/'])
    expect(sent.split(`"${file}"`), file).toHaveLength(2);
  const text = /const f=(.*?);for\(const href of f\.slice\(0,2\)\)/.exec(sent)?.[1] ?? '';
  const names = ['entry.js', 'root.js', 'page-loader.js', 'page.js', 'a.css#', 'manifest.js'];
  expect(text).toBe(`${JSON.stringify(names)}.map((name)=>"/assets/"+name)`);
  expect(sent).toContain('window.__reactRouterManifest={entry:{module:f[0]},css:[f[4]],url:f[5]};');
  expect(sent).toMatch(/import\(f\[0\]\);<\/script>/);
});

it('names a route that is named again by its place', () => {
  const list = {
    routes: {
      root: { id: 'root', hasLoader: true, hasAction: false },
      'storefront/page': { id: 'storefront/page', parentId: 'root', module: '/assets/page.js' },
      'storefront/product-page': { id: 'storefront/product-page', parentId: 'storefront/page', path: 'a/:true' },
    },
    version: '1',
  };
  const built = page
    .replaceAll(/"\/(?=entry|root|page)/g, '"/assets/')
    .replace('window.__reactRouterManifest = {}', () => `window.__reactRouterManifest = ${JSON.stringify(list)}\n`.replace('}\n', '\n}'));
  const sent = withScriptsAfterPaint(built);
  expect(sent).toContain(
    'window.__reactRouterManifest=((r)=>({routes:{root:{id:"root",hasLoader:!0,hasAction:false},[r[0]]:{id:r[0],parentId:"root",module:f[3]},' +
      '"storefront/product-page":{id:"storefront/product-page",parentId:r[0],path:"a/:true"}},version:"1"}))(["storefront/page"]);',
  );
});

it('keeps the names of what was imported', () => {
  expect(withScriptsAfterPaint(page)).toContain(
    'const [route0,route1_clientLoader,route1_main]=await Promise.all([import("/root.js"),import("/page-loader.js"),import("/page.js")]);const route1 = {...route1_clientLoader,...route1_main};',
  );
});

it.each(['üüü', '<head><link rel="modulepreload" href="/a.js"/></head>', `<head>${links}</head><script type="module">start()</script>`])(
  'passes on what it does not know: %s',
  (html) => {
    expect(withScriptsAfterPaint(html)).toBe(html);
  },
);
