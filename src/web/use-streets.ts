/** Street suggestions for the typed text, after a pause in typing; empty where none match or the search does not answer. */
import { useEffect, useState } from 'react';
import { findStreets } from '#contract/shipping.ts';
import type { StreetSuggestion } from '#contract/shipping.ts';
import { isDomestic } from '#domain/contact/address.ts';
import { fewestLetters, placedStreet } from '#domain/contact/street-suggestion.ts';
import { call } from './call.ts';

export interface TypedStreet {
  street: string;
  zipCode: string;
  country: string;
}

const pauseMs = 250;

/** The initial text is not searched for. */
export function useStreets({ street, zipCode, country }: TypedStreet, isOffered = true): readonly StreetSuggestion[] {
  const [found, setFound] = useState<readonly StreetSuggestion[]>([]);
  const [from, code] = [street.trim(), zipCode.trim()];
  const [untouched] = useState(from);
  const isAsked =
    isOffered &&
    isDomestic(country) &&
    from !== untouched &&
    from.length >= fewestLetters &&
    !found.some((each) => isTaken(each, from, code));
  useEffect(() => {
    if (!isAsked) return undefined;
    const abort = new AbortController();
    const timer = setTimeout(() => {
      call(findStreets, { query: { street: from, zipCode: code } }, { signal: abort.signal }).then(
        ({ items }) => setFound(items),
        // Without suggestions the street is typed by hand.
        () => undefined,
      );
    }, pauseMs);
    return () => {
      clearTimeout(timer);
      abort.abort();
    };
  }, [isAsked, from, code]);
  return found;
}

const isTaken = (each: StreetSuggestion, street: string, zipCode: string): boolean =>
  each.street === street && each.zipCode === zipCode && /\d/.test(street);

/** Includes the place, unless its postal code is already typed. */
export const proposalText = (each: StreetSuggestion, zipCode: string): string =>
  each.zipCode === zipCode.trim() ? each.street : placedStreet(each);

/** The suggestion behind a chosen text; null: the text is not one. */
export const chosenStreet = (found: readonly StreetSuggestion[], text: string): StreetSuggestion | null =>
  found.find((each) => placedStreet(each) === text) ?? null;
