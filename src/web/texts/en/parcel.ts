/** Texts of the choice between delivery and parcel. */
export default {
  way: 'Shipping',
  delivery: 'Delivery by truck or post',
  not: 'Not possible as a parcel:',
} as const;
