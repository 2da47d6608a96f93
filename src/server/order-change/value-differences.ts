/** Every value in which two states of an order differ, among those that a change can write. */
import type { Order } from '#contract/order.ts';
import { fieldDifferences } from '#server/record/field-differences.ts';
import type { FieldDifference } from '#server/record/record-history.ts';

export function valueDifferences(before: Order, after: Order): FieldDifference[] {
  const known = new Set(before.positions.map(({ id }) => id));
  const isNew = ({ id }: Order['positions'][number]): boolean => !known.has(id);
  const kept = { ...after, positions: after.positions.filter((position) => !isNew(position)) };
  // A new line is one entry.
  const added = after.positions
    .filter(isNew)
    .map(({ id, quantity, name }) => ({ field: `positions.${id}`, before: null, after: `${quantity} × ${name}` }));
  return [...fieldDifferences(writtenOn(before), writtenOn(kept)).filter(says), ...added];
}

/** An address that goes or comes brings its empty lines along. */
const says = ({ before, after }: FieldDifference): boolean => (before ?? '') !== (after ?? '');

function writtenOn(order: Order): object {
  const { comment, deliveryAddress, invoiceAddress, invoiceEmail, discount, customerId, customerRequestType, deliveryCost } = order;
  const { confirmedDeliveryDate, requestedDeliveryDate, externalCustomerNo, paymentMethodId, orderPerson, deliveryType } = order;
  const { paymentTermId, skontoId, vatForced, hasVat, totals, positions } = order;
  return {
    comment,
    deliveryAddress,
    invoiceAddress,
    invoiceEmail,
    discount,
    customerId,
    customerRequestType,
    deliveryCost,
    confirmedDeliveryDate,
    requestedDeliveryDate,
    externalCustomerNo,
    paymentMethodId,
    orderPerson,
    deliveryType,
    paymentTermId,
    skontoId,
    vatForced,
    hasVat,
    total: totals.total,
    positions: positions.map(lineWrittenOn),
  };
}

function lineWrittenOn(position: Order['positions'][number]): object {
  const { id, parentId, productId, name, quantity, pricePerOne, storno, externalCustomerNo, configuration } = position;
  const { kommentar, rechnungskommentar, insuranceRate, commodityReferences, pictureUrl } = position;
  return {
    id,
    parentId,
    productId,
    name,
    quantity,
    pricePerOne,
    storno,
    externalCustomerNo,
    configuration: configuration?.values ?? null,
    kommentar,
    rechnungskommentar,
    insuranceRate,
    commodityReferences,
    pictureUrl,
  };
}
