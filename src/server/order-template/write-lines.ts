/** Writes the new lines of a template as orders or quotes: one per customer, number and day. A refused line does not affect the others. */
import type { OrderInsert } from '#contract/place-order.ts';
import { maximumLines } from '#domain/cart/cart.ts';
import { textAt } from '#domain/import/path.ts';
import { lineText } from '#domain/import/template-line.ts';
import { isAmount, unitPriceFromChf } from '#domain/money/money.ts';
import { unitPriceText } from '#domain/money/money-text.ts';
import { paymentMethod } from '#domain/order/payment-method.ts';
import type { Refusal as Problem } from '#domain/refusal/refusal.ts';
import { refusal } from '#domain/refusal/refusal.ts';
import { Refusal } from '#server/call/refusal.ts';
import type { Trx } from '#server/db/pool.ts';
import type { RowWrite, WriteBy, WriteResult } from '#server/import/import-kind.ts';
import { problemOf } from '#server/import/row-result.ts';
import { configured, sizesOf } from './configured.ts';
import type { MeantLine } from './meant-lines.ts';
import type { PreparedDocument, TemplateDesk } from './template-desk.ts';
import { lineIdsOf } from './template-store.ts';

export interface NewLine {
  /** Of the row. */
  place: number;
  row: Pick<RowWrite, 'changes'>;
  line: MeantLine;
}

/** By position of the row. */
export async function writeLines(trx: Trx, desk: TemplateDesk, lines: readonly NewLine[], day: string, by: WriteBy) {
  const results = new Map<number, WriteResult>();
  const prepared: { lines: readonly NewLine[]; document: PreparedDocument }[] = [];
  for (const group of Map.groupBy(lines, ({ row, line }) => groupOf(row, line)).values()) {
    for (const { place } of group.slice(maximumLines))
      results.set(place, refusedRow(refusal('importTooManyLines', { most: maximumLines })));
    const ready = await prepare(trx, desk, group.slice(0, maximumLines), { day, by, results });
    if (ready !== null) prepared.push(ready);
  }
  // Last, so that the counter of numbers is locked only briefly.
  for (const { lines: own, document } of prepared) {
    const ids = await lineIdsOf(trx, desk.target, await document.store());
    for (const [at, { place }] of own.entries()) results.set(place, { ok: true, id: ids[at] ?? 0, version: 1 });
  }
  return results;
}

const dayOf = ({ changes }: NewLine['row']): string => textAt(changes, 'requestedDeliveryDate');
const groupOf = (row: NewLine['row'], { buyer, reference }: MeantLine): string => JSON.stringify([buyer.id, reference, dayOf(row)]);
const refusedRow = (...problems: Problem[]): WriteResult => ({ ok: false, problems });

interface Preparing {
  /** For rows without one. */
  day: string;
  by: WriteBy;
  results: Map<number, WriteResult>;
}

/** Null: no line can be accepted. */
async function prepare(trx: Trx, desk: TemplateDesk, given: readonly NewLine[], { day, by, results }: Preparing) {
  let lines = given;
  while (lines.length > 0) {
    const prepared = await attempt(async () => desk.prepare(trx, wishOf(lines, day), by));
    const problems = 'problems' in prepared ? prepared.problems : differences(lines, prepared);
    if (problems.size === 0 && !('problems' in prepared)) return { lines, document: prepared };
    // Problems not caused by a single line block all of them.
    const whole = problems.get(null) ?? [];
    for (const [at, { place }] of lines.entries()) {
      const own = problems.get(at) ?? [];
      if (own.length + whole.length > 0) results.set(place, refusedRow(...own, ...whole));
    }
    lines = whole.length > 0 ? [] : lines.filter((_, at) => !problems.has(at));
  }
  return null;
}

type LineProblems = Map<number | null, Problem[]>;

async function attempt(work: () => Promise<PreparedDocument>): Promise<PreparedDocument | { problems: LineProblems }> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    const told = error.errors.map((each): { at: number | null; problem: Problem } => {
      const at = /^body\.cartItems\.(\d+)/.exec(each.field ?? '')?.[1];
      const problem = problemOf(each);
      const field = at === undefined ? headField(problem.field) : lineFields[problem.key];
      return { at: at === undefined ? null : Number(at), problem: refusal(problem.key, problem.params, field) };
    });
    return { problems: new Map([...Map.groupBy(told, ({ at }) => at)].map(([at, all]) => [at, all.map(({ problem }) => problem)])) };
  }
}

/** The column to which a line's refusal refers. */
const lineFields: Readonly<Record<string, string>> = {
  quantityNotMultiple: 'quantity',
  configurationInvalid: 'configuration',
  productNotAvailable: 'articleNumber',
  priceOnRequest: 'articleNumber',
  priceUnavailable: 'articleNumber',
};

const headFields: Readonly<Record<string, string>> = { requestedDeliveryDate: 'requestedDeliveryDate', customerId: 'customerNumber' };

const headField = (field = ''): string | undefined => headFields[field];

/** A price in the row is intended: one that differs from ours is reported, and so is a size that the product does not have. */
function differences(rows: readonly NewLine[], { lines }: PreparedDocument): LineProblems {
  const problems = rows.map(({ row: { changes } }, at): Problem[] => {
    const { unitPrice = null, configuration = null } = lines[at] ?? {};
    const [said, asked] = [changes['price'], sizesOf(changes['configuration'])];
    const isSame = typeof said !== 'number' || unitPrice === null || (isAmount(said) && unitPriceFromChf(said) === unitPrice);
    const price = unitPrice === null ? '' : unitPriceText(unitPrice);
    const unknown = asked.find(([name, size]) => configuration?.values[name] !== size)?.[0];
    return [
      ...(isSame ? [] : [refusal('importPriceDiffers', { price, suggestion: price }, 'price')]),
      ...(unknown === undefined ? [] : [refusal('configurationInvalid', {}, `configuration.${unknown}`)]),
    ];
  });
  return new Map(problems.flatMap((own, at): [number, Problem[]][] => (own.length === 0 ? [] : [[at, own]])));
}

function wishOf(lines: readonly NewLine[], day: string): OrderInsert {
  const [first] = lines;
  if (first === undefined) throw new Error('an order without lines');
  const { buyer, reference } = first.line;
  return {
    cartItems: lines.map(itemOf),
    comment: '',
    externalCustomerRef: reference,
    orderPerson: '',
    customerId: buyer.id,
    invoiceEmail: buyer.invoiceEmail,
    invoiceAddressId: buyer.invoiceAddressId,
    deliveryAddressId: buyer.deliveryAddressId,
    requestedDeliveryDate: dayOf(first.row) || day,
    paymentMethodId: paymentMethod.INVOICE,
    deliveryType: 'DELIVERY',
    termsAccepted: true,
    tell: false,
  };
}

export const itemOf = ({ place, row, line }: NewLine) => ({
  key: String(place),
  productId: line.product.id,
  configuration: configured(line.product, row.changes['configuration']),
  quantity: Number(row.changes['quantity']),
  externalCustomerRef: lineText({ position: line.position, remark: textAt(row.changes, 'remark') }),
});
