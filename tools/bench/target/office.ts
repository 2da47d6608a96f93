/** Lists of orders as requested by staff, one after the other: the waiting time counts. */
import type { Ground } from '../ground.ts';
import type { Target } from './target.ts';

/** The day that many days ago, `2026-03-01`. */
const daysAgo = (days: number): string => new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10);

export function officeTargets({ as }: Ground): Target[] {
  const list = (name: string, query: (turn: number) => string): Target => ({
    name,
    connections: 1,
    question: (turn) => ({ path: `/api/order?${query(turn)}`, headers: as.staff }),
  });
  return [
    list('orders, first page', () => 'perPage=50'),
    list('orders, page 1000', (turn) => `perPage=50&page=${1000 + (turn % 500)}`),
    list('orders, only the count', () => 'perPage=1'),
    list('orders, by state', () => 'perPage=50&orderStatusId=2'),
    list('orders, search by number', (turn) => `perPage=50&search=${10_000 + ((turn * 7919) % 80_000)}`),
    list('orders, search by name', (turn) => `perPage=50&search=${['Apparatebau', 'Rochat', 'Keller', 'Logistik'][turn % 4]}`),
    list('orders, search without hit', (turn) => `perPage=50&search=Niemand${turn}`),
    list('orders, sorted by total', () => 'perPage=50&sort=-total'),
    list('orders, a month', () => `perPage=50&fromDate=${daysAgo(130)}&toDate=${daysAgo(100)}`),
  ];
}
