import { expect, test } from 'vitest';
import { cpuMs } from '#test/cpu-time.ts';
import { isDeeperThan } from './json-depth.ts';

const isTooDeep = (text: string): boolean => isDeeperThan(Buffer.from(text), 3);

test.each([
  '[[[1]]]',
  '{"a":{"b":[1]}}',
  '[[[]],[[]],[{}]]',
  '"[[[[["',
  '["[[[[","\\"[[[[{"]',
  '["ü[\\\\"]',
  '',
  'null',
  ']]]][[[['.slice(0, 7),
])('three levels at most: %s', (text) => expect(isTooDeep(text)).toBe(false));

test.each(['[[[[1]]]]', '{"a":{"b":{"c":{}}}}', '[[[["', '["\\\\",[[[1]]]]', '[{"[":[{}]}]'])('more than three levels: %s', (text) =>
  expect(isTooDeep(text)).toBe(true),
);

test('a megabyte is looked through in no time', () => {
  const texts = ['['.repeat(1_000_000), '[],'.repeat(330_000), `"${'\\"['.repeat(330_000)}"`].map((text) => Buffer.from(text));
  for (const text of texts) expect(cpuMs(() => isDeeperThan(text, 32), 50)).toBeLessThan(50);
});
