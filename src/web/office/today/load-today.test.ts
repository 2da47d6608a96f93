import { expect, it } from 'vitest';
import type { Reader } from '../document/german-names.tsx';
import { loadToday } from './load-today.ts';

const accounting = [103];
const overdue = {
  key: 'overdueInvoices',
  desks: ['accounting'],
  count: 2,
  oldest: '2026-09-10',
  link: { list: 'openItem', filter: ['daysOverdue:1..'], sort: 'dueDay' },
};
const invoice = { customerName: 'Aare Pumpen AG', issuedOn: '2026-08-17', dueDay: '2026-09-16' };
const items = [
  { ...invoice, id: 16, formattedId: 'R2026-00016', total: 419.61, fees: 60, open: 479.61 },
  { ...invoice, id: 24, formattedId: 'R2026-00024', total: 2286.63, fees: 0, open: 286.63 },
];

it('says of an open invoice why more is open than its total', async () => {
  const call = (async ({ path }: { path: string }) =>
    Promise.resolve({ items: path === '/today' ? [overdue] : items })) as unknown as Reader['call'];
  const { groups } = await loadToday({ call, language: 'de' }, { desk: 'accounting', mine: false, done: false }, accounting);
  expect(groups[0]?.rows.map(({ about }) => about)).toEqual(['von 419.61 + 60.00 Gebühren', "offen von 2'286.63"]);
});
