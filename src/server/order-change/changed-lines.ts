/** The lines of an order after a change, before pricing: written, added, grouped and cancelled. */
import type { OrderPosition } from '#contract/order.ts';
import { KeptOfPosition } from '#contract/order-change.ts';
import type { NewPosition, OrderUpdate, PositionUpdate } from '#contract/order-change.ts';
import { canonicalJson } from '#domain/configurator/hash.ts';
import { isAmount, rappenFromChf, unitPriceFromChf } from '#domain/money/money.ts';
import { refuseLineChange } from '#domain/order/order-change.ts';
import { setStorno } from '#domain/position/position.ts';
import { refusal } from '#domain/refusal/refusal.ts';
import { fieldNotPermitted } from '#server/call/refusal.ts';
import { otherValues, sentOf } from '#server/call/refuse-other-values.ts';
import type { ChangeProblems } from './change-problems.ts';
import { blankLine } from './draft-line.ts';
import type { DraftLine } from './draft-line.ts';

export interface LineWish {
  path: string;
  /** Take the price from the price list. */
  reprice: boolean;
  /** New or reconfigured: texts, parts, weight and picture are made again. */
  remade: boolean;
  /** A name was given, which the product's name does not replace. */
  named: boolean;
  /** Address of a picture; empty: that of the configuration; undefined: unchanged. */
  picture: string | undefined;
  /** CHF for one piece of a composite, to be spread over its parts. */
  spread: number | undefined;
}

export interface ChangedLines {
  lines: DraftLine[];
  /** By line id. */
  wishes: ReadonlyMap<number, LineWish>;
}

export function changedLines(
  { before, read, problems }: { before: readonly DraftLine[]; read: readonly OrderPosition[]; problems: ChangeProblems },
  { updatePositions, newPositions }: Pick<OrderUpdate, 'updatePositions' | 'newPositions'>,
): ChangedLines {
  const wishes = new Map<number, LineWish>();
  let lines: readonly DraftLine[] = before;
  for (const [index, update] of updatePositions.entries()) {
    const path = `body.updatePositions.${index}`;
    const line = before.find(({ id }) => id === update.id);
    if (line === undefined || wishes.has(update.id)) problems.add(refusal('positionNotFound', { id: update.id }, 'id'), path);
    else lines = updated(lines, line, update, { path, problems, wishes, read: read.find(({ id }) => id === update.id) });
  }
  for (const [index, position] of newPositions.entries())
    lines = added(lines, position, { path: `body.newPositions.${index}`, problems, wishes });
  return { lines: [...lines], wishes };
}

interface Writing {
  path: string;
  problems: ChangeProblems;
  wishes: Map<number, LineWish>;
}

function updated(
  lines: readonly DraftLine[],
  line: DraftLine,
  update: PositionUpdate,
  { path, problems, wishes, read }: Writing & { read: OrderPosition | undefined },
) {
  for (const name of otherValues(sentOf(update, KeptOfPosition), { ...read })) problems.push(fieldNotPermitted(`${path}.${name}`));
  const composite = line.type === 'COMPOSITE';
  if (composite && update.configuration != null) problems.push(fieldNotPermitted(`${path}.configuration`));
  const configured =
    update.configuration !== undefined && canonicalJson(update.configuration ?? null) !== canonicalJson(line.configuration ?? null);
  const price = update.pricePerOne === undefined ? undefined : unitPriceFromChf(update.pricePerOne);
  const reprice = price === undefined && line.productId !== null && (update.pricing ?? (configured ? 'reprice' : 'keep')) === 'reprice';
  problems.addAll(
    refuseLineChange(line, {
      quantity: update.quantity,
      storno: update.storno,
      configured,
      priced: reprice || (price !== undefined && price !== line.pricePerOne),
    }),
    path,
  );
  wishes.set(line.id, {
    path,
    reprice,
    remade: configured,
    named: update.name !== undefined,
    picture: update.newProductImage,
    spread: composite && update.pricePerOne !== read?.pricePerOne ? update.pricePerOne : undefined,
  });
  const written: DraftLine = {
    ...line,
    ...textsOf(update, line),
    quantity: update.quantity ?? line.quantity,
    configuration: configured ? (update.configuration ?? null) : line.configuration,
    pricePerOne: composite ? line.pricePerOne : (price ?? line.pricePerOne),
  };
  let all: readonly DraftLine[] = lines.map((each) => (each.id === line.id ? written : each));
  if (composite && update.quantity !== undefined) all = scaled(all, line, update.quantity, { path, problems, wishes });
  return update.storno === undefined || update.storno === line.storno ? all : cancelled(all, line.id, update.storno, { path, problems });
}

function textsOf(given: Omit<PositionUpdate, 'id' | 'quantity' | 'configuration'>, line: Omit<DraftLine, 'id'>) {
  return {
    name: given.name ?? line.name,
    externalCustomerNo: given.externalCustomerNo ?? line.externalCustomerNo,
    kommentar: given.kommentar ?? line.kommentar,
    rechnungskommentar: given.rechnungskommentar ?? line.rechnungskommentar,
    insuranceRate:
      given.insuranceRate === undefined ? line.insuranceRate : given.insuranceRate === null ? null : rappenFromChf(given.insuranceRate),
    commodityReferences: given.commodityReferences ?? line.commodityReferences,
  };
}

/** Scales the parts of a composite to a new number of sets. */
function scaled(lines: readonly DraftLine[], { id, quantity: before }: DraftLine, sets: number, { path, problems, wishes }: Writing) {
  return lines.map((line) => {
    if (line.parentId !== id || wishes.has(line.id)) return line;
    const quantity = (line.quantity * sets) / before;
    if (!Number.isInteger(quantity)) {
      problems.add(refusal('quantityNotWhole', { name: line.name }, 'quantity'), path);
      return line;
    }
    problems.addAll(refuseLineChange(line, { quantity }), path);
    return { ...line, quantity };
  });
}

/** A delivered or invoiced part cannot be cancelled, and so neither can its composite. */
function cancelled(lines: readonly DraftLine[], id: number, storno: boolean, { path, problems }: Pick<Writing, 'path' | 'problems'>) {
  const after = setStorno(lines, id, storno);
  for (const [index, line] of lines.entries())
    if (line.id !== id && after[index]?.storno !== line.storno) problems.addAll(refuseLineChange(line, { storno }), path);
  return after;
}

function added(lines: readonly DraftLine[], position: NewPosition, { path, problems, wishes }: Writing): readonly DraftLine[] {
  const { type, positionIds, children } = position;
  const id = nextId(lines);
  const line = newLine(position, { id, parentId: null, path, problems, wishes });
  if (type === 'PRODUCT') {
    for (const name of ['positionIds', 'children'] as const)
      if (position[name].length > 0) problems.push(fieldNotPermitted(`${path}.${name}`));
    return [...lines, line];
  }
  if (position.productId !== null) problems.push(fieldNotPermitted(`${path}.productId`));
  if ((position.name ?? '') === '') problems.add(refusal('validation.required', {}, 'name'), path);
  if (positionIds.length + children.length === 0) problems.add(refusal('validation.required', {}, 'children'), path);
  for (const [index, wanted] of positionIds.entries())
    if (!lines.some((each) => each.id === wanted && isGroupable(each)))
      problems.add(refusal('positionNotFound', { id: wanted }, `positionIds.${index}`), path);
  const grouped = lines.map((each) => (positionIds.includes(each.id) ? { ...each, parentId: id } : each));
  const parts = children.map((child, index) =>
    newLine(child, { id: id - 1 - index, parentId: id, path: `${path}.children.${index}`, problems, wishes }),
  );
  return [...grouped, { ...line, type: 'COMPOSITE' as const }, ...parts];
}

const isGroupable = ({ id, type, parentId, storno }: DraftLine): boolean => id > 0 && type === 'PRODUCT' && parentId === null && !storno;

const nextId = (lines: readonly DraftLine[]): number => Math.min(0, ...lines.map(({ id }) => id)) - 1;

type NewLine = NewPosition['children'][number] & { type?: NewPosition['type'] };

function newLine(given: NewLine, { id, parentId, path, problems, wishes }: Writing & { id: number; parentId: number | null }): DraftLine {
  const composite = given.type === 'COMPOSITE';
  const byHand = given.productId === null && !composite;
  if (byHand && (given.name ?? '') === '') problems.add(refusal('validation.required', {}, 'name'), path);
  if (byHand && given.pricePerOne === undefined) problems.add(refusal('validation.required', {}, 'pricePerOne'), path);
  if (byHand && given.configuration !== null) problems.push(fieldNotPermitted(`${path}.configuration`));
  const price = given.pricePerOne !== undefined && isAmount(given.pricePerOne) ? unitPriceFromChf(given.pricePerOne) : null;
  wishes.set(id, {
    path,
    reprice: price === null && given.productId !== null && !composite,
    remade: given.productId !== null && !composite,
    named: given.name !== undefined,
    picture: given.newProductImage,
    spread: composite ? given.pricePerOne : undefined,
  });
  return {
    ...blankLine,
    ...textsOf(given, blankLine),
    id,
    parentId,
    productId: given.productId,
    quantity: given.quantity,
    configuration: given.configuration,
    pricePerOne: composite ? blankLine.pricePerOne : (price ?? blankLine.pricePerOne),
  };
}
