/** The state of the shop itself, as far as it can be told without calling other services. */
import { statfs } from 'node:fs/promises';
import type { QueueState, ServiceState } from '#contract/operation.ts';
import type { Db } from '#server/db/pool.ts';
import { transaction } from '#server/db/pool.ts';
import { failedMails, reviveMails } from '#server/mail/failed-mails.ts';
import { databaseBytes, failedJobs, jobCounts } from './job-store.ts';
import type { Jobs } from './start-jobs.ts';

const outsideKeys = ['mail', 'payment', 'parcel', 'routing', 'addressSearch'] as const;
type OutsideKey = (typeof outsideKeys)[number];
export type OutsideState = 'ok' | 'standIn' | 'off';

export interface OperationServices {
  db: Db;
  jobs: Pick<Jobs, 'enqueueMails' | 'retryPayments'>;
  dataDir: string;
  /** State of the configured outside services. */
  outside: Readonly<Record<OutsideKey, OutsideState>>;
}

/** With less free space, papers and pictures may no longer fit. */
const leastFreeBytes = 500_000_000;

export async function serviceStates({ db, dataDir, outside }: OperationServices): Promise<ServiceState[]> {
  const began = performance.now();
  const bytes = await databaseBytes(db);
  const ms = Math.round(performance.now() - began);
  const disk = await statfs(dataDir);
  const free = disk.bavail * disk.bsize;
  const given = outsideKeys.map((key): ServiceState => ({ key, state: outside[key], ms: null, bytes: null }));
  return [
    { key: 'database', state: 'ok', ms, bytes },
    { key: 'disk', state: free < leastFreeBytes ? 'trouble' : 'ok', ms: null, bytes: free },
    ...given,
  ];
}

export async function queueStates({ db }: OperationServices): Promise<QueueState[]> {
  const [mails, payments] = [await failedMails(db), await failedJobs(db, 'payment')];
  return [await stateOf(db, 'mail', mails.count), await stateOf(db, 'payment', payments.length)];
}

async function stateOf(db: Db, key: QueueState['key'], failed: number): Promise<QueueState> {
  const { lastDoneAt, lastFailedAt, ...counts } = await jobCounts(db, key);
  return { key, ...counts, failed, lastDoneAt: lastDoneAt?.toISOString() ?? null, lastFailedAt: lastFailedAt?.toISOString() ?? null };
}

/** Returns how many are tried again. */
export async function retryFailed({ db, jobs }: OperationServices, key: QueueState['key']): Promise<number> {
  if (key === 'payment') {
    const ids = await failedJobs(db, 'payment');
    await jobs.retryPayments(ids);
    return ids.length;
  }
  return transaction(db, async (trx) => {
    const keys = await reviveMails(trx);
    await jobs.enqueueMails(trx, keys);
    return keys.length;
  });
}
