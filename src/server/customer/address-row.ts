/** An address as stored in its table. */
import type { AddressText } from '#domain/contact/address.ts';
import { abroadOnly } from '#domain/contact/address.ts';

export const addressRow = (address: AddressText) => ({
  name: address.name,
  addition: address.addition,
  street: address.street,
  additional_address: address.additionalAddress,
  zip_code: address.zipCode,
  city: address.city,
  country: address.country,
  state_or_province_code: abroadOnly(address).stateOrProvinceCode,
  carrier_phone: abroadOnly(address).carrierPhone,
});
