import postcss from 'postcss';
import { expect, test } from 'vitest';
import { layeredStyles, layerOf } from './layered-styles.ts';

test.each([
  ['/x/src/web/ui/base.css', 'ui'],
  ['/x/src/web/root.module.css', 'ui'],
  ['/x/src/web/configurator/view-3d/view-3d.module.css', 'configurator'],
  ['/x/src/web/storefront/product/product-page.module.css', 'product'],
  ['C:\\x\\src\\web\\office\\grid\\grid.module.css', 'office-grid'],
  ['/x/node_modules/other/style.css', null],
])('%s lies in layer %s', (path, layer) => {
  expect(layerOf(path)).toBe(layer);
});

const layered = async (file: string, css: string): Promise<string> => (await postcss([layeredStyles]).process(css, { from: file })).css;

test('the first sheet of every page names the order of all layers, and no other does', async () => {
  const css = await layered('/x/src/web/ui/fonts.css', '.a { color: red }');
  expect(css).toMatch(/^@layer ui, configurator,[^;{]*\bpage\b[^;{]*\bproduct\b[^;{]*;\s*@layer ui \{[^]*\.a[^]*\}\s*\}$/);
  expect(await layered('/x/src/web/ui/base.css', '.a { color: red }')).toMatch(/^@layer ui \{/);
});

test('a sheet of a folder lies in its layer with all it holds', async () => {
  const css = await layered('/x/src/web/storefront/product/a.module.css', '.a { color: red }\n@media print { .a { color: black } }');
  expect(css).toMatch(/^@layer product \{[^]*\.a[^]*@media print[^]*\}\s*\}$/);
});

test('a folder without a place in the order is refused', async () => {
  await expect(layered('/x/src/web/storefront/nowhere/a.css', '.a { color: red }')).rejects.toThrow(/nowhere has no place/);
});

test('others are left alone', async () => {
  expect(await layered('/x/node_modules/other/style.css', '.a{}')).toBe('.a{}');
});
