/** The buyer's address, from the current fields of the invoice. */
import type { DeskField } from './ready.ts';
import { valueOf } from './ready.ts';

export function buyerAddress(fields: readonly DeskField[]) {
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
