import { expect, test } from 'vitest';
import { countIn } from './cart-count.ts';

test.each([
  [null, 0],
  ['', 0],
  ['cart_lines=3', 3],
  ['lang=de; cart_lines=12; priceView=incl', 12],
  ['old_cart_lines=3', 0],
  ['cart_lines=-1', 0],
  ['cart_lines=99999', 0],
  ['cart_lines=2x', 0],
])('of %o counts %i lines', (cookies, lines) => {
  expect(countIn(cookies)).toBe(lines);
});
