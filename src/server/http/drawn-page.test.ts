import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { drawnPage } from './drawn-page.ts';

test('the same bytes in every encoding, and one mark for them', async () => {
  const html = `<p>${'Kisten für Möbel '.repeat(200)}</p>`;
  const page = drawnPage(new Response(), html, 'n');
  expect((await page.bytes('identity')).toString()).toBe(html);
  expect(brotliDecompressSync(await page.bytes('br')).toString()).toBe(html);
  expect(gunzipSync(await page.bytes('gzip')).toString()).toBe(html);
  expect(await page.bytes('br')).toBe(await page.bytes('br'));
  expect(drawnPage(new Response(), html, 'other').etag).toBe(page.etag);
  expect(drawnPage(new Response(), `${html} `, 'n').etag).not.toBe(page.etag);
});

test('a page near the limit is written shorter, any other as it was drawn', async () => {
  const row = '<i class="k"></i>';
  const sent = async (times: number) =>
    (await drawnPage(new Response(), `<head></head>${row.repeat(times)}`, 'n').bytes('identity')).toString();
  expect(await sent(3000)).toContain(row);
  expect(await sent(4000)).toBe(`<head></head>${'<i class=k></i>'.repeat(4000)}`);
});
