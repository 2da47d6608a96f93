/** Stores staff's changes of a quote's lines: each must belong to this quote, and sets contain parts but no other sets. */
import type { z } from 'zod';
import { KeptOfPosition } from '#contract/quote-desk.ts';
import type { QuoteUpdate } from '#contract/quote-desk.ts';
import type { QuotePosition } from '#contract/quote.ts';
import { rappen, rappenFromChf, unitPriceFromChf } from '#domain/money/money.ts';
import { chfText } from '#domain/money/money-text.ts';
import { setStorno } from '#domain/position/position.ts';
import type { Trx } from '#server/db/pool.ts';
import { refused } from '#server/call/refusal.ts';
import { otherValues, refuseFields, sentOf } from '#server/call/refuse-other-values.ts';
import type { NewQuotePosition } from './new-quote.ts';
import type { RemadeLine } from './make-lines.ts';
import type { QuoteRecord } from './quote-answer.ts';
import { deletePosition, insertPositions, storePosition } from './quote-line-store.ts';

type Update = z.output<typeof QuoteUpdate>['updatePositions'][number];

export interface LineChanges {
  updates: readonly Update[];
  /** By index of the update that requests it. */
  remade: ReadonlyMap<number, RemadeLine>;
  added: readonly NewQuotePosition[];
  /** Whose prices and language the lines have. */
  customerId: number;
}

/** `read`: the lines as staff read them. */
export async function writeLines(
  trx: Trx,
  { row, positions }: QuoteRecord,
  { updates, remade, added }: LineChanges,
  read: readonly QuotePosition[],
): Promise<void> {
  for (const [index, update] of updates.entries()) {
    const { id, remove, storno } = update;
    const path = `updatePositions.${index}`;
    const before = read.find((position) => position.id === id);
    if (before === undefined) throw refused('positionNotFound', { id }, `body.${path}.id`);
    refuseFields(otherValues(sentOf(update, KeptOfPosition), { ...before }).map((name) => `${path}.${name}`));
    if (remove === true) await deletePosition(trx, row.id, id);
    else await storePosition(trx, row.id, id, { ...columnsOf(update, before), ...remadeColumns(remade.get(index)) });
    if (storno !== undefined && remove !== true) await crossOut(trx, { row, positions }, id, storno);
  }
  const removed = new Set(updates.filter(({ remove }) => remove === true).map(({ id }) => id));
  for (const [index, { parent }] of added.entries()) {
    if (parent === null || !('id' in parent)) continue;
    const set = positions.find(({ id }) => id === parent.id);
    if (set?.type !== 'COMPOSITE' || removed.has(set.id))
      throw refused('positionParentInvalid', { id: parent.id }, `body.newPositions.${index}.parentId`);
    if (added[index]?.type === 'COMPOSITE') throw refused('positionParentInvalid', { id: parent.id }, `body.newPositions.${index}.type`);
  }
  await insertPositions(trx, row.id, added);
}

function columnsOf(update: Update, before: QuotePosition) {
  const { quantity, pricePerOne, name, externalCustomerNo, kommentar, rechnungskommentar, insuranceRate, commodityReferences } = update;
  return {
    ...(quantity === undefined ? {} : { quantity }),
    ...(pricePerOne === undefined || pricePerOne === before.pricePerOne
      ? {}
      : { unit_price: pricePerOne === null ? null : unitPriceFromChf(pricePerOne), price_unavailable: false }),
    ...(name === undefined ? {} : { name }),
    ...(externalCustomerNo === undefined ? {} : { external_customer_no: externalCustomerNo }),
    ...(kommentar === undefined ? {} : { kommentar }),
    ...(rechnungskommentar === undefined ? {} : { rechnungskommentar }),
    ...(insuranceRate === undefined ? {} : { insurance_rate: insuranceRate === null ? null : rappenFromChf(insuranceRate) }),
    ...(commodityReferences === undefined ? {} : { commodity_references: JSON.stringify(commodityReferences) }),
  };
}

function remadeColumns({ configuration, details, partList, weight, pictureHash }: RemadeLine = {}) {
  return {
    ...(configuration === undefined ? {} : { configuration: configuration === null ? null : JSON.stringify(configuration) }),
    ...(details === undefined ? {} : { details: JSON.stringify(details) }),
    ...(partList === undefined ? {} : { part_list: JSON.stringify(partList) }),
    ...(weight === undefined ? {} : { weight }),
    ...(pictureHash === undefined ? {} : { picture_hash: pictureHash }),
  };
}

/** A set together with its parts. */
async function crossOut(trx: Trx, { row, positions }: Pick<QuoteRecord, 'row' | 'positions'>, id: number, storno: boolean): Promise<void> {
  const lines = positions.map((each) => ({
    ...each,
    parentId: each.parent_id,
    quantityDelivered: 0,
    quantityInvoiced: 0,
    pricePerOne: unitPriceFromChf(0),
  }));
  for (const line of setStorno(lines, id, storno))
    if (line.storno !== positions.find((each) => each.id === line.id)?.storno)
      await storePosition(trx, row.id, line.id, { storno: line.storno });
}

/** Far above any sale in the trade, far below where sums in Rappen would lose their last digits. */
const mostProducts = rappen(10_000_000_000);

export function refuseTooHigh(positions: QuoteRecord['positions']): void {
  const inRappen = positions.reduce((sum, each) => sum + ((each.unit_price ?? 0) / 100) * each.quantity, 0);
  if (inRappen > mostProducts) throw refused('quoteTooHigh', { most: chfText(mostProducts) }, 'body.updatePositions');
}
