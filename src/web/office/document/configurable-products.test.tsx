import { render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { ConfigurableProducts, useIsConfigurable } from './configurable-products.tsx';

const lines = [
  { productId: 4, configuration: {} },
  { productId: 7, configuration: {} },
  { productId: 9, configuration: null },
  { productId: null, configuration: null },
];

function Verb({ line }: { line: (typeof lines)[number] }) {
  return useIsConfigurable(line) ? <button type="button">{`Konfigurieren ${line.productId}`}</button> : null;
}

it('offers to configure what is made to measure alone: no fixed article, no line without a configuration', async () => {
  const asked: string[] = [];
  vi.stubGlobal('fetch', (url: string) => {
    asked.push(url);
    const items = [4, 7].map((id) => ({ id, canBeConfigured: id === 4 }));
    return Promise.resolve(Response.json({ items }));
  });
  const verbs = lines.map((line) => <Verb key={line.productId} line={line} />);
  render(<ConfigurableProducts lines={lines}>{verbs}</ConfigurableProducts>);
  await screen.findByRole('button', { name: 'Konfigurieren 4' });
  expect(screen.getAllByRole('button')).toHaveLength(1);
  expect(asked).toEqual([expect.stringContaining('ids=4%2C7')]);
});
