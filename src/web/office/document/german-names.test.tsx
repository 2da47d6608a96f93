import { render } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import type { Call } from '#contract/endpoint.ts';
import { GermanName, germanNames, GermanNamesProvider } from './german-names.tsx';

const items = [
  { id: 4, name: 'Holzkiste' },
  { id: 7, name: 'Palette' },
];

it('asks once for the products of a customer who reads another language, and not at all for a German one', async () => {
  const asked = vi.fn<(endpoint: unknown, input: unknown) => Promise<unknown>>(async () => Promise.resolve({ items }));
  const call = asked as unknown as Call;
  const positions = [{ productId: 4 }, { productId: null }, { productId: 7 }, { productId: 4 }];
  expect(await germanNames({ call, language: 'de' }, { language: 'fr', positions })).toEqual({ 4: 'Holzkiste', 7: 'Palette' });
  expect(asked.mock.calls.map(([, input]) => input)).toEqual([{ query: { ids: '4,7', perPage: 2 } }]);
  expect(await germanNames({ call, language: 'de' }, { language: 'de', positions })).toEqual({});
  expect(await germanNames({ call, language: 'fr' }, { language: 'fr', positions })).toEqual({});
  expect(asked).toHaveBeenCalledTimes(1);
});

it('asks once for several customers, and not for the lines of a German one', async () => {
  const asked = vi.fn<(endpoint: unknown, input: unknown) => Promise<unknown>>(async () => Promise.resolve({ items }));
  const german = { language: 'de', positions: [{ productId: 9 }] } as const;
  const [french, english] = [4, 7].map((productId) => ({ language: 'fr', positions: [{ productId }] }) as const);
  await germanNames({ call: asked as unknown as Call, language: 'de' }, french!, german, english!);
  expect(asked.mock.calls.map(([, input]) => input)).toEqual([{ query: { ids: '4,7', perPage: 2 } }]);
});

it('stands with a line of another name, and nowhere else', () => {
  const { container } = render(
    <GermanNamesProvider value={{ 4: 'Holzkiste', 7: 'Palette' }}>
      <p>
        <GermanName productId={4} name="Caisse en bois" />
      </p>
      <p>
        <GermanName productId={7} name="Palette" />
      </p>
      <p>
        <GermanName productId={null} name="Montage" />
      </p>
    </GermanNamesProvider>,
  );
  expect([...container.querySelectorAll('p')].map(({ innerHTML }) => innerHTML)).toEqual(['<span lang="de">Holzkiste</span> ', '', '']);
});
