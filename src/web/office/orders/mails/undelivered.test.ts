import { expect, it } from 'vitest';
import { undelivered } from './undelivered.ts';

const mail = (state: 'pending' | 'sent' | 'failed' | 'stored', to: string, hour: number) => ({
  state,
  to,
  createdAt: `2026-11-27T${String(hour).padStart(2, '0')}:00:00Z`,
});

it('names the addresses that no mail reached', () => {
  // The shop's copy of a confirmation leaves together with it.
  expect(undelivered([mail('failed', 'anna@alt.example', 8), mail('sent', 'shop@kistenwerk.example', 8)])).toEqual(['anna@alt.example']);
  expect(undelivered([mail('failed', 'anna@alt.example', 9), mail('failed', 'anna@alt.example', 8)])).toEqual(['anna@alt.example']);
  expect(undelivered([mail('sent', 'anna@neu.example', 8)])).toEqual([]);
});

it('is silent once a later mail has left, or is about to', () => {
  expect(undelivered([mail('pending', 'anna@neu.example', 9), mail('failed', 'anna@alt.example', 8)])).toEqual([]);
  expect(undelivered([mail('failed', 'anna@alt.example', 10), mail('sent', 'anna@neu.example', 9)])).toEqual(['anna@alt.example']);
});
