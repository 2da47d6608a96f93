import { screen } from '@testing-library/react';
import { Link, useLocation } from 'react-router';
import { expect, it } from 'vitest';
import { showRoutes } from '#test/office/show-routes.tsx';
import { usePageFocus } from './use-page-focus.ts';

/** A list whose row opens in its place, with a filter beside it. */
function Page() {
  const { pathname, search } = useLocation();
  usePageFocus('inhalt');
  return (
    <main id="inhalt" tabIndex={-1}>
      <Link to="?filter=neu">Filter</Link>
      {search === '?text=1' ? <p>Text 1</p> : <Link to="?text=1">Öffnen</Link>}
      <Link to="/other">Andere Seite</Link>
      {pathname}
    </main>
  );
}

it('moves the focus to the start of another page, and of the same one where its place is gone', async () => {
  const { user } = showRoutes([
    { path: '/', Component: Page },
    { path: '/other', Component: Page },
  ]);
  await user.click(screen.getByRole('link', { name: 'Filter' }));
  expect(document.activeElement?.textContent).toBe('Filter');
  await user.click(screen.getByRole('link', { name: 'Öffnen' }));
  await screen.findByText('Text 1');
  expect(document.activeElement).toBe(screen.getByRole('main'));
});
