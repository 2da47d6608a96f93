import { text } from 'node:stream/consumers';
import { expect, it } from 'vitest';
import { LowPriorityPreloads } from './low-priority-preloads.ts';

async function through(parts: readonly Buffer[]): Promise<string> {
  const stream = new LowPriorityPreloads();
  for (const part of parts) stream.write(part);
  stream.end();
  return text(stream);
}

const page =
  '<head><title>Kisten für Möbel</title><link rel="modulepreload" href="/a.js"/></head><body>für <link rel="modulepreload" href="/b.js"/></body>';
const marked = page.replace('<link rel="modulepreload" href="/a.js"/>', '<link rel="modulepreload" fetchPriority="low" href="/a.js"/>');

it('marks the preloads of the head, wherever the bytes are cut', async () => {
  const bytes = Buffer.from(page);
  expect(await through([bytes])).toBe(marked);
  for (let cut = 1; cut < bytes.length; cut++) expect(await through([bytes.subarray(0, cut), bytes.subarray(cut)])).toBe(marked);
});

it('passes on what has no head', async () => {
  expect(await through([Buffer.from('ü'.repeat(3))])).toBe('üüü');
});
