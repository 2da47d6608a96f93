import { expect, it } from 'vitest';
import { openWish } from './open-wish.ts';

const due = { day: '2026-11-24' };

it('is the newest wish while the order is to be looked at', () => {
  expect(openWish({ items: [{ wish: null }, { wish: 'cancel' }, { wish: 'change' }], followUp: due })).toBe('cancel');
});

it('is none without one, and none that was dealt with', () => {
  expect(openWish({ items: [{ wish: null }], followUp: due })).toBeNull();
  expect(openWish({ items: [{ wish: 'cancel' }], followUp: { day: null } })).toBeNull();
});
