/** A planned change as the order that calls will return once it is stored; new lines still have negative ids. */
import type { Order, OrderPosition } from '#contract/order.ts';
import { chfFromRappen, chfFromUnitPrice, rappen, rappenFromChf, zeroRappen } from '#domain/money/money.ts';
import { isService } from '#domain/order/movement.ts';
import { finalPrices } from '#domain/position/position.ts';
import { partsOf, placeholderPicture, shownProduct } from '#server/order/document-answer.ts';
import type { DraftLine } from './draft-line.ts';
import type { PlannedChange } from './plan-change.ts';

export function plannedOrder(before: Order, { head, lines, totals, deliveryCost, byMail, weight }: PlannedChange): Order {
  const { skontoPercent, skontoDays, customerName, customerPhone, userId: _user, shopTypeId: _shop, city: _city, ...fields } = head;
  const amounts = new Map(finalPrices(lines));
  const services = new Map(before.positions.map(({ id, service }) => [id, service]));
  return {
    ...before,
    ...fields,
    discount: head.discount / 10_000,
    skonto: skontoPercent === 0 ? null : { percent: skontoPercent / 100, days: skontoDays },
    customer: { ...before.customer, name: customerName, phone: customerPhone },
    deliveryCost: chfFromRappen(deliveryCost),
    byMail,
    owedAmount: chfFromRappen(rappen(rappenFromChf(before.owedAmount) + totals.total - rappenFromChf(before.totals.total))),
    weight,
    totals: {
      products: chfFromRappen(totals.products),
      discountAmount: chfFromRappen(totals.discountAmount),
      shipping: chfFromRappen(deliveryCost),
      net: chfFromRappen(totals.net),
      vat: chfFromRappen(totals.vat),
      total: chfFromRappen(totals.total),
    },
    positions: lines.map((line) => ({
      ...positionOf(line, chfFromRappen(amounts.get(line.id) ?? zeroRappen)),
      children: partsOf(line.id, lines),
      service: services.get(line.id) ?? isService({ ...line, productTypeId: null }),
    })),
  };
}

function positionOf(
  { pictureHash, insuranceRate, pricePerOne, ...line }: DraftLine,
  finalPrice: number,
): Omit<OrderPosition, 'service' | 'children'> {
  return {
    ...line,
    product: shownProduct(line),
    quantityDelivered: line.quantityDelivered ?? 0,
    quantityInvoiced: line.quantityInvoiced ?? 0,
    details: [...line.details],
    partList: [...line.partList],
    commodityReferences: [...line.commodityReferences],
    pricePerOne: chfFromUnitPrice(pricePerOne),
    finalPrice,
    insuranceRate: insuranceRate === null ? null : chfFromRappen(insuranceRate),
    pictureUrl: pictureHash === null ? placeholderPicture : `/api/media/picture/${pictureHash}`,
  };
}
