import { screen } from '@testing-library/react';
import { useLoaderData } from 'react-router';
import type { LoaderFunctionArgs } from 'react-router';
import { expect, test } from 'vitest';
import { showRoutes } from '#test/office/show-routes.tsx';
import { ListPager, pageIn } from './list-pager.tsx';
import type { ListPage } from './list-pager.tsx';

/** A list of so many rows, fifty on a page. */
function show(total: number, name?: string) {
  const loader = ({ request }: LoaderFunctionArgs): ListPage => ({ page: pageIn(request, name), perPage: 50, total });
  const List = () => {
    const list = useLoaderData<ListPage>();
    return (
      <>
        <p>from row {1 + (list.page - 1) * list.perPage}</p>
        <ListPager list={list} {...(name === undefined ? {} : { name })} />
      </>
    );
  };
  return showRoutes([{ path: '/', loader, element: <List />, HydrateFallback: () => null }]);
}

test('a longer list leads to its other rows and back', async () => {
  const { user, router } = show(120);
  expect(await screen.findByText('Seite 1 von 3')).toBeDefined();
  expect(screen.queryByRole('link', { name: 'Vorige Seite' })).toBeNull();
  await user.click(screen.getByRole('link', { name: 'Nächste Seite' }));
  expect(await screen.findByText('from row 51')).toBeDefined();
  await user.click(screen.getByRole('link', { name: 'Nächste Seite' }));
  expect(await screen.findByText('from row 101')).toBeDefined();
  expect(screen.queryByRole('link', { name: 'Nächste Seite' })).toBeNull();
  await user.click(screen.getByRole('link', { name: 'Vorige Seite' }));
  expect(await screen.findByText('Seite 2 von 3')).toBeDefined();
  expect(router.state.location.search).toBe('?page=2');
});

test('a list that fits on one page has no links', async () => {
  show(50);
  expect(await screen.findByText('from row 1')).toBeDefined();
  expect(screen.queryByText(/Seite/)).toBeNull();
});

test('two lists of a screen turn their pages separately', async () => {
  const { user, router } = show(120, 'mails');
  await router.navigate('/?prices=2');
  await user.click(await screen.findByRole('link', { name: 'Nächste Seite' }));
  expect(router.state.location.search).toBe('?prices=2&mails=2');
  expect(await screen.findByText('from row 51')).toBeDefined();
});

test.each(['', '0', '-3', 'x', '1.9', '1e9'])('a page «%s» in the address is one that exists for calls', (asked) => {
  const page = pageIn(new Request(`http://shop.example/?page=${asked}`));
  expect(Number.isInteger(page) && page >= 1 && page <= 100_000).toBe(true);
});
