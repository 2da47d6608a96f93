/** What the choice between delivery and parcel says. */
export default {
  way: 'Shipping',
  delivery: 'Delivery by truck or post',
  not: 'Not possible as a parcel:',
} as const;
