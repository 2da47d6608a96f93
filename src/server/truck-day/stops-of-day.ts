/** The stops of a day: each order that goes by truck, with the boxes that its lines make. */
import type { DayLine, DayStop } from '#contract/truck-day.ts';
import { shopKind } from '#domain/catalog/shop.ts';
import { bearingOf, goodsOf } from '#domain/packing/goods.ts';
import type { Triple } from '#domain/packing/box.ts';
import type { FreightLine } from '#domain/shipping/storing-space.ts';
import { storingSpacesOf } from '#domain/shipping/storing-space.ts';
import type { CatalogSnapshot } from '#server/catalog/catalog-snapshot.ts';
import { evaluateConfiguration } from '#server/configurator/evaluate-configuration.ts';
import { nameIn } from '#server/order/in-readers-language.ts';
import { placeOf } from '#server/shipping/postal-codes.ts';
import type { DueLine, DueOrder } from './truck-day-store.ts';

/** With names in German: the order's own are in its customer's language. `unfinished`: number of an order's work orders that the workshop has not finished. */
export function stopsOfDay(orders: readonly DueOrder[], catalog: CatalogSnapshot, unfinished: ReadonlyMap<number, number>): DayStop[] {
  return orders.map(({ orderId, formattedId, customerName, shopTypeId, language, address, lines }) => {
    const german = (line: DueLine): string => nameIn((id) => catalog.productById.get(id)?.name ?? null, line, language, 'de');
    const freight = lines.map((line) => freightOf(line, catalog, shopTypeId === shopKind.MOEBEL));
    return {
      orderId,
      formattedId,
      customerName,
      street: address.street,
      zipCode: address.zipCode,
      city: address.city,
      place: placeOf(address.zipCode),
      unfinished: unfinished.get(orderId) ?? 0,
      lines: lines.map((line, index) => dayLine({ ...line, name: german(line) }, freight[index]!)),
    };
  });
}

function freightOf({ productId, quantity, weight, configuration }: DueLine, catalog: CatalogSnapshot, isFurniture: boolean): FreightLine {
  const product = productId === null ? undefined : catalog.productById.get(productId);
  const outputs = configuration === null ? undefined : evaluateConfiguration(catalog.models, configuration)?.outputs;
  const [length, width, height] = ['outerLength', 'outerWidth', 'outerHeight'].map((key) => outputs?.[key]?.value);
  return {
    quantity,
    weightG: weight > 0 ? Math.round(weight * 1000) : null,
    requirement: product?.transport ?? null,
    size: length && width && height ? { lengthMm: length, widthMm: width, heightMm: height } : null,
    bears: isFurniture ? 0 : (outputs?.['stackLoad']?.value ?? null),
  };
}

function dayLine(line: DueLine, freight: FreightLine): DayLine {
  const size = freight.size === null ? null : ([freight.size.lengthMm, freight.size.widthMm, freight.size.heightMm] as Triple);
  const bears = freight.bears ?? bearingOf({ size, weightG: freight.weightG ?? 0 });
  const goods = goodsOf({
    quantity: line.quantity,
    size,
    weightG: freight.weightG ?? 0,
    stackKgPerM2: bears,
    storingSpaces: storingSpacesOf(freight),
  });
  return {
    positionId: line.positionId,
    name: line.name,
    articleNumber: line.articleNumber,
    quantity: line.quantity,
    boxes: goods.kind.quantity,
    piecesPerBox: goods.pieces,
    onPallet: goods.onPallet,
    box: { size: [...goods.kind.size], weight: goods.kind.weightG, bears: goods.onPallet ? 0 : bears },
  };
}
