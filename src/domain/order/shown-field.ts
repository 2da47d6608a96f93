/** Fields of an order's head whose changes are reported to the customer; effects of other fields show in the totals, terms as their days. */
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

/** Parts of an address count as the address. Null: not reported. */
export function shownFieldOf(path: string): ShownField | null {
  const [head] = path.split('.');
  return shownFields.find((field) => field === head) ?? null;
}
