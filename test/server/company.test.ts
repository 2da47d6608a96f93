/** The company record and the shop's own days, edited by staff and visible to everyone at once. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Company } from '#contract/company.ts';
import type { OwnDay } from '#contract/holiday.ts';
import type { HistoryEntry } from '#contract/record.ts';
import type { ShopProfile } from '#contract/shop.ts';
import { get, logIn, mondayMorning, problemsOf, send, visitor } from './buyer.ts';
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

const company = async (): Promise<Company> => (await get<Company>(staff, '/company')).body;
const change = async (body: object): Promise<Answer<Company>> => send<Company>(staff, 'PUT', '/company', body);
const history = async (id: number): Promise<HistoryEntry[]> =>
  (await get<{ items: HistoryEntry[] }>(staff, `/history?kind=setting&id=${id}`)).body.items;

describe('the company record', () => {
  it('is shown to visitors as soon as it is changed, with a history and accounts in groups of four', async () => {
    const { version } = await company();
    const changed = await change({ version, phone: '041 555 01 30', iban: 'ch9300762011623852957' });
    expect(changed.body).toMatchObject({ version: version + 1, phone: '041 555 01 30', iban: 'CH93 0076 2011 6238 5295 7' });
    expect((await get<ShopProfile>(visitor(shop.app), '/shop/profile')).body.phone).toBe('041 555 01 30');
    expect((await history(2)).map(({ field, before, after, who }) => [field, before, after, who])).toEqual([
      ['phone', '041 555 01 20', '041 555 01 30', 'leitung@kistenwerk.example'],
    ]);
  });

  it('answers who was faster with what they changed', async () => {
    const { version } = await company();
    await change({ version, city: 'Sursee LU' });
    const late = await send<{ conflict: { current: Company; changes: HistoryEntry[] } }>(staff, 'PUT', '/company', {
      version,
      name: 'Kisten AG',
    });
    expect(late.status).toBe(409);
    expect(late.body.conflict.current).toMatchObject({ name: 'Kistenwerk AG', city: 'Sursee LU', version: version + 1 });
    expect(late.body.conflict.changes).toMatchObject([{ field: 'city', before: 'Sursee', after: 'Sursee LU' }]);
  });

  it.each([
    [{ iban: 'CH44 3199 9123 0008 8901 2' }, 'ibanNotRight body.iban'],
    [{ qrIban: 'CH45 3199 9123 0008 8901 2' }, 'qrIbanNotRight body.qrIban'],
    [{ uid: 'CHE-123.456.789' }, 'uidNotRight body.uid'],
    [{ name: '' }, 'validation.required body.name'],
    [{ zipCode: '9999' }, 'zipCodeUnknown body.zipCode'],
    [{ cutoffMinutes: 600 }, 'unknownField body.cutoffMinutes'],
  ])('%j is refused', async (over, problem) => {
    const { version } = await company();
    expect(problemsOf(await change({ version, ...over }))).toEqual([problem]);
    expect((await company()).version).toBe(version);
  });
});

describe('an own day', () => {
  const days = async (): Promise<OwnDay[]> => (await get<{ items: OwnDay[] }>(staff, '/holiday')).body.items;
  const earliest = async (): Promise<string> => (await get<{ earliest: string }>(visitor(shop.app), '/calendar/delivery')).body.earliest;
  const store = async (date: string, working: boolean, de: string): Promise<Answer<{ items: OwnDay[] }>> =>
    send(staff, 'PUT', `/holiday/${date}`, { working, name: { de, fr: '', en: '' } });

  it('moves the earliest delivery while it stands, and no longer', async () => {
    expect(await earliest()).toBe('2026-11-24');
    expect((await store('2026-11-24', false, 'Inventar')).body.items).toEqual([
      { date: '2026-11-24', working: false, name: { de: 'Inventar', fr: 'Inventar', en: 'Inventar' } },
    ]);
    expect(await earliest()).toBe('2026-11-25');
    expect((await send(staff, 'DELETE', '/holiday/2026-11-24', {})).status).toBe(200);
    expect(await earliest()).toBe('2026-11-24');
    expect(await days()).toEqual([]);
    expect((await history(3)).map(({ field, before, after }) => [field, before, after])).toEqual([
      ['2026-11-24', 'zu: Inventar', null],
      ['2026-11-24', null, 'zu: Inventar'],
    ]);
  });

  it('opens a holiday of the rule', async () => {
    const holidays = async (): Promise<string[]> =>
      (await get<{ date: string }[]>(visitor(shop.app), '/calendar/holidays?year=2026')).body.map(({ date }) => date);
    expect(await holidays()).toContain('2026-12-23');
    await store('2026-12-23', true, 'Ruhetag');
    expect(await holidays()).not.toContain('2026-12-23');
  });

  it.each([
    ['2026-11-22', 'Gestern', 'dayInPast params.date'],
    ['2026-02-30', 'Nie', 'deliveryDateNotPossible params.date'],
    ['2073-01-01', 'Fern', 'deliveryDateNotPossible params.date'],
    ['2027-05-14', '', 'validation.required body.name.de'],
  ])('%s %j is refused', async (date, name, problem) => {
    expect(problemsOf(await store(date, false, name))).toEqual([problem]);
  });

  it('that is not there cannot be taken away', async () => {
    expect((await send(staff, 'DELETE', '/holiday/2027-03-03', {})).status).toBe(404);
    expect(problemsOf(await send(staff, 'DELETE', '/holiday/2073-03-03', {}))).toEqual(['deliveryDateNotPossible params.date']);
  });
});
