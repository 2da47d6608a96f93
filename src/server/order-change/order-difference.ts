/** The difference between two states of an order as shown to its customer: lines, fields of the head, and the totals before and after. */
import type { Order, OrderPosition } from '#contract/order.ts';
import type { ChangeDifference, ChangedLine } from '#contract/staged-change.ts';
import { canonicalJson } from '#domain/configurator/hash.ts';
import { chfFromRappen, rappenFromChf } from '#domain/money/money.ts';
import type { Rappen } from '#domain/money/money.ts';
import { moneyOfChange } from '#domain/order/change-money.ts';
import { addressLines } from '#domain/contact/address.ts';
import { shownFieldOf } from '#domain/order/shown-field.ts';
import { valueDifferences } from './value-differences.ts';

/** `paid`: the amount received for the order according to the ledger. */
export function orderDifference(before: Order, after: Order, paid: Rappen): ChangeDifference {
  const { way, amount } = moneyOfChange({
    paymentMethodId: after.paymentMethodId,
    before: rappenFromChf(before.totals.total),
    after: rappenFromChf(after.totals.total),
    paid,
  });
  const old = new Map(before.positions.map((position) => [position.id, position]));
  return {
    lines: after.positions.flatMap((position) => changedLine(old.get(position.id) ?? null, position)),
    fields: shownDifferences(before, after),
    before: before.totals,
    after: after.totals,
    lineAmounts: { before: amountsOf(before), after: amountsOf(after) },
    money: { way, amount: chfFromRappen(amount) },
  };
}

/** An address is read as a whole; what does not stand in it, as the carrier's phone, is told for itself. */
function shownDifferences(before: Order, after: Order): ChangeDifference['fields'] {
  const fields = valueDifferences(before, after).filter(({ field }) => shownFieldOf(field) !== null);
  return addressFields.reduce<ChangeDifference['fields']>((told, field) => {
    const [was, becomes] = [before, after].map((order) => addressText(order[field], after.language));
    if (was === becomes) return told;
    const first = told.findIndex((each) => shownFieldOf(each.field) === field);
    const others = told.filter((each) => shownFieldOf(each.field) !== field);
    return others.toSpliced(first, 0, { field, before: was ?? null, after: becomes ?? null });
  }, fields);
}

const addressFields = ['deliveryAddress', 'invoiceAddress'] as const;

const addressText = (address: Order['deliveryAddress'], language: Order['language']): string | null =>
  address === null ? null : addressLines(address, language).join(', ');

const amountsOf = ({ positions }: Order): number[] =>
  positions.filter(({ parentId, storno }) => parentId === null && !storno).map(({ finalPrice }) => finalPrice);

function changedLine(before: OrderPosition | null, after: OrderPosition): ChangedLine[] {
  const configured = before !== null && canonicalJson(before.configuration) !== canonicalJson(after.configuration);
  const same =
    before !== null &&
    !configured &&
    (['name', 'quantity', 'pricePerOne', 'finalPrice', 'storno', 'externalCustomerNo'] as const).every(
      (field) => before[field] === after[field],
    );
  if (same) return [];
  const sides = (field: 'quantity' | 'pricePerOne' | 'finalPrice') => ({ before: before?.[field] ?? null, after: after[field] });
  return [
    {
      positionId: before?.id ?? null,
      kind: before === null ? 'added' : before.storno === after.storno ? 'changed' : after.storno ? 'cancelled' : 'restored',
      name: after.name,
      articleNumber: after.articleNumber,
      details: changedDetails(before?.details ?? [], after.details),
      quantity: sides('quantity'),
      pricePerOne: sides('pricePerOne'),
      finalPrice: sides('finalPrice'),
    },
  ];
}

/** What is new or different, and what is no longer chosen. */
function changedDetails(before: OrderPosition['details'], after: OrderPosition['details']): ChangedLine['details'] {
  const was = new Map(before.map(({ label, value }) => [label, value]));
  const becomes = new Map(after.map(({ label, value }) => [label, value]));
  return [...new Set([...becomes.keys(), ...was.keys()])]
    .map((label) => ({ label, value: becomes.get(label) ?? '', before: was.get(label) ?? '' }))
    .filter((detail) => detail.value !== detail.before);
}
