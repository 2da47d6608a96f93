/** Sender, recipient and packages in the carrier's form. */
import type { ParcelPackage } from '#domain/parcel/package.ts';
import type { CarrierParty } from '#domain/parcel/party.ts';

/** The carrier uses its own code for Swiss francs. */
export const francs = 'SFR';

export function addressOf(party: CarrierParty) {
  const { street, street2, city, stateOrProvinceCode, zipCode, country } = party;
  return {
    streetLines: [street, street2].filter((line) => line !== ''),
    city,
    ...(stateOrProvinceCode === '' ? {} : { stateOrProvinceCode }),
    postalCode: zipCode,
    countryCode: country,
    residential: party.companyName === '',
  };
}

export function contactOf({ personName, companyName, phone, email }: CarrierParty) {
  return {
    personName,
    ...(companyName === '' ? {} : { companyName }),
    phoneNumber: phone.replaceAll(' ', ''),
    ...(email === '' ? {} : { emailAddress: email }),
  };
}

/** Kilograms rounded up to two decimals. */
export function kilograms(grams: number) {
  return { units: 'KG', value: Math.ceil(grams / 10) / 100 } as const;
}

export function dimensionsOf({ lengthCm, widthCm, heightCm }: Pick<ParcelPackage, 'lengthCm' | 'widthCm' | 'heightCm'>) {
  return { length: lengthCm, width: widthCm, height: heightCm, units: 'CM' } as const;
}
