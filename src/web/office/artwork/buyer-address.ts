/** The buyer's address as the invoice's fields say it now. */
import type { ArtworkField } from '#contract/artwork.ts';
import { valueOf } from '#domain/artwork/ready.ts';

export function buyerAddress(fields: readonly ArtworkField[]) {
  return {
    name: valueOf(fields, 'buyer'),
    addition: valueOf(fields, 'addition'),
    street: valueOf(fields, 'street'),
    zipCode: valueOf(fields, 'zipCode'),
    city: valueOf(fields, 'city'),
    country: valueOf(fields, 'country'),
    stateOrProvinceCode: valueOf(fields, 'state'),
  };
}
