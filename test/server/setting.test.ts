/** Decisions of the office for the whole shop, valid from a given day. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Setting } from '#contract/setting.ts';
import { get, logIn, mondayMorning, newGuest, orderBody, problemsOf, send } from './buyer.ts';
import type { Answer, Person } from './buyer.ts';
import { startShop } from './shop-app.ts';
import type { ShopApp } from './shop-app.ts';

let shop: ShopApp;
let staff: Person;

beforeAll(async () => {
  shop = await startShop({ now: () => mondayMorning });
  staff = await logIn(shop.app, 'leitung@kistenwerk.example');
});
afterAll(async () => shop.close());

const decide = async (key: string, body: object): Promise<Answer<Setting>> => send<Setting>(staff, 'PUT', `/setting/${key}`, body);

test('holds its usual value until somebody decides, and a later decision from its day on', async () => {
  expect((await get<Setting>(staff, '/setting/marginFloor')).body).toMatchObject({ value: 15, usual: 15, decisions: [] });
  expect((await decide('marginFloor', { value: 25 })).body).toMatchObject({ value: 25, usual: 15 });
  const { body: later } = await decide('marginFloor', { value: 30, validFrom: '2027-01-01' });
  expect(later.value).toBe(25);
  expect(later.decisions.map(({ validFrom, value, who }) => [validFrom, value, who])).toEqual([
    ['2027-01-01', 30, 'leitung@kistenwerk.example'],
    ['2026-11-23', 25, 'leitung@kistenwerk.example'],
  ]);
  const { body } = await get<{ items: { kind: string; field: string; after: unknown }[] }>(staff, '/audit?kind=setting');
  expect(body.items.map(({ field, after }) => [field, after])).toEqual([
    ['marginFloor', '30'],
    ['marginFloor', '25'],
  ]);
});

test.each([
  ['marginFloor', { value: true }, 'settingValueNotPossible body.value'],
  ['reminderDays', { value: [10, 20] }, 'settingValueNotPossible body.value'],
  ['confirmByItself', { value: true, validFrom: '2026-11-22' }, 'dayInPast body.validFrom'],
  ['confirmByItself', { value: true, validFrom: '2026-02-30' }, 'deliveryDateNotPossible body.validFrom'],
  ['confirmByItself', { value: true, forAll: true }, 'unknownField body.forAll'],
  ['nothing', { value: true }, 'notFound'],
])('%s refuses %j', async (key, body, problem) => {
  expect(problemsOf(await decide(key, body))).toEqual([problem]);
});

test('a decision for a day that has one already names its version', async () => {
  const { body: first } = await decide('quoteReminderDays', { value: 7 });
  const version = first.decisions[0]?.version;
  expect((await decide('quoteReminderDays', { value: 8 })).status).toBe(409);
  expect((await decide('quoteReminderDays', { value: 8, version })).body.value).toBe(8);
});

test('several are decided together, or none of them', async () => {
  const several = async (changes: object[], validFrom?: string): Promise<Answer<{ items: Setting[] }>> =>
    send(staff, 'PUT', '/setting', { changes, ...(validFrom === undefined ? {} : { validFrom }) });
  const valueOf = async (key: string): Promise<unknown> =>
    (await get<{ items: Setting[] }>(staff, '/setting')).body.items.find((each) => each.key === key)?.value;
  const stale = [
    { key: 'reminderFees', value: [0, 20, 40] },
    { key: 'marginFloor', value: 12 },
  ];
  expect(problemsOf(await several(stale))).toEqual(['changedMeanwhile']);
  const wrong = [
    { key: 'reminderFees', value: [0, 20, 40] },
    { key: 'reminderDays', value: [30, 20, 10] },
  ];
  expect(problemsOf(await several(wrong))).toEqual(['settingValueNotPossible body.changes.1.value']);
  expect(await valueOf('reminderFees')).toEqual([0, 30, 30]);
  const later = await several([{ key: 'reminderFees', value: [0, 20, 40] }], '2026-12-01');
  expect(later.body.items.find(({ key }) => key === 'reminderFees')).toMatchObject({
    value: [0, 30, 30],
    decisions: [{ validFrom: '2026-12-01', value: [0, 20, 40], version: 1 }],
  });
});

test('a log-in of staff lasts as many hours as are decided, that of a customer as ever', async () => {
  const hoursOf = async (email: string): Promise<number> => {
    await logIn(shop.app, email);
    const { rows } = await shop.database.pool.query<{ hours: number }>(
      'select extract(epoch from ends_at - s.created_at)::float8 / 3600 as hours from user_session s join app_user u on u.id = s.user_id where u.email = $1 order by s.created_at desc limit 1',
      [email],
    );
    return Math.round(rows[0]?.hours ?? 0);
  };
  expect(await hoursOf('verkauf@kistenwerk.example')).toBe(12);
  await shop.database.db
    .insertInto('setting')
    .values({ key: 'staffSessionHours', valid_from: '2020-01-01', value: '8', version: 1, changed_at: new Date(), who: '' })
    .execute();
  expect(await hoursOf('verkauf@kistenwerk.example')).toBe(8);
  expect(await hoursOf('kundin@kistenwerk.example')).toBe(30 * 24);
});

test('a new quote holds as long as is decided, one that was made before as it did', async () => {
  const guest = await newGuest(shop.app);
  const made = async (): Promise<{ id: number; validityDuration: number }> => {
    const { body } = await send<{ id: number }>(staff, 'POST', '/quote', orderBody(guest, []));
    return (await get<{ id: number; validityDuration: number }>(staff, `/quote/${body.id}`)).body;
  };
  const before = await made();
  expect(before.validityDuration).toBe(30);
  await decide('quoteValidityDays', { value: 45 });
  expect((await made()).validityDuration).toBe(45);
  expect((await get<{ validityDuration: number }>(staff, `/quote/${before.id}`)).body.validityDuration).toBe(30);
});
