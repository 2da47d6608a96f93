/** Where a product stands today: who finds it in the shop, and what the next days change about that. Days follow Europe/Zurich. */
import type { PlainDate } from '#domain/calendar/plain-date.ts';

export interface StandingFacts {
  readonly published: boolean;
  readonly publiclyAvailable: boolean;
  readonly deletedAt: string | null;
  /** On this day it comes into the shop; null: nothing is planned. */
  readonly publishOn: string | null;
  /** On this day it is in the shop no more. */
  readonly hideOn: string | null;
}

/** `soon` and `leaving` name the day on which it comes or goes. */
export type Standing =
  | { readonly kind: 'deleted' | 'hidden' | 'inShop' | 'forOwners' }
  | { readonly kind: 'soon' | 'leaving'; readonly day: string };

export function standingOf({ published, publiclyAvailable, deletedAt, publishOn, hideOn }: StandingFacts): Standing {
  if (deletedAt !== null) return { kind: 'deleted' };
  if (!published) return publishOn === null ? { kind: 'hidden' } : { kind: 'soon', day: publishOn };
  if (!publiclyAvailable) return { kind: 'forOwners' };
  return hideOn === null ? { kind: 'inShop' } : { kind: 'leaving', day: hideOn };
}

/** What the change to a day makes of a product; a day that has come is planned no more. */
export function atDayChange<Facts extends Pick<StandingFacts, 'published' | 'publishOn' | 'hideOn'>>(
  facts: Facts,
  today: PlainDate,
): Facts {
  const { publishOn, hideOn } = facts;
  const comes = publishOn !== null && publishOn <= today;
  const goes = hideOn !== null && hideOn <= today;
  // Both days passed while nobody looked: the later one counts.
  const published = comes && goes ? publishOn > hideOn : comes || (facts.published && !goes);
  return { ...facts, published, publishOn: comes ? null : publishOn, hideOn: goes ? null : hideOn };
}
