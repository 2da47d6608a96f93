import { expect, test } from 'vitest';
import { uploadedFile } from './uploaded-file.ts';

test.each([
  ['rechnung\u202Evsc.exe', 'rechnungvsc.exe'],
  ['\u2067a\u2069.csv', 'a.csv'],
  ['a\u0007b.csv', 'ab.csv'],
  ['C:\\Daten\\kunden.csv', 'kunden.csv'],
  ['\u202E', 'datei'],
])('a file named %j is shown as %s', async (name, shown) => {
  const form = new FormData();
  form.set('file', new File(['a;b'], name));
  const request = new Request('http://shop.example', { method: 'POST', body: form });
  const body = Buffer.from(await request.arrayBuffer());
  expect((await uploadedFile(body, request.headers.get('content-type') ?? '', 'fileMissing')).name).toBe(shown);
});
