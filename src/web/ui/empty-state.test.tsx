import { render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, it } from 'vitest';
import { EmptyState } from './empty-state.tsx';

it.each(['verpackung', 'moebel'])('shows a thing of the shop «%s»', async (shop) => {
  const router = createMemoryRouter([
    {
      id: 'root',
      path: '/',
      loader: () => ({ profile: { shop }, session: null }),
      element: <EmptyState title="Noch leer" text="Hier steht noch nichts." />,
      HydrateFallback: () => null,
    },
  ]);
  render(<RouterProvider router={router} />);
  await screen.findByRole('heading');
  expect(document.querySelector('img')?.getAttribute('src')).toBe(`/images/empty-${shop}.svg`);
});
