/** A change that was staged before, loaded into the form again. */
import type { Order } from '#contract/order.ts';
import { amountText } from '#domain/money/money-text.ts';
import { rappenFromChf } from '#domain/money/money.ts';
import { decimalText } from '../text/decimal-text.ts';
import { addressFields, draftOf, goodsOf, headFields, priceText } from './change-draft.ts';
import type { AddressDraft, ChangeDraft, HeadField } from './change-draft.ts';
import type { Update } from './change-update.ts';

/** A pending change, loaded into the form: its values replace those of the order. */
export function draftWith(order: Order, wish: Update): ChangeDraft {
  const plain = draftOf(order);
  const written: Partial<Record<HeadField, string>> = Object.fromEntries(
    headFields.flatMap((field) => (wish[field] === undefined ? [] : [[field, headText(field, wish[field])]])),
  );
  return {
    head: { ...plain.head, ...written },
    deliveryAddress: addressBack(plain.deliveryAddress, wish.deliveryAddress ?? undefined),
    invoiceAddress: addressBack(plain.invoiceAddress, wish.invoiceAddress),
    lines: plain.lines.map((line) => {
      const update = wish.updatePositions.find(({ id }) => id === line.id);
      if (update === undefined) return line;
      return {
        ...line,
        name: update.name ?? line.name,
        quantity: update.quantity === undefined ? line.quantity : String(update.quantity),
        price: update.pricePerOne === undefined ? line.price : priceText(update.pricePerOne),
        pricing: update.pricing ?? 'keep',
        remark: update.externalCustomerNo ?? line.remark,
        kommentar: update.kommentar ?? line.kommentar,
        rechnungskommentar: update.rechnungskommentar ?? line.rechnungskommentar,
        insuranceRate:
          update.insuranceRate === undefined ? line.insuranceRate : update.insuranceRate === null ? '' : priceText(update.insuranceRate),
        goods: update.commodityReferences === undefined ? line.goods : goodsOf(update.commodityReferences),
        storno: update.storno ?? line.storno,
        configuration: update.configuration === undefined ? line.configuration : update.configuration,
      };
    }),
    added: wish.newPositions.map((line, index) => ({
      key: -1 - index,
      productId: line.productId,
      articleNumber: '',
      name: line.name ?? '',
      quantity: String(line.quantity),
      price: line.pricePerOne === undefined ? '' : priceText(line.pricePerOne),
      configuration: line.configuration,
      positionIds: line.type === 'COMPOSITE' ? line.positionIds : null,
    })),
  };
}

function headText(field: HeadField, value: string | number | boolean | null): string {
  if (value === null) return '';
  if (field === 'discount') return decimalText(Number(value) * 100, 2);
  return field === 'deliveryCost' && value !== '' ? amountText(rappenFromChf(Number(value))) : String(value);
}

function addressBack(plain: AddressDraft, given: Update['deliveryAddress']): AddressDraft {
  if (given === undefined || given === null) return plain;
  if (given.id !== undefined) return { ...plain, chosen: String(given.id) };
  const text = Object.fromEntries(addressFields.map((field) => [field, given[field] ?? plain.text[field]]));
  return { chosen: 'typed', text: text as AddressDraft['text'] };
}
