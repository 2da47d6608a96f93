import { expect, it } from 'vitest';
import { withLowPriorityPreloads } from './low-priority-preloads.ts';

const page =
  '<head><title>Kisten für Möbel</title><link rel="modulepreload" href="/a.js"/></head><body>für <link rel="modulepreload" href="/b.js"/></body>';

it('marks the preloads of the head alone', () => {
  const marked = page.replace('<link rel="modulepreload" href="/a.js"/>', '<link rel="modulepreload" fetchPriority="low" href="/a.js"/>');
  expect(withLowPriorityPreloads(page)).toBe(marked);
});

it('passes on what has no head', () => {
  expect(withLowPriorityPreloads('üüü')).toBe('üüü');
});
