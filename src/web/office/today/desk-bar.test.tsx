import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { showRoutes } from '#test/office/show-routes.tsx';
import { DeskBar } from './desk-bar.tsx';
import { DoneList } from './done-list.tsx';
import type { TodayView } from './today-view.ts';

const desks = [
  { desk: 'sales', count: 17 },
  { desk: 'workshop', count: 6 },
  { desk: 'management', count: 3 },
] as const;
const kinds = [
  { screen: 'orders', count: 12 },
  { screen: 'quotes', count: 5 },
] as const;

function show(view: Partial<TodayView> = {}) {
  const picked: unknown[] = [];
  const open: TodayView = { desk: 'sales', mine: false, done: false, ...view };
  const bar = <DeskBar desks={desks} view={open} done={9} kinds={kinds} only={null} onOnly={(only) => picked.push(only)} />;
  const { router, user } = showRoutes([{ path: '/', element: bar }]);
  return { picked, user, search: () => router.state.location.search };
}
const tabs = () => within(screen.getByRole('navigation', { name: 'Arbeitsplätze' })).getAllByRole('link');

it('has a tab with its count for each desk, the own one without a name in the address', () => {
  show();
  expect(tabs().map((tab) => [tab.textContent, tab.getAttribute('href'), tab.getAttribute('aria-current')])).toEqual([
    ['Verkauf 17', '/', 'page'],
    ['Werkstatt 6', '/?desk=workshop', null],
    ['Leitung 3', '/?desk=management', null],
  ]);
});

it('keeps what is hidden when the desk changes, and comes back from what is done', () => {
  show({ desk: 'workshop', mine: true, done: true });
  expect(tabs().map((tab) => tab.getAttribute('href'))).toEqual([
    '/?mine=true',
    '/?desk=workshop&mine=true',
    '/?desk=management&mine=true',
  ]);
  expect(tabs().every((tab) => tab.getAttribute('aria-current') === null)).toBe(true);
  const done = screen.getByRole('link', { name: 'Erledigte heute 9' });
  expect([done.getAttribute('href'), done.getAttribute('aria-current')]).toEqual(['/?desk=workshop&mine=true', 'page']);
});

it('puts the tick into the address', async () => {
  const { user, search } = show();
  await user.click(screen.getByRole('checkbox', { name: 'Nur meine' }));
  expect(search()).toBe('?mine=true');
});

it('lets a phone choose the desk from a list and one kind of task by a pill', async () => {
  const { user, search, picked } = show();
  await user.click(screen.getByRole('button', { name: 'Offerten 5' }));
  expect(picked).toEqual(['quotes']);
  await user.selectOptions(screen.getByRole('combobox', { name: 'Arbeitsplätze' }), 'Werkstatt 6');
  expect(search()).toBe('?desk=workshop');
});

it('names what was done, with its record, by whom and when', () => {
  const items = [
    {
      did: 'delivered' as const,
      record: { kind: 'order' as const, id: 7 },
      label: 'L2026-00003',
      customer: 'Klavierhaus Zimmerli',
      at: '2026-11-23T08:05:00.000Z',
      who: 'Marco Steiner',
    },
  ];
  showRoutes([{ path: '/', element: <DoneList done={{ items, total: 140 }} /> }]);
  const [row, more] = screen.getAllByRole('listitem');
  expect(row?.textContent).toBe('L2026-00003Klavierhaus ZimmerligeliefertMarco Steiner, 09.05');
  expect(screen.getByRole('link').getAttribute('href')).toBe('/admin/Orders/7');
  expect(more?.textContent).toBe('und 139 frühere');
});
