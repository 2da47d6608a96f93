import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import type { CartItem } from '#contract/cart.ts';
import { publishedModel } from '#domain/configurator/check-model.ts';
import { compileModel } from '#domain/configurator/compile-model.ts';
import { evaluate } from '#domain/configurator/evaluate.ts';
import { presetValues } from '#domain/configurator/preset.ts';
import type { Language } from '#domain/language/language.ts';
import verschlag from '#models/verschlag/model.json' with { type: 'json' };
import { open, priceBy } from './beside.test-data.tsx';
import MoreForLess from './more-for-less.tsx';

// An idle browser.
beforeEach(() => void vi.stubGlobal('requestIdleCallback', queueMicrotask));
const compiled = compileModel(publishedModel(verschlag));
const evaluation = evaluate(compiled, { ...presetValues(compiled), length: 500, width: 745, height: 912, mass: 604, openRatio: 0.62 });

function show(language: Language, priceOf: (item: CartItem) => number) {
  const asked = priceBy(priceOf);
  const onTake = vi.fn();
  open(
    language,
    <MoreForLess compiled={compiled} evaluation={evaluation} question={{ productId: 7, quantity: 3 }} price={200} onTake={onTake} />,
  );
  return { asked, onTake, user: userEvent.setup() };
}

it.each<[Language, string]>([
  ['de', '5 mm breiter: CHF 10.81 weniger pro Stück'],
  ['fr', '5 mm de plus en largeur\u00a0: CHF 10.81 de moins par pièce'],
  ['en', '5 mm wider: CHF 10.81 less per piece'],
])('says in %s which size costs how much less', async (language, sentence) => {
  show(language, ({ key }) => (key === 'width' ? 190 : 230));
  expect((await screen.findByRole('status')).textContent).toContain(sentence);
});

it('takes that size, and asks the price of no more than one of each kind at the same quantity', async () => {
  const { asked, onTake, user } = show('de', ({ key }) => (key === 'width' ? 190 : 230));
  await user.click(await screen.findByRole('button', { name: 'Übernehmen' }));
  expect(onTake.mock.calls).toEqual([[{ width: 750 }]]);
  expect(asked).toHaveLength(1);
  expect(new Set(asked[0]?.map(({ key }) => key)).size).toBe(asked[0]?.length);
  expect(asked[0]?.every(({ quantity, productId }) => quantity === 3 && productId === 7)).toBe(true);
});

it('says nothing of a few Rappen', async () => {
  const { asked } = show('de', () => 199.5);
  await waitFor(() => expect(asked).toHaveLength(1));
  expect(screen.queryByRole('status')).toBeNull();
});
