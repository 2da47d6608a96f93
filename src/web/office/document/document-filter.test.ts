import { describe, expect, it } from 'vitest';
import { orderFilterOf, orderQuery } from './document-filter.ts';

const read = (query: string) => orderFilterOf(new URLSearchParams(query));

describe('the order list in the URL', () => {
  it('shows everything on page 1 without a query', () => {
    expect(read('')).toEqual({ page: 1, search: '', orderStatusId: null, fromDate: '', toDate: '', showPreparation: false });
    expect(orderQuery(read(''))).toBe('');
  });

  it('comes back the same from the URL it writes', () => {
    const query = '?q=Wyss+AG&status=2&from=2026-11-01&to=2026-11-30&preparation=1&page=3';
    expect(orderQuery(read(query))).toBe(query);
  });

  it.each(['page=0', 'page=-1', 'page=1e9', 'page=x', 'status=9', 'status=x', 'from=1.1.2026', 'to=heute', 'preparation=2'])(
    'ignores %s',
    (query) => {
      expect(orderQuery(read(query))).toBe('');
    },
  );
});
