/** Attacks on the log-in: concurrent guessing from many sides, probing which addresses are known, odd passwords. Two servers share one database. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { randomUUID } from 'node:crypto';
import { demoPassword } from '#demo/people/people.ts';
import { hashPassword } from '#server/session/password.ts';
import { depth, isLong } from '../../depth.ts';
import { startShop } from '../shop-app.ts';
import type { ShopApp } from '../shop-app.ts';

let shops: [ShopApp, ShopApp];
let nowMs = Date.parse('2026-11-23T09:00:00+01:00');

beforeAll(async () => {
  const first = await startShop({ now: () => nowMs });
  shops = [first, await startShop({ now: () => nowMs, beside: first })];
});
afterAll(async () => {
  for (const shop of shops.toReversed()) await shop.close();
});

let nextAddress = 0;
/** An IP address that has made no calls: only the account is counted. */
const freshAddress = (): string => `203.0.${Math.floor(++nextAddress / 250)}.${nextAddress % 250}`;
const email = 'kundin@kistenwerk.example';
const sales = 'verkauf@kistenwerk.example';

async function tryLogIn(server: 0 | 1, account: string, password: string, remoteAddress = freshAddress()): Promise<number> {
  const answer = await shops[server].app.inject({ method: 'POST', url: '/api/auth', payload: { email: account, password }, remoteAddress });
  if (answer.statusCode >= 500) throw new Error(answer.body);
  return answer.statusCode;
}

async function newUser(password: string): Promise<string> {
  const account = `${randomUUID()}@muster.example`;
  await shops[0].database.db
    .insertInto('app_user')
    .values({ email: account, password_hash: await hashPassword(password) })
    .execute();
  return account;
}

const later = (minutes: number): void => {
  nowMs += minutes * 60_000;
};

const from = async (address: string, account: string, password: string): Promise<number> => tryLogIn(0, account, password, address);

describe('guessing passwords', () => {
  it('one caller has five tries for an account, however many come at once and on however many servers', async () => {
    const answers = await Promise.all(
      Array.from({ length: 50 }, async (_, index) => tryLogIn(index % 2 === 0 ? 0 : 1, sales, `falsch-${index}`, '203.0.113.20')),
    );
    expect(answers.filter((status) => status === 401)).toHaveLength(5);
    expect(answers.filter((status) => status === 429)).toHaveLength(45);
    later(16);
  });

  it('many callers together slow each other down, and open again within a minute', async () => {
    const account = await newUser('richtig-richtig');
    await shops[0].database.pool.query(
      `insert into attempt (kind, subject, at) select 'log-in-account', $1, $2 from generate_series(1, 97)`,
      [account, new Date(nowMs)],
    );
    const answers = await Promise.all(Array.from({ length: 9 }, async () => tryLogIn(0, account, 'falsch-falsch')));
    expect(answers.filter((status) => status === 401)).toHaveLength(3);
    expect(await tryLogIn(1, account, 'richtig-richtig')).toBe(429);
    later(1.01);
    expect(await tryLogIn(1, account, 'richtig-richtig')).toBe(200);
  });

  it('one caller has thirty tries, however many accounts they name, and the whole /64 of a line is one caller', async () => {
    const addresses: ((index: number) => string)[] = [() => '203.0.113.7', (index) => `2001:db8:1:2:${index.toString(16)}::${index}`];
    for (const address of addresses) {
      const answers = await Promise.all(
        Array.from({ length: 45 }, async (_, index) =>
          tryLogIn(index % 2 === 0 ? 0 : 1, `${randomUUID()}@muster.example`, 'falsch', address(index)),
        ),
      );
      expect(answers.filter((status) => status === 401)).toHaveLength(30);
      expect(await from(address(99), email, demoPassword)).toBe(429);
      expect(await tryLogIn(1, email, demoPassword)).toBe(200);
    }
  });

  it('the right password does not count: a whole company logs in from one address', async () => {
    for (let time = 0; time < 31; time++) expect(await from('203.0.113.30', email, demoPassword)).toBe(200);
  });

  it('the other server knows what the first one counted, and half a minute later the right one opens', async () => {
    for (let time = 0; time < 5; time++) expect(await tryLogIn(0, email, 'falsch', '203.0.113.8')).toBe(401);
    expect(await tryLogIn(1, email, demoPassword, '203.0.113.8')).toBe(429);
    later(0.51);
    expect(await tryLogIn(1, email, demoPassword, '203.0.113.8')).toBe(200);
  });

  it('another spelling of the address is the same account', async () => {
    const spellings = [email, email.toUpperCase(), ` ${email}`, `${email}\t `, 'Kundin@Kistenwerk.Example'];
    for (const spelling of spellings) expect(await from('203.0.113.9', spelling, 'falsch')).toBe(401);
    expect(await from('203.0.113.9', email, demoPassword)).toBe(429);
    later(16);
  });
});

describe('locking somebody else out', () => {
  const zeros = `${'0'.repeat(32)}.${'0'.repeat(64)}`;

  it('does not work: the owner is let in from elsewhere while a stranger tries on and on', async () => {
    for (let round = 0; round < depth(4, 16); round++) {
      for (let time = 0; time < 6; time++) await from('203.0.113.66', sales, 'falsch');
      expect(await tryLogIn(0, sales, demoPassword, '203.0.113.10')).toBe(200);
      later(2);
    }
  });

  it('tries that are refused do not make the wait longer', async () => {
    for (let time = 0; time < 5; time++) await from('203.0.113.67', sales, 'falsch');
    for (let time = 0; time < 40; time++) expect(await from('203.0.113.67', sales, demoPassword)).toBe(429);
    later(0.51);
    expect(await from('203.0.113.67', sales, demoPassword)).toBe(200);
  });

  it('not even from the same network: a device that has logged in before has a count of its own', async () => {
    const office = '203.0.113.68';
    const enter = async (cookies: Record<string, string>, password = demoPassword) =>
      shops[0].app.inject({ method: 'POST', url: '/api/auth', payload: { email: sales, password }, remoteAddress: office, cookies });
    const known = (await enter({})).cookies.find(({ name }) => name === 'device');
    expect(known).toMatchObject({ httpOnly: true, secure: true, sameSite: 'Lax', path: '/' });
    for (let time = 0; time < 12; time++) await from(office, sales, 'falsch');
    expect((await enter({})).statusCode).toBe(429);
    const device = { device: known?.value ?? '' };
    expect((await enter(device)).statusCode).toBe(200);
    for (let time = 0; time < 5; time++) expect((await enter(device, 'falsch')).statusCode).toBe(401);
    expect((await enter(device)).statusCode).toBe(429);
  });

  it.each(isLong ? ['', 'x'.repeat(5000), zeros] : [zeros])('a made-up device %s is a stranger', async (device) => {
    const address = freshAddress();
    for (let time = 0; time < 5; time++) await from(address, sales, 'falsch');
    const answer = await shops[0].app.inject({
      method: 'POST',
      url: '/api/auth',
      payload: { email: sales, password: demoPassword },
      remoteAddress: address,
      cookies: { device },
    });
    expect(answer.statusCode).toBe(429);
  });

  it('a device known for one account is a stranger to another', async () => {
    const address = freshAddress();
    const entered = await shops[0].app.inject({
      method: 'POST',
      url: '/api/auth',
      payload: { email, password: demoPassword },
      remoteAddress: address,
    });
    const cookies = { device: entered.cookies.find(({ name }) => name === 'device')?.value ?? '' };
    for (let time = 0; time < 5; time++) await from(address, sales, 'falsch');
    const payload = { email: sales, password: demoPassword };
    expect((await shops[0].app.inject({ method: 'POST', url: '/api/auth', payload, remoteAddress: address, cookies })).statusCode).toBe(
      429,
    );
  });
});

/** Median time of a wrong password for a known account against that for an unknown one, the slower divided by the faster. */
async function timeRatio(account: string): Promise<number> {
  const times: { known: number[]; unknown: number[] } = { known: [], unknown: [] };
  const timed = async (name: string): Promise<number> => {
    const begin = performance.now();
    expect(await tryLogIn(0, name, 'falsch-falsch')).toBe(401);
    return performance.now() - begin;
  };
  for (let round = 0; round < 9; round++) {
    // Three attempts each, then the clock advances, so that no one has to wait.
    if (round % 3 === 0) later(16);
    times.known.push(await timed(account));
    times.unknown.push(await timed(`${randomUUID()}@muster.example`));
  }
  const median = (all: number[]): number => all.toSorted((a, b) => a - b)[Math.floor(all.length / 2)] ?? 0;
  const [known, unknown] = [median(times.known), median(times.unknown)];
  return Math.max(known, unknown) / Math.min(known, unknown);
}

describe('which addresses are known', () => {
  it('shows neither in the answer nor in its time', async () => {
    const account = await newUser('richtig-richtig');
    // A busy machine disturbs one measurement, a leak shows in every one.
    const ratios: number[] = [];
    while (ratios.length < 4 && (ratios.at(-1) ?? 2) >= 1.25) ratios.push(await timeRatio(account));
    expect(Math.min(...ratios)).toBeLessThan(1.25);
  });

  it('a closed account answers like a wrong password', async () => {
    later(16);
    const account = await newUser('richtig-richtig');
    await shops[0].database.db.updateTable('app_user').set({ active: false }).where('email', '=', account).execute();
    expect(await tryLogIn(0, account, 'richtig-richtig')).toBe(401);
  });
});

describe('odd passwords', () => {
  it('two hundred characters are a password, more are malformed', async () => {
    const long = 'ä'.repeat(200);
    const account = await newUser(long);
    expect(await tryLogIn(0, account, long)).toBe(200);
    expect(await tryLogIn(0, account, 'ä'.repeat(199))).toBe(401);
    expect(await tryLogIn(0, account, `${long}x`)).toBe(400);
    expect(await tryLogIn(0, account, 'x'.repeat(100_000))).toBe(400);
  });

  it.each([
    ['composed and decomposed', 'Zürich-Kräuterbrötchen', 'Zu\u0308rich-Kra\u0308uterbro\u0308tchen'],
    ['full width and plain', 'kiste２０２６!!', 'kiste2026!!'],
  ])('%s letters are the same', async (_name, stored, typed) => {
    expect(await tryLogIn(0, await newUser(stored), typed)).toBe(200);
  });

  it.each([
    ['another case', 'Kistenwerk-Demo'],
    ['a space more', `${demoPassword} `],
    ['cut off at a NUL', `${demoPassword}\0`],
    ['half a character', `${demoPassword}\ud800`],
  ])('%s is another password', async (_name, typed) => {
    expect(await tryLogIn(0, await newUser(demoPassword), typed)).toBe(401);
  });

  it('letters that only look alike find no account', async () => {
    // The Ukrainian i, then the dotless one.
    for (const name of ['kund\u0456n@kistenwerk.example', 'kund\u0131n@kistenwerk.example'])
      expect(await tryLogIn(0, name, demoPassword)).toBe(401);
  });
});
