import { screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { Link } from 'react-router';
import { expect, it, vi } from 'vitest';
import { plainDate } from '#domain/calendar/plain-date.ts';
import { showRoutes } from '#test/office/show-routes.tsx';
import { CellLink } from './cell-link.tsx';
import { Grid } from './grid.tsx';
import { PhoneRows } from './phone-rows.tsx';
import type { Column } from './rules/column.ts';
import { plainView } from './rules/grid-view.ts';
import { useWholeRows } from './use-whole-rows.ts';

interface Delivery {
  id: number;
  number: string;
  order: string;
}

const columns: readonly Column<Delivery>[] = [
  { key: 'number', head: 'Nummer', kind: 'text', width: 100 },
  { key: 'order', head: 'Bestellung', kind: 'text', width: 100, cell: ({ order }) => <CellLink to={`/order/${order}`}>{order}</CellLink> },
];
const deliveries: readonly Delivery[] = [
  { id: 1, number: 'L1', order: 'A1' },
  { id: 2, number: 'L2', order: 'A2' },
];
const onOpen = vi.fn();

function List({ columns: shown = columns }: { columns?: readonly Column<Delivery>[] }) {
  const [view, setView] = useState(plainView);
  const source = useWholeRows(deliveries, columns, view);
  const today = plainDate(2026, 11, 22);
  return <Grid label="Lieferungen" columns={shown} source={source} view={view} onView={setView} today={today} onOpen={onOpen} />;
}

it('opens the link of a cell with Enter, the row elsewhere, and is no stop of the Tab key', async () => {
  const { router, user } = showRoutes([
    { path: '/', Component: List },
    { path: '/order/:id', element: <p>Bestellung</p> },
  ]);
  expect(screen.getAllByRole('link').map(({ tabIndex }) => tabIndex)).toEqual([-1, -1]);
  await user.click(screen.getByText('L2'));
  await user.keyboard('{Enter}');
  expect(onOpen).toHaveBeenCalledOnce();
  await user.keyboard('{ArrowRight}{Enter}');
  await waitFor(() => expect(router.state.location.pathname).toBe('/order/A2'));
  expect(onOpen).toHaveBeenCalledOnce();
});

it('opens the row with Enter on a cell whose link the Tab key reaches', async () => {
  const tabbed: readonly Column<Delivery>[] = [
    { key: 'order', head: 'Bestellung', kind: 'text', width: 100, cell: ({ order }) => <Link to={`/order/${order}`}>{order}</Link> },
  ];
  const { router, user } = showRoutes([{ path: '/', element: <List columns={tabbed} /> }]);
  onOpen.mockClear();
  screen.getByRole('gridcell', { name: 'A1' }).focus();
  await user.keyboard('{Enter}');
  expect(onOpen).toHaveBeenCalledExactlyOnceWith(deliveries[0]);
  expect(router.state.location.pathname).toBe('/');
});

it('is the text of a row that is a button or link as a whole, and a link in one that is not', async () => {
  const phone = columns.map((column): Column<Delivery> => ({ ...column, phone: 'title' }));
  const rows = (open?: (row: Delivery) => void) => (
    <PhoneRows columns={phone} places={[0]} rowAt={() => ({ row: deliveries[0]!, level: 1 })} count={1} onOpen={open} />
  );
  const opened = vi.fn();
  const { user } = showRoutes([{ path: '/', element: <main>{rows(opened)}</main> }]);
  expect(screen.queryByRole('link')).toBeNull();
  await user.click(screen.getByRole('button', { name: /L1\s*A1/ }));
  expect(opened).toHaveBeenCalledExactlyOnceWith(deliveries[0]);
  const linked = (
    <PhoneRows
      columns={phone}
      places={[0]}
      rowAt={() => ({ row: deliveries[0]!, level: 1 })}
      count={1}
      onOpen={opened}
      addressOf={({ order }) => `/order/${order}`}
    />
  );
  showRoutes([{ path: '/', element: <nav>{linked}</nav> }]);
  expect(screen.getByRole('link', { name: /L1\s*A1/ }).getAttribute('href')).toBe('/order/A1');
  showRoutes([{ path: '/', element: <aside>{rows()}</aside> }]);
  expect(screen.getByRole('link', { name: 'A1' })).toBeTruthy();
});

it('puts the picture of a cell to the head of the item', () => {
  const pictured = columns.map((column): Column<Delivery> =>
    column.key === 'number'
      ? {
          ...column,
          phone: 'second',
          phoneText: ({ number }) => number,
          phonePicture: ({ number }) => <img src="/d.svg" alt={`Bild ${number}`} />,
        }
      : { ...column, phone: 'title' },
  );
  const rowAt = () => ({ row: deliveries[0]!, level: 1 as const });
  showRoutes([{ path: '/', element: <PhoneRows columns={pictured} places={[0]} rowAt={rowAt} count={1} onOpen={onOpen} /> }]);
  const item = screen.getByRole('button');
  expect(item.firstElementChild?.contains(screen.getByAltText('Bild L1'))).toBe(true);
  expect(item.textContent).toBe('A1L1');
});
