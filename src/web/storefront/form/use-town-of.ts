import { useEffect, useRef } from 'react';
import type { AddressText } from '#domain/contact/address.ts';
import type { FormErrors } from './form-errors.ts';
import type { usePlaces } from './places.ts';

interface TypedAddress {
  value: AddressText;
  onChange: (part: Partial<AddressText>) => void;
  errors: FormErrors;
}

/** Fills in the town and the country of a postal code, unless another town was typed. */
export function useTownOf(places: ReturnType<typeof usePlaces>, { value, onChange, errors }: TypedAddress): void {
  const filled = useRef('');
  useEffect(() => {
    const town = places?.places[0]?.place;
    if (places === null || town === undefined) return;
    // The town of this code, perhaps filled in before a reload: another code replaces it.
    if (places.places.some(({ place }) => place === value.city)) filled.current = value.city;
    const keeps = value.city !== '' && value.city !== filled.current;
    if (places.country !== value.country) onChange({ country: places.country });
    if (!keeps && value.city !== town && !places.places.some(({ place }) => place === value.city)) {
      filled.current = town;
      errors.typed('city');
      onChange({ city: town });
    }
    // Only a new answer fills in the town; later typing stays.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [places]);
}
