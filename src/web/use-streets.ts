/** Streets that fit what is typed, once a moment has passed without a key; empty where none fit or no search answers. */
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

/** What stood there before anybody typed is not asked for. */
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
        // Without an answer the street is typed by hand.
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

/** With its place, as long as no postal code is typed that says so. */
export const proposalText = (each: StreetSuggestion, zipCode: string): string =>
  each.zipCode === zipCode.trim() ? each.street : placedStreet(each);

/** What a chosen proposal means; null: the text is none. */
export const chosenStreet = (found: readonly StreetSuggestion[], text: string): StreetSuggestion | null =>
  found.find((each) => placedStreet(each) === text) ?? null;
