/** Trucks, payment terms and cash discounts: created, changed, and deleted while nothing refers to them. Sales keep their own copy of the days. */
import type { TermsRecords } from '#contract/terms.ts';
import { conflict, notFound } from '#server/call/refusal.ts';
import type { Catalog } from '#server/catalog/catalog.ts';
import { changeCatalog } from '#server/catalog/change-catalog.ts';
import { errorCode } from '#server/db/error-code.ts';
import type { Db, Trx } from '#server/db/pool.ts';
import { idempotent, keepAnswer } from '#server/idempotency/idempotent.ts';
import { idempotencyKey } from '#server/idempotency/idempotency-key.ts';
import { fieldDifferences } from '#server/record/field-differences.ts';
import { addHistory } from '#server/record/record-history.ts';
import { staleSave } from '#server/record/stale-save.ts';
import { settingRecord } from '#server/setting/setting-record.ts';
import { deleteTerm, listTerms, lockTerm } from './terms-store.ts';
import type { TermsTable } from './terms-store.ts';

export interface TermsServices {
  db: Db;
  now: () => number;
  /** The first truck determines a truck's capacity. */
  catalog: Catalog;
}

type Kind = keyof TermsRecords;
type Stored = { id: number; version: number; name: { de: string } } & Record<string, unknown>;

const tables: Readonly<Record<Kind, TermsTable>> = { trucks: 'truck', paymentTerms: 'payment_term', skonti: 'skonto' };
const foreignKeyViolation = '23503';

interface Write {
  kind: Kind;
  who: string;
}

/** Once per idempotency key, whose request is `sent`. */
export async function createTerm(
  services: TermsServices,
  { kind, who, sentKey, sent }: Write & { sentKey: string | null; sent: object },
  insert: (trx: Trx) => Promise<number>,
): Promise<void> {
  const key = idempotencyKey(`${kind} by ${who}`, sentKey, sent);
  await idempotent(
    services.db,
    key,
    () => undefined,
    async (taken) =>
      write(services, kind, async (trx) => {
        const id = await insert(trx);
        const { name } = await storedOf(trx, kind, id);
        await tell(services, trx, { kind, who, id, version: 1 }, [{ field: 'created', before: null, after: name.de }]);
        if (taken !== null) await keepAnswer(trx, taken, { id });
      }),
  );
}

export async function changeTerm(
  services: TermsServices,
  { kind, who }: Write,
  { id, version }: { id: number; version: number },
  update: (trx: Trx) => Promise<void>,
): Promise<void> {
  await write(services, kind, async (trx) => {
    await lockTerm(trx, tables[kind], id);
    const before = await storedOf(trx, kind, id);
    const { kind: history, recordId } = recordOf(kind, id);
    if (before.version !== version) throw await staleSave(trx, { kind: history, id: recordId, version, current: before });
    await update(trx);
    const after = await storedOf(trx, kind, id);
    const differences = fieldDifferences({ ...before, version }, { ...after, version });
    await tell(services, trx, { kind, who, id, version: version + 1 }, named(kind, before.name.de, differences));
  });
}

export async function removeTerm(services: TermsServices, { kind, who }: Write, id: number): Promise<void> {
  await write(services, kind, async (trx) => {
    await lockTerm(trx, tables[kind], id);
    const before = await storedOf(trx, kind, id);
    try {
      await deleteTerm(trx, tables[kind], id);
    } catch (error) {
      if (errorCode(error) === foreignKeyViolation) throw conflict('inUse');
      throw error;
    }
    await tell(services, trx, { kind, who, id, version: before.version }, [{ field: 'deleted', before: before.name.de, after: null }]);
  });
}

/** The catalogue's calculations use the trucks. */
async function write({ db, catalog }: TermsServices, kind: Kind, work: (trx: Trx) => Promise<void>): Promise<void> {
  await changeCatalog(db, catalog, async (trx, changed) => {
    await work(trx);
    if (kind === 'trucks') changed('setting');
  });
}

async function storedOf(trx: Trx, kind: Kind, id: number): Promise<Stored> {
  const found = (await listTerms(trx))[kind].find((each) => each.id === id);
  if (found === undefined) throw notFound();
  return found;
}

/** Terms have no history of their own: they share one record of the settings, with their name in the field. */
function recordOf(kind: Kind, id: number): { kind: 'truck' | 'setting'; recordId: number } {
  return kind === 'trucks' ? { kind: 'truck', recordId: id } : { kind: 'setting', recordId: settingRecord[kind] };
}

const named = <Difference extends { field: string }>(kind: Kind, name: string, all: readonly Difference[]): Difference[] =>
  all.map((each) => (kind === 'trucks' ? each : { ...each, field: `${name}.${each.field}` }));

async function tell(
  { now }: TermsServices,
  trx: Trx,
  { kind, who, id, version }: Write & { id: number; version: number },
  differences: Parameters<typeof addHistory>[3],
): Promise<void> {
  const record = recordOf(kind, id);
  await addHistory(trx, record.kind, { recordId: record.recordId, version, at: new Date(now()), who }, differences);
}
