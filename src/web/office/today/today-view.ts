/** What the start page shows, as its address says it: a desk, without what colleagues have taken on, what waits or what is done. */
import { desksFor } from '#domain/access/desk.ts';
import type { Desk } from '#domain/access/desk.ts';

export interface TodayView {
  /** Null: the user has no desk. */
  readonly desk: Desk | null;
  readonly mine: boolean;
  readonly done: boolean;
}

/** The own desk unless the address names another one that the user may look at. */
export function todayViewOf(query: URLSearchParams, perm: readonly number[]): TodayView {
  const open = desksFor(perm);
  const desk = open.find((each) => each === query.get('desk')) ?? open[0] ?? null;
  return { desk, mine: query.get('mine') === 'true', done: desk !== null && query.get('done') === 'true' };
}

/** As an address; the own desk is the one without a name. */
export function addressOfView({ desk, mine, done }: TodayView, own: Desk | null): string {
  const query = new URLSearchParams();
  if (desk !== null && desk !== own) query.set('desk', desk);
  if (mine) query.set('mine', 'true');
  if (done) query.set('done', 'true');
  return `?${query.toString()}`;
}
