/** What is sent of an edited change: only differences from the order. */
import type { Order } from '#contract/order.ts';
import type { OrderUpdate } from '#contract/order-change.ts';
import { parseAmount } from '#domain/money/money-text.ts';
import { draftOf, headFields } from './change-draft.ts';
import type { AddressDraft, ChangeDraft, HeadField, LineDraft } from './change-draft.ts';

/** Invalid amounts have been refused by `problemsOf`. */
const chfOf = (text: string): number => parseAmount(text) ?? 0;

export type Update = Omit<OrderUpdate, 'version'>;

/** Only differences from the order. */
export function updateOf(order: Order, draft: ChangeDraft): Update {
  const before = draftOf(order);
  return {
    ...headUpdate(before, draft),
    updatePositions: draft.lines.flatMap((line, index) => {
      const update = lineUpdate(before.lines[index], line);
      return update === null ? [] : [{ id: line.id, ...update }];
    }),
    newPositions: draft.added.map((line) => ({
      type: line.positionIds === null ? 'PRODUCT' : 'COMPOSITE',
      productId: line.productId,
      configuration: line.configuration,
      name: line.name.trim(),
      quantity: Number(line.quantity),
      ...(line.price === '' ? {} : { pricePerOne: chfOf(line.price) }),
      positionIds: [...(line.positionIds ?? [])],
      children: [],
    })),
    tell: true,
  };
}

const idOf = (text: string): number | null => (text === '' ? null : Number(text));

function headUpdate(before: ChangeDraft, { head, deliveryAddress, invoiceAddress }: ChangeDraft): Partial<Update> {
  const wire: Readonly<Record<HeadField, unknown>> = {
    ...head,
    discount: Math.round(chfOf(head.discount) * 100) / 10_000,
    deliveryCost: head.deliveryCost === '' ? null : chfOf(head.deliveryCost),
    paymentMethodId: Number(head.paymentMethodId),
    paymentTermId: idOf(head.paymentTermId),
    skontoId: idOf(head.skontoId),
    vatForced: head.vatForced === '' ? null : head.vatForced === 'true',
  };
  const changed = headFields.filter((field) => head[field] !== before.head[field]);
  return {
    ...Object.fromEntries(changed.map((field) => [field, wire[field]])),
    ...(deliveryAddress.chosen === 'asIs' ? {} : { deliveryAddress: addressUpdate(deliveryAddress) }),
    ...(invoiceAddress.chosen === 'asIs' ? {} : { invoiceAddress: addressUpdate(invoiceAddress) }),
  };
}

const addressUpdate = ({ chosen, text }: AddressDraft) => (chosen === 'typed' ? { ...text } : { id: Number(chosen) });

function lineUpdate(before: LineDraft | undefined, line: LineDraft): Omit<Update['updatePositions'][number], 'id'> | null {
  if (before === undefined) return null;
  const configured = JSON.stringify(before.configuration) !== JSON.stringify(line.configuration);
  const priced = line.price !== before.price && line.pricing === 'keep';
  const update = {
    ...(line.name === before.name ? {} : { name: line.name.trim() }),
    ...(line.quantity === before.quantity ? {} : { quantity: Number(line.quantity) }),
    ...(priced ? { pricePerOne: chfOf(line.price) } : {}),
    ...(line.pricing === 'reprice' || configured ? { pricing: line.pricing } : {}),
    ...(line.remark === before.remark ? {} : { externalCustomerNo: line.remark }),
    ...(line.kommentar === before.kommentar ? {} : { kommentar: line.kommentar }),
    ...(line.rechnungskommentar === before.rechnungskommentar ? {} : { rechnungskommentar: line.rechnungskommentar }),
    ...(line.insuranceRate === before.insuranceRate ? {} : { insuranceRate: line.insuranceRate === '' ? null : chfOf(line.insuranceRate) }),
    ...(JSON.stringify(line.goods) === JSON.stringify(before.goods)
      ? {}
      : { commodityReferences: line.goods.map(({ productId, quantity }) => ({ productId, quantity: Number(quantity) })) }),
    ...(line.storno === before.storno ? {} : { storno: line.storno }),
    ...(configured ? { configuration: line.configuration } : {}),
  };
  return Object.keys(update).length === 0 ? null : update;
}

/** Number of values that differ from the order. */
export function countOf(update: Update): number {
  const { updatePositions, newPositions, tell: _tell, ...head } = update;
  return Object.keys(head).length + newPositions.length + updatePositions.reduce((sum, line) => sum + Object.keys(line).length - 1, 0);
}
