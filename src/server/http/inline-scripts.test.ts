import { createHash } from 'node:crypto';
import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { nameScripts } from './inline-scripts.ts';

const nonce = 'abc/+==';
const hash = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

test('own scripts are named by what they say, each once, wherever the nonce stands', () => {
  const html = `<script nonce="${nonce}">let a = 1;</script><script id="_R_" nonce="${nonce}" type="module">import "/a.js"</script><script nonce="${nonce}">let a = 1;</script>`;
  expect(nameScripts(html, nonce)).toEqual({
    html: '<script>let a = 1;</script><script id="_R_" type="module">import "/a.js"</script><script>let a = 1;</script>',
    sources: [hash('let a = 1;'), hash('import "/a.js"')],
  });
});

test('a script without the nonce gets no permission', () => {
  const html = `<script>steal()</script><script nonce="other">steal()</script><script nonce="${nonce}">ö</script>`;
  expect(nameScripts(html, nonce).sources).toEqual([hash('ö')]);
});

test('files need no name', () => {
  expect(nameScripts(`<script nonce="${nonce}" src="/a.js"></script>`, nonce)).toEqual({
    html: '<script src="/a.js"></script>',
    sources: [],
  });
});

test('the layout of a module is taken out before it is named', () => {
  const html = `<script nonce="${nonce}" type="module">import "/a.js";\n  window.list = {\n    "a": 1\n  };</script><script nonce="${nonce}">a\n  b</script>`;
  expect(nameScripts(html, nonce)).toEqual({
    html: '<script type="module">import "/a.js";window.list = {"a": 1};</script><script>a\n  b</script>',
    sources: [hash('import "/a.js";window.list = {"a": 1};'), hash('a\n  b')],
  });
});

test('the data of a page stands between single quotation marks and says the same', () => {
  const said = String.raw`[{"_1":2},"l'été \\ \"neu\"\n ö </x>"]`;
  const sent = `window.__reactRouterContext.streamController.enqueue(${JSON.stringify(said).replaceAll('<', String.raw`\u003c`)});`;
  const { html, sources } = nameScripts(`<script nonce="${nonce}">${sent}</script>`, nonce);
  const text = /^<script>(.*)<\/script>$/.exec(html)?.[1] ?? '';
  expect(text).toContain(`enqueue('[{"_1":2},"l\\'été`);
  expect(sources).toEqual([hash(text)]);
  const got: string[] = [];
  runInNewContext(text, { window: { __reactRouterContext: { streamController: { enqueue: (part: string) => got.push(part) } } } });
  expect(got).toEqual([said]);
});
