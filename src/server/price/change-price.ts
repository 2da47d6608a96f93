/**
 * Changes of a price row: the active source, the margin, the workbook's steps, the ladder, another company's service.
 * A change of one kind makes that kind the active one.
 */
import type { ParsedOf } from '#contract/endpoint.ts';
import type * as wire from '#contract/product-price.ts';
import type { SentPrice, ProductPrice } from '#contract/product-price.ts';
import type { Actor } from '#domain/access/permission.ts';
import { unitPriceFromChf } from '#domain/money/money.ts';
import type { LadderEntry } from '#domain/pricing/ladder-rules.ts';
import { ladderProblems } from '#domain/pricing/ladder-rules.ts';
import type { RemotePrice } from '#domain/pricing/remote-price.ts';
import { notFound, refused } from '#server/call/refusal.ts';
import { refuseOtherValues } from '#server/call/refuse-other-values.ts';
import { refuseProblems } from '#server/call/refuse-problems.ts';
import type { Trx } from '#server/db/pool.ts';
import { deleteStep, storeFields, storeStep, storeSteps } from './price-store.ts';
import type { PriceFields } from './price-store.ts';
import { writePrice } from './write-price.ts';
import type { PriceServices, PriceWrite } from './write-price.ts';

export async function changeFields(
  services: PriceServices,
  write: PriceWrite,
  fields: PriceFields,
  kept: SentPrice = {},
): Promise<ProductPrice> {
  return writePrice(services, write, async (trx, before) => {
    refuseOtherValues({ ...kept, activeStrategy: undefined }, before);
    await storeFields(trx, write.id, fields);
  });
}

export async function changeRemotePrice(
  services: PriceServices,
  write: PriceWrite,
  remotePrice: RemotePrice,
  kept: SentPrice,
): Promise<ProductPrice> {
  refuseUnknownHost(services.remote, remotePrice);
  return changeFields(services, write, { remotePrice, activeStrategy: 'REMOTE_PRICE' }, kept);
}

export function refuseUnknownHost({ isAskable }: Pick<PriceServices['remote'], 'isAskable'>, { url }: RemotePrice): void {
  if (!isAskable(url)) throw refused('remoteHostUnknown', { url: url.slice(0, 200) }, 'body.remotePrice.url');
}

export async function changeLadder(services: PriceServices, write: PriceWrite, entries: readonly LadderEntry[]): Promise<ProductPrice> {
  refuseProblems('body', ladderProblems(entries));
  return writePrice(services, write, async (trx) => storeLadder(trx, write.id, entries));
}

/** Entries are checked before. */
export async function storeLadder(trx: Trx, id: number, entries: readonly LadderEntry[]): Promise<void> {
  await storeSteps(trx, id, entries.map(stepOf));
  await storeFields(trx, id, { activeStrategy: 'FIX_PRICE' });
}

const stepOf = ({ quantity, price }: LadderEntry) => ({ quantity, price: unitPriceFromChf(price) });

export async function addStep(services: PriceServices, write: PriceWrite, entry: LadderEntry): Promise<ProductPrice> {
  refuseStep(entry);
  return writePrice(services, write, async (trx, { fixPrice }) => {
    refuseBeside(entry, fixPrice);
    await storeLadder(trx, write.id, [...fixPrice, entry]);
  });
}

export async function changeStep(
  services: PriceServices,
  write: PriceWrite,
  { unitId, ...given }: { unitId: number; quantity?: number | undefined; price?: number | undefined },
): Promise<ProductPrice> {
  return writePrice(services, write, async (trx, { fixPrice }) => {
    const known = fixPrice.find(({ id }) => id === unitId);
    if (known === undefined) throw notFound();
    const entry = { quantity: given.quantity ?? known.quantity, price: given.price ?? known.price };
    refuseStep(entry);
    refuseBeside(
      entry,
      fixPrice.filter((step) => step !== known),
    );
    await storeStep(trx, write.id, unitId, stepOf(entry));
    await storeFields(trx, write.id, { activeStrategy: 'FIX_PRICE' });
  });
}

export async function removeStep(services: PriceServices, write: PriceWrite, unitId: number): Promise<ProductPrice> {
  return writePrice(services, write, async (trx) => {
    if (!(await deleteStep(trx, write.id, unitId))) throw notFound();
  });
}

/** A single step is identified by its fields, not by its position in a list. */
function refuseStep(entry: LadderEntry): void {
  const problems = ladderProblems([entry], 'entry');
  refuseProblems(
    'body',
    problems.map(({ field, ...problem }) => ({ ...problem, ...(field === undefined ? {} : { field: field.slice('entry.0.'.length) }) })),
  );
}

/** What is wrong with a step only beside the others of its ladder. */
function refuseBeside(entry: LadderEntry, others: readonly LadderEntry[]): void {
  const { quantity } = entry;
  if (others.some((other) => other.quantity === quantity)) throw refused('ladderQuantityTwice', { quantity }, 'body.quantity');
  const whole = [...others, entry].toSorted((a, b) => a.quantity - b.quantity);
  const free = ladderProblems(whole).find(({ key }) => key === 'ladderStepFree');
  if (free) throw refused(free.key, { ...free.params }, 'body.price');
}

/** `actor`: the user who writes. */
export const writeOf = (id: number, version: number | undefined, actor: Actor): PriceWrite => ({ id, version, actor });

export type NewPrice = ParsedOf<typeof wire.createPrice>['body'];
