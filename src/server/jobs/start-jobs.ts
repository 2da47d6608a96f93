/**
 * Background work on pg-boss, in the same database: the sender of the outbox. Jobs are stored with the work that causes them and run at least once,
 * also after a crash; each mail is one job, and at most one job per mail waits or runs at a time.
 */
import { setTimeout as delay } from 'node:timers/promises';
import { fromKysely, PgBoss } from 'pg-boss';
import type { Db, Trx } from '#server/db/pool.ts';
import type { ReadCompany } from '#server/shop/company-profile.ts';
import { gatherLate } from './gather-late.ts';
import { deliverMails, maximalTries, waitingMailKeys } from '#server/mail/deliver-mail.ts';
import type { MailWay } from '#server/mail/deliver-mail.ts';

export interface Jobs {
  /** Called in the transaction that stores the provider's message. */
  enqueuePaymentCheck: (trx: Trx, transactionId: string) => Promise<void>;
  /** Called in the transaction that stores the mails. */
  enqueueMails: (trx: Trx, dedupeKeys: readonly string[]) => Promise<void>;
  /** Called after the commit that stored them: many callers share one statement. Mails left without a job get one within a minute. */
  sendSoon: (dedupeKeys: readonly string[]) => void;
  /** Starts the work on payments: `check` asks the payment provider for the state of a transaction. */
  workOnPayments: (check: (transactionId: string) => Promise<void>) => Promise<void>;
  /** Restarts jobs of that queue that failed for good. */
  retryPayments: (ids: readonly string[]) => Promise<void>;
  stop: () => Promise<void>;
}

export interface JobServices {
  databaseUrl: string;
  db: Db;
  now: () => number;
  /** Called for each delivery. */
  mailWay: () => MailWay;
  readCompany: ReadCompany;
  /** Awaited before each mail. */
  mailTurn?: (() => Promise<void>) | undefined;
  warn: (text: string, error: unknown) => void;
  /** Pause before the first retry of a mail; later ones double up to an hour. */
  retryDelaySeconds?: number;
  /** Pause between looks for mails without a job. */
  lookEveryMs?: number;
}

const queue = 'mail';
const paymentQueue = 'payment';
const stopWithinMs = 1500;
/** Idle workers end at once; the queue itself would check only after half a second. */
const soonMs = 400;
/** For the database driver: a worker whose query gets no answer tries again instead of waiting forever. */
const patience = { connectionTimeoutMillis: 3000, query_timeout: 10_000, keepAlive: true, keepAliveInitialDelayMillis: 10_000 };

interface MailJob {
  dedupeKey: string;
}

const jobOf = (dedupeKey: string): { data: MailJob; singletonKey: string } => ({ data: { dedupeKey }, singletonKey: dedupeKey });

export async function startJobs(services: JobServices): Promise<Jobs> {
  const { databaseUrl, db, now, mailWay, readCompany, mailTurn, warn, retryDelaySeconds = 15, lookEveryMs = 60_000 } = services;
  const boss = new PgBoss({
    ...patience,
    connectionString: databaseUrl,
    max: 1,
    application_name: 'shop-jobs',
    useListenNotify: true,
    schedule: false,
    superviseIntervalSeconds: 2,
    monitorIntervalSeconds: 5,
  });
  boss.on('error', (error) => warn('background work', error));
  await boss.start();
  const options = {
    notify: true,
    retryLimit: maximalTries,
    retryDelay: retryDelaySeconds,
    retryBackoff: true,
    retryDelayMax: 3600,
    expireInSeconds: 120,
    heartbeatSeconds: 10,
    deleteAfterSeconds: 86_400,
  };
  await boss.createQueue(queue, { policy: 'exclusive', ...options });
  await boss.updateQueue(queue, options);
  // A mail without a job: the database was restored, its job failed for good while the mail still waits, or the shop never heard of the commit that stored it.
  const giveJobs = async (): Promise<void> => {
    await boss.insert(queue, (await waitingMailKeys(db)).map(jobOf));
  };
  await giveJobs();
  const looks = setInterval(() => void giveJobs().catch((error: unknown) => warn('mails without a job', error)), lookEveryMs);
  looks.unref();

  await boss.work<
    MailJob,
    void,
    { perJobResults: true; batchSize: number; burstWhenBatchFull: true; notifyPollingIntervalSeconds: number; localConcurrency: number }
  >(
    queue,
    // A notification wakes only one fetch; without these options the rest would wait for the slow poll.
    { perJobResults: true, batchSize: 20, burstWhenBatchFull: true, notifyPollingIntervalSeconds: 5, localConcurrency: 3 },
    async (jobs) => {
      const errors = await deliverMails(
        { ...mailWay(), db, readCompany, now, turn: mailTurn },
        jobs.map(({ data }) => data.dedupeKey),
      );
      return jobs.map(({ id, data }, index) => {
        const error = errors[index] ?? null;
        if (error !== null) warn(`mail ${data.dedupeKey} was not sent`, error);
        return { id, status: error === null ? 'completed' : 'failed' };
      });
    },
  );
  const late = gatherLate({
    enqueue: async (keys) => {
      await boss.insert(queue, keys.map(jobOf));
    },
    failed: (error) => warn('mails could not be given to the background work', error),
  });
  await openPaymentQueue(boss);
  return {
    enqueuePaymentCheck: async (trx, transactionId) => {
      await boss.insert(paymentQueue, [{ data: { transactionId }, singletonKey: transactionId }], { db: fromKysely(trx) });
    },
    enqueueMails: async (trx, dedupeKeys) => {
      await boss.insert(queue, dedupeKeys.map(jobOf), { db: fromKysely(trx) });
    },
    sendSoon: late.add,
    retryPayments: async (ids) => {
      if (ids.length > 0) await boss.retry(paymentQueue, [...ids]);
    },
    workOnPayments: async (check) => workOnPayments(boss, check, warn),
    stop: async () => {
      clearInterval(looks);
      await late.stop();
      await Promise.race([Promise.all([boss.offWork(queue), boss.offWork(paymentQueue)]), delay(soonMs, null, { ref: false })]);
      await boss.stop({ graceful: true, timeout: stopWithinMs, close: true });
    },
  };
}

interface PaymentJob {
  transactionId: string;
}

/** One check of a transaction may wait while another is running, so that no message in the meantime is missed. */
async function openPaymentQueue(boss: PgBoss): Promise<void> {
  const options = {
    notify: true,
    retryLimit: 12,
    retryDelay: 5,
    retryBackoff: true,
    retryDelayMax: 3600,
    expireInSeconds: 120,
    deleteAfterSeconds: 86_400,
  };
  await boss.createQueue(paymentQueue, { policy: 'short', ...options });
  await boss.updateQueue(paymentQueue, options);
}

async function workOnPayments(boss: PgBoss, check: (transactionId: string) => Promise<void>, warn: JobServices['warn']): Promise<void> {
  await boss.work<PaymentJob>(
    paymentQueue,
    { batchSize: 1, burstWhenBatchFull: true, notifyPollingIntervalSeconds: 5, localConcurrency: 2 },
    async (jobs) => {
      for (const { data } of jobs) {
        try {
          await check(data.transactionId);
        } catch (error) {
          warn(`payment ${data.transactionId} could not be checked`, error);
          throw error;
        }
      }
    },
  );
}
