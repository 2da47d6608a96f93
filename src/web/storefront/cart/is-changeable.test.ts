import { expect, it } from 'vitest';
import type { CartLineView } from './cart-line-view.ts';
import { isChangeable } from './is-changeable.ts';

const line = { mutability: 'ALL' } as CartLineView;

it.each([
  ['a product not known yet', line, null, null, true],
  ['a choice that is not possible any more', line, { canBeConfigured: true }, 'configurationInvalid', true],
  ['a product without choices', line, { canBeConfigured: false }, null, false],
  ['a line of a quote', { ...line, mutability: 'QUANTITY' }, { canBeConfigured: true }, null, false],
  ['a product that was withdrawn meanwhile', line, null, 'productNotAvailable', false],
] as const)('%s', (_what, of, product, problem, expected) => {
  expect(isChangeable(of, product, problem)).toBe(expected);
});
