import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { showRoutes } from '#test/office/show-routes.tsx';
import { waitsOf } from '../frame/waits.ts';
import { WaitingGroupList } from './waiting-group.tsx';

it('names its number by what waits, whether one or many', () => {
  const link = { list: 'order' as const, filter: [], sort: '' };
  const [wait] = waitsOf([{ key: 'unconfirmedOrders', desks: ['sales'], count: 1, oldest: null, link }]);
  if (wait === undefined) throw new Error('nothing waits');
  showRoutes([{ path: '/', element: <WaitingGroupList group={{ wait, rows: [] }} nowMs={0} /> }]);
  expect(screen.getByRole('link', { name: 'Zusage überfällig: 1' }).textContent).toBe('1');
});
