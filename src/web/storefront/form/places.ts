/** The towns of a postal code while it is being typed. Answers are cached for the life of the page. */
import { useEffect, useState } from 'react';
import type { OutputOf } from '#contract/endpoint.ts';
import { readPlaces } from '#contract/shipping.ts';
import { isDomestic } from '#domain/contact/address.ts';
import { plz } from '#domain/contact/rules.ts';
import { call } from '#web/call.ts';

export type Places = OutputOf<typeof readPlaces>;

const known = new Map<string, Places>();

/** False: it was answered with no place. A code that was not asked for yet may be one. */
export const knowsZipCode = (zipCode: string): boolean => known.get(zipCode)?.places.length !== 0;

/** `Zürich ZH`; some names hold the canton already: `Crans VD`. */
export const placeInCanton = ({ place, canton }: Places['places'][number]): string =>
  place.endsWith(` ${canton}`) ? place : `${place} ${canton}`.trim();

/** Null: not a complete domestic code, or not known yet. An unknown code has no places. */
export function usePlaces(zipCode: string, country: string): Places | null {
  const code = zipCode.trim();
  const asked = isDomestic(country) && code !== '' && plz(code) === null ? code : '';
  const [answer, setAnswer] = useState<Places | null>(null);
  useEffect(() => {
    if (asked === '' || known.has(asked)) return undefined;
    const abort = new AbortController();
    call(readPlaces, { query: { zipCode: asked } }, { signal: abort.signal }).then(
      (places) => {
        known.set(asked, places);
        setAnswer(places);
      },
      // Without an answer the town is typed by hand.
      () => undefined,
    );
    return () => abort.abort();
  }, [asked]);
  if (asked === '') return null;
  return known.get(asked) ?? (answer?.zipCode === asked ? answer : null);
}
