import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { startMailServer } from '#fakes/mail-server/mail-server.ts';
import type { MailServer } from '#fakes/mail-server/mail-server.ts';
import { openDatabase, transaction } from '#server/db/pool.ts';
import type { Database } from '#server/db/pool.ts';
import { connectMail } from '#server/connect/mail/smtp.ts';
import { startJobs } from '#server/jobs/start-jobs.ts';
import type { Jobs } from '#server/jobs/start-jobs.ts';
import { maximalTries } from '#server/mail/deliver-mail.ts';
import { company } from '#server/seed/company.ts';
import { houseWords } from '#server/words/house-words.ts';
import { askUntil } from './ask-until.ts';
import { scratchDatabase } from './scratch-database.ts';
import type { ScratchDatabase } from './scratch-database.ts';

let scratch: ScratchDatabase;
let database: Database;
let server: MailServer;
const running: Jobs[] = [];

beforeAll(async () => {
  scratch = await scratchDatabase();
  database = openDatabase(scratch.url);
});
afterAll(async () => {
  await database.close();
  await scratch.drop();
});
beforeEach(async () => {
  server = await startMailServer();
});
afterEach(async () => {
  for (const jobs of running.splice(0)) await jobs.stop();
  await server.stop();
});

interface Sending {
  arrives?: boolean;
  mailTurn?: () => Promise<void>;
  lookEveryMs?: number;
}

async function start(smtpUrl: string | undefined, { arrives = true, mailTurn, lookEveryMs }: Sending = {}): Promise<Jobs> {
  const now = () => Date.now();
  const connection = smtpUrl === undefined ? null : connectMail({ url: smtpUrl, now });
  const jobs = await startJobs({
    databaseUrl: scratch.url,
    db: database.db,
    now,
    mailWay: () => ({ connection, arrives }),
    readCompany: async () => ({ ...company, words: houseWords }),
    mailTurn,
    warn: () => undefined,
    retryDelaySeconds: 1,
    ...(lookEveryMs === undefined ? {} : { lookEveryMs }),
  });
  const stop = async (): Promise<void> => {
    await jobs.stop();
    connection?.close();
  };
  running.push({ ...jobs, stop });
  return { ...jobs, stop };
}

async function put(dedupeKey: string, over: { recipient?: string; tries?: number } = {}): Promise<void> {
  await database.db
    .insertInto('mail')
    .values({
      dedupe_key: dedupeKey,
      order_id: null,
      recipient: over.recipient ?? 'anna@muster.example',
      recipient_name: 'Anna',
      subject: dedupeKey,
      html: '<p>Guten Tag</p>',
      text: 'Guten Tag',
      pictures: '[]',
      tries: over.tries ?? 0,
      sent_at: null,
    })
    .execute();
}

async function enqueue(jobs: Jobs, dedupeKey: string): Promise<void> {
  await transaction(database.db, async (trx) => jobs.enqueueMails(trx, [dedupeKey]));
}

/** Waits until the mail is no longer waiting. */
async function settled(dedupeKey: string): Promise<{ state: string; tries: number; last_error: string } | undefined> {
  const mail = database.db.selectFrom('mail').select(['state', 'tries', 'last_error']).where('dedupe_key', '=', dedupeKey);
  return askUntil(
    async () => mail.executeTakeFirst(),
    (row) => row?.state !== 'pending',
  );
}

describe('the sender of the outbox', () => {
  test('tries again when the mail server is out of order, and the mail arrives once', async () => {
    const jobs = await start(server.url);
    server.failNext(1);
    await put('again');
    await enqueue(jobs, 'again');
    await server.received(1);
    expect(await settled('again')).toEqual({ state: 'sent', tries: 2, last_error: '' });
    expect(server.messages).toHaveLength(1);
  });

  test('sends what waits without a job, as after a crash, when it starts', async () => {
    await put('left behind');
    await start(server.url);
    await server.received(1);
    expect(await settled('left behind')).toMatchObject({ state: 'sent' });
  });

  test('sends what waits without a job, as after a lost answer to a commit, while it runs', async () => {
    await start(server.url, { lookEveryMs: 100 });
    await put('nobody was told');
    await server.received(1);
    expect(await settled('nobody was told')).toMatchObject({ state: 'sent' });
  });

  test('sends one mail after the other, each when it is its turn', async () => {
    const turns: (() => void)[] = [];
    let asked = Promise.withResolvers<void>();
    const mailTurn = async (): Promise<void> =>
      new Promise((resolve) => {
        turns.push(resolve);
        asked.resolve();
      });
    const jobs = await start(server.url, { mailTurn });
    await put('first');
    await put('second');
    await transaction(database.db, async (trx) => jobs.enqueueMails(trx, ['first', 'second']));
    for (const sent of [0, 1]) {
      await asked.promise;
      expect(server.messages).toHaveLength(sent);
      asked = Promise.withResolvers<void>();
      turns.shift()?.();
      await server.received(sent + 1);
      if (turns.length > 0) asked.resolve();
    }
  });

  test('sends a mail once, however often it is asked to and by however many', async () => {
    const [one, two] = [await start(server.url), await start(server.url)];
    await put('once');
    await Promise.all([enqueue(one, 'once'), enqueue(two, 'once'), enqueue(one, 'once')]);
    await server.received(1);
    await settled('once');
    await enqueue(one, 'once');
    await put('after');
    await enqueue(two, 'after');
    await server.received(2);
    expect(server.messages.map(({ raw }) => /^Subject: (.*)$/m.exec(raw)?.[1])).toEqual(['once', 'after']);
  });

  test('knows nothing of a mail whose transaction was rolled back', async () => {
    const jobs = await start(server.url);
    const rolledBack = transaction(database.db, async (trx) => {
      await jobs.enqueueMails(trx, ['never']);
      throw new Error('no order');
    });
    await expect(rolledBack).rejects.toThrow('no order');
    const { rows } = await database.pool.query(`select 1 from pgboss.job where singleton_key = 'never'`);
    expect(rows).toEqual([]);
  });

  test('gives up after the last try and says why', async () => {
    const jobs = await start(server.url);
    server.faults.fail('recipient', 'status550');
    await put('hopeless', { tries: maximalTries - 1 });
    await enqueue(jobs, 'hopeless');
    const row = await settled('hopeless');
    expect(row).toMatchObject({ state: 'failed', tries: maximalTries });
    expect(row?.last_error).toContain('550');
  });

  test('gives up at once where nobody has the address, but tries again after any other refusal', async () => {
    const jobs = await start(server.url);
    await put('nobody', { recipient: 'refuse@muster.example' });
    await enqueue(jobs, 'nobody');
    const row = await settled('nobody');
    expect(row).toMatchObject({ state: 'failed', tries: 1 });
    expect(row?.last_error).toContain('No such mailbox');

    server.faults.fail('recipient', 'status550');
    await put('not today');
    await enqueue(jobs, 'not today');
    await server.received(1);
    expect(await settled('not today')).toMatchObject({ state: 'sent', tries: 2 });
  });

  test('keeps mails when there is no mail server', async () => {
    const jobs = await start(undefined);
    await put('kept');
    await enqueue(jobs, 'kept');
    expect(await settled('kept')).toEqual({ state: 'stored', tries: 0, last_error: '' });
  });

  test('keeps no copy of a secret that has left', async () => {
    const jobs = await start(server.url);
    await put('secret');
    const link = 'https://shop.example/user/reset-password#token=AbC-d_9';
    const change = { html: `<a href="${link}">${link}</a>`, text: `Neu: ${link}\nGruss`, secret_until: new Date(Date.now() + 3_600_000) };
    await database.db.updateTable('mail').set(change).where('dedupe_key', '=', 'secret').execute();
    await enqueue(jobs, 'secret');
    await server.received(1);
    expect(server.messages[0]?.raw).toContain('AbC-d_9');
    await settled('secret');
    const mail = database.db.selectFrom('mail').select(['html', 'text', 'secret_until']).where('dedupe_key', '=', 'secret');
    const kept = await askUntil(
      async () => mail.executeTakeFirstOrThrow(),
      (row) => row.secret_until === null,
    );
    expect(kept.html).toBe(
      '<a href="https://shop.example/user/reset-password#token=…">https://shop.example/user/reset-password#token=…</a>',
    );
    expect(kept.text).toBe('Neu: https://shop.example/user/reset-password#token=…\nGruss');
  });

  test('keeps what it says where it arrives at a stand-in only', async () => {
    const jobs = await start(server.url, { arrives: false });
    await put('to nobody');
    const text = 'Neu: https://shop.example/user/reset-password#token=AbC-d_9';
    const change = { text, secret_until: new Date(Date.now() + 3_600_000) };
    await database.db.updateTable('mail').set(change).where('dedupe_key', '=', 'to nobody').execute();
    await enqueue(jobs, 'to nobody');
    await server.received(1);
    expect(await settled('to nobody')).toMatchObject({ state: 'sent' });
    await jobs.stop();
    running.splice(0);
    expect(await database.db.selectFrom('mail').select('text').where('dedupe_key', '=', 'to nobody').executeTakeFirst()).toEqual({ text });
  });

  test('never sends to anything but one plain address', async () => {
    const jobs = await start(server.url);
    await put('two', { recipient: 'anna@muster.example, eva@muster.example', tries: maximalTries - 1 });
    await enqueue(jobs, 'two');
    expect(await settled('two')).toMatchObject({ state: 'failed', last_error: 'not one mail address' });
    expect(server.messages).toEqual([]);
  });

  test('stops also while a mail server does not answer', { timeout: 10_000 }, async () => {
    const silent = createServer((socket) => socket.on('error', () => undefined));
    await new Promise<void>((resolve) => {
      silent.listen(0, '127.0.0.1', resolve);
    });
    const connected = new Promise((resolve) => {
      silent.once('connection', resolve);
    });
    const jobs = await start(`smtp://127.0.0.1:${(silent.address() as AddressInfo).port}`);
    await put('stuck');
    await enqueue(jobs, 'stuck');
    await connected;
    await jobs.stop();
    running.splice(0);
    silent.close();
  });
});
