/** A product's status today: who sees it in the shop, and which planned change comes next. Days follow Europe/Zurich. */
import type { PlainDate } from '#domain/calendar/plain-date.ts';

export interface StandingFacts {
  readonly published: boolean;
  readonly publiclyAvailable: boolean;
  readonly deletedAt: string | null;
  /** Published on this day; null: not planned. */
  readonly publishOn: string | null;
  /** Hidden from this day on. */
  readonly hideOn: string | null;
}

/** `soon` and `leaving` carry the day of the change. */
export type Standing =
  | { readonly kind: 'deleted' | 'hidden' | 'inShop' | 'forOwners' }
  | { readonly kind: 'soon' | 'leaving'; readonly day: string };

export function standingOf({ published, publiclyAvailable, deletedAt, publishOn, hideOn }: StandingFacts): Standing {
  if (deletedAt !== null) return { kind: 'deleted' };
  if (!published) return publishOn === null ? { kind: 'hidden' } : { kind: 'soon', day: publishOn };
  if (!publiclyAvailable) return { kind: 'forOwners' };
  return hideOn === null ? { kind: 'inShop' } : { kind: 'leaving', day: hideOn };
}

/** The product after a change of day; a day that has come is no longer planned. */
export function atDayChange<Facts extends Pick<StandingFacts, 'published' | 'publishOn' | 'hideOn'>>(
  facts: Facts,
  today: PlainDate,
): Facts {
  const { publishOn, hideOn } = facts;
  const comes = publishOn !== null && publishOn <= today;
  const goes = hideOn !== null && hideOn <= today;
  // Both days have passed since the last run: the later one counts.
  const published = comes && goes ? publishOn > hideOn : comes || (facts.published && !goes);
  return { ...facts, published, publishOn: comes ? null : publishOn, hideOn: goes ? null : hideOn };
}
