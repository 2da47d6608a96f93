/** Staff store a change beside the order, read it again, or discard it. The customer does not see it. */
import type { OrderUpdate } from '#contract/order-change.ts';
import type { StagedChange } from '#contract/staged-change.ts';
import type { Actor } from '#domain/access/permission.ts';
import { actorName } from '#server/call/actor-name.ts';
import { conflict, notFound } from '#server/call/refusal.ts';
import type { Db } from '#server/db/pool.ts';
import { transaction } from '#server/db/pool.ts';
import { lockOrder, orderRecord, wholeOrderOf } from '#server/order/order-record.ts';
import type { OrderServices } from '#server/order/order-services.ts';
import { addHistory } from '#server/record/record-history.ts';
import { staleSave } from '#server/record/stale-save.ts';
import { insertChange, lastChange, lockChange, newestChange, openChange, storeStaged } from './staged-change-store.ts';
import type { ChangeRow } from './staged-change-store.ts';
import { behindOf, changeAnswer, previewOf, stateOf, wishOf } from './staged-change.ts';

export async function readChange(services: OrderServices, orderId: number): Promise<StagedChange | null> {
  const record = await orderRecord(services.db, orderId);
  const row = await lastChange(services.db, orderId);
  if (row === null) return null;
  const state = stateOf(row, record.row.version, services.now());
  const reckoned = state === 'DRAFT' || state === 'ASKED' ? await previewOf(services, record, wishOf(row)) : null;
  const behind = state === 'STALE' ? await behindOf(services.db, row) : null;
  return { ...changeAnswer(row, record, reckoned, services.now()), behind };
}

export async function stageChange(
  services: OrderServices,
  orderId: number,
  { changeVersion, ...wish }: OrderUpdate & { version: number; changeVersion?: number | undefined },
  actor: Actor,
): Promise<StagedChange> {
  const { db, now } = services;
  const record = await orderRecord(db, orderId);
  const stale = async (on: Db) =>
    staleSave(on, { kind: 'order', id: orderId, version: wish.version, current: await wholeOrderOf(on, orderId) });
  if (record.row.version !== wish.version) throw await stale(db);
  const preview = await previewOf(services, record, wish);
  const { version: orderVersion, ...kept } = wish;
  await transaction(db, async (trx) => {
    const locked = await lockOrder(trx, orderId);
    if (!locked) throw notFound();
    if (locked.version !== orderVersion) throw await stale(trx);
    const open = await openChange(trx, orderId);
    const [at, who] = [new Date(now()), actorName(actor)];
    if (open === null && changeVersion !== undefined) refuseClosed(await newestChange(trx, orderId), changeVersion);
    if (open === null) return insertChange(trx, { orderId, orderVersion, orderBefore: preview.before, wish: kept, at, who });
    refuseOther(open, changeVersion);
    // The staged change is no longer the one the customer was asked about: its link stops working.
    return storeStaged(trx, open.id, at, {
      wish: JSON.stringify(kept),
      order_version: orderVersion,
      order_before: JSON.stringify(preview.before),
      state: 'DRAFT',
      link_hash: null,
      difference: null,
      asked_at: null,
      expires_at: null,
      who,
    });
  });
  const row = await openChange(db, orderId);
  if (row === null) throw conflict('changedMeanwhile', { who: '', at: '' });
  return changeAnswer(row, record, preview, now());
}

export async function discardChange(services: OrderServices, orderId: number, changeVersion: number, actor: Actor): Promise<void> {
  await transaction(services.db, async (trx) => {
    if (!(await lockOrder(trx, orderId))) throw notFound();
    const open = await openChange(trx, orderId);
    if (open === null) return refuseIfMade(await newestChange(trx, orderId), changeVersion);
    refuseOther(await lockChange(trx, open.id), changeVersion);
    const at = new Date(services.now());
    await storeStaged(trx, open.id, at, { state: 'DISCARDED', order_before: null, link_hash: null, who: actorName(actor) });
    if (open.state === 'ASKED')
      await addHistory(trx, 'order', { recordId: orderId, version: null, at, who: actorName(actor) }, [
        { field: 'change', before: 'asked', after: 'withdrawn' },
      ]);
  });
}

/** Refuses to call a change discarded that was applied or answered meanwhile. Discarding twice is no conflict. */
function refuseIfMade(newest: ChangeRow | null, read: number): void {
  if (newest?.state !== 'DISCARDED') refuseClosed(newest, read);
}

/** Refuses to go on with a change that was applied, dropped or answered since it was read. */
export function refuseClosed(newest: ChangeRow | null, read: number): void {
  if (newest !== null) refuseOther(newest, read);
}

/** Refuses if another change was staged meanwhile. Customers who answered are not named. */
export function refuseOther({ version, who, updated_at, answered_at }: ChangeRow, read: number | undefined): void {
  if (version !== read) throw conflict('changedMeanwhile', { who: answered_at === null ? who : '', at: updated_at.toISOString() });
}
