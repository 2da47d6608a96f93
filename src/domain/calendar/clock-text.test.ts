import { expect, it } from 'vitest';
import { clockText } from './clock-text.ts';

it('writes minutes of a day as on a clock', () => {
  expect([400, 0, 1435, 1445].map(clockText)).toEqual(['06.40', '00.00', '23.55', '00.05']);
});
