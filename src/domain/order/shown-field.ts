/** Fields of an order's head that its customer is told of; what follows from others is told by the totals, terms by their days. */
export const shownFields = [
  'deliveryAddress',
  'invoiceAddress',
  'requestedDeliveryDate',
  'confirmedDeliveryDate',
  'deliveryType',
  'discount',
  'externalCustomerNo',
  'orderPerson',
  'invoiceEmail',
  'comment',
] as const;

export type ShownField = (typeof shownFields)[number];

/** Parts of an address go under the name of the address. Null: not told. */
export function shownFieldOf(path: string): ShownField | null {
  const [head] = path.split('.');
  return shownFields.find((field) => field === head) ?? null;
}
