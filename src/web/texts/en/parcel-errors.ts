/** Why something cannot be sent by parcel carrier; loaded only where parcels can be chosen. */
export default {
  parcelNothing: 'There is nothing in the cart that could go by parcel.',
  parcelSizeUnknown: 'We don’t know the size or weight of {articleNumber} yet, so this order can’t go by parcel.',
  parcelTooHeavy: '{articleNumber} is too heavy for a parcel: {most}\u00A0kg per piece at most.',
  parcelTooLarge: '{articleNumber} is too large for a parcel: {length}\u00A0cm long at most, length plus girth {girth}\u00A0cm.',
  parcelTooMany: 'That would be more than {most} parcels. Please choose delivery by truck.',
  parcelPlaceMissing: 'Enter the postcode and we’ll tell you whether a parcel is possible and what it costs.',
  parcelCustomsUnknown: 'We don’t have the customs details of {articleNumber} yet. Please request a quote.',
  parcelNotThere: 'The parcel carrier doesn’t deliver there.',
  parcelCarrierSilent: 'The parcel carrier isn’t answering. A parcel isn’t possible right now; everything else works as usual.',
  parcelAddressNotFit:
    'This address doesn’t fit a parcel label: name, street and town of 35 Latin characters at most, and a phone number with the country code.',
} as const;
