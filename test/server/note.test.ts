import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { FollowUp, Note } from '#contract/note.ts';
import type { readFollowUps, readNotes } from '#contract/note.ts';
import type { OutputOf } from '#contract/endpoint.ts';
import type { HistoryEntry } from '#contract/record.ts';
import { get, itemOf, logIn, mondayMorning, newGuest, order, problemsOf, productOf, send } from './buyer.ts';
import type { Person } from './buyer.ts';
import { startShop } from './shop-app.ts';
import type { ShopApp } from './shop-app.ts';

let shop: ShopApp;
let sales: Person;
let leitung: Person;
let dispatch: Person;
let workshop: Person;
let orderId: number;
let nowMs = mondayMorning;
beforeAll(async () => {
  shop = await startShop({ now: () => nowMs });
  const enter = async (name: string): Promise<Person> => logIn(shop.app, `${name}@kistenwerk.example`);
  [sales, leitung, dispatch, workshop] = [await enter('verkauf'), await enter('leitung'), await enter('versand'), await enter('werkstatt')];
  orderId = (await order(await newGuest(shop.app), [itemOf(await productOf(shop.app, 'EP_0001'))])).body.id;
});
afterAll(async () => shop.close());

const notes = async (who: Person): Promise<OutputOf<typeof readNotes>> =>
  (await get<OutputOf<typeof readNotes>>(who, `/note?kind=order&id=${orderId}`)).body;
const add = async (who: Person, text: string) => send<Note>(who, 'POST', '/note', { kind: 'order', id: orderId, text });
const waiting = async (who: Person): Promise<OutputOf<typeof readFollowUps>> =>
  (await get<OutputOf<typeof readFollowUps>>(who, '/follow-up')).body;
const follow = async (who: Person, change: object) =>
  send<FollowUp>(who, 'PUT', '/follow-up', { kind: 'order', id: orderId, assigneeId: null, day: null, tags: [], ...change });

describe('a note', () => {
  it.each(['', ' \n', '\u200B', ' \u2060\u202E\n'])('of nothing that anybody sees, %j, is none', async (text) => {
    expect((await add(sales, text)).status).toBe(400);
  });

  it('is found on the start page by who is mentioned, until it is read', async () => {
    const added = await add(sales, 'Kufe 80 statt 78, @Regula Amrein bitte ansehen. @Marco, @Urs und @Niemand auch.');
    expect(added.body).toMatchObject({ who: 'verkauf@kistenwerk.example', mentioned: ['Regula Amrein', 'Marco Steiner'], unread: false });
    expect((await waiting(leitung)).mentions).toMatchObject([{ kind: 'order', recordId: orderId, noteId: added.body.id }]);
    expect((await waiting(dispatch)).mentions).toHaveLength(1);
    expect((await waiting(sales)).mentions).toEqual([]);
    expect((await notes(leitung)).items[0]).toMatchObject({ unread: true });
    expect((await send(leitung, 'PUT', `/note/${added.body.id}/read`, {})).status).toBe(200);
    expect((await waiting(leitung)).mentions).toEqual([]);
    expect((await send(sales, 'PUT', `/note/${added.body.id}/read`, {})).status).toBe(404);
  });

  it('mentions nobody who may not see the record, and offers nobody of that sort', async () => {
    expect((await add(sales, '@Urs Felder, @werkstatt')).body.mentioned).toEqual([]);
    expect((await waiting(workshop)).mentions).toEqual([]);
    const { colleagues } = await notes(sales);
    expect(colleagues.map(({ name }) => name)).toEqual(['Marco Steiner', 'Regula Amrein', 'Simon Bucher', 'Vreni Lustenberger']);
  });

  it.each([
    [{ kind: 'order', id: 2_147_483_647, text: 'x' }, 404],
    [{ kind: 'product', id: 1, text: 'x' }, 400],
    [{ kind: 'order', id: 1, text: '  \n ' }, 400],
    [{ kind: 'order', id: 1, text: 'x'.repeat(4001) }, 400],
    [{ kind: 'order', id: 1, text: 'x', who: 'Chef' }, 422],
  ])('%j is refused', async (body, status) => {
    expect((await send(sales, 'POST', '/note', body)).status).toBe(status);
  });

  it('of a kind that one may not see stays closed', async () => {
    expect((await get(workshop, `/note?kind=order&id=${orderId}`)).status).toBe(403);
    expect((await get(dispatch, `/note?kind=quote&id=1`)).status).toBe(403);
    expect((await add(workshop, 'x')).status).toBe(403);
  });
});

describe('a follow-up', () => {
  it('is not put off to a day that no calendar has', async () => {
    expect(problemsOf(await follow(sales, { version: 0, day: '2027-02-29' }))).toEqual(['deliveryDateNotPossible body.day']);
  });

  it('is announced to its person for two weeks, waits from its day on, and the history says who decided so', async () => {
    const person = (await notes(sales)).colleagues.find(({ name }) => name === 'Marco Steiner');
    const stored = await follow(sales, { version: 0, assigneeId: person?.id, day: '2026-11-25', tags: ['Jahresabruf', 'Jahresabruf'] });
    expect(stored.body).toEqual({ assigneeId: person?.id, day: '2026-11-25', tags: ['Jahresabruf'], version: 1 });
    expect((await waiting(dispatch)).due).toEqual([]);
    expect((await waiting(dispatch)).coming).toMatchObject([
      { kind: 'order', recordId: orderId, day: '2026-11-25', tags: ['Jahresabruf'] },
    ]);
    expect((await waiting(leitung)).coming).toEqual([]);
    nowMs = mondayMorning - 13 * 86_400_000;
    expect((await waiting(dispatch)).coming).toEqual([]);
    nowMs = mondayMorning + 2 * 86_400_000;
    expect((await waiting(dispatch)).due).toMatchObject([{ kind: 'order', recordId: orderId, day: '2026-11-25', isMine: true }]);
    expect((await waiting(dispatch)).coming).toEqual([]);
    expect((await waiting(leitung)).due).toEqual([]);
    const history = await get<{ items: HistoryEntry[] }>(sales, `/history?kind=order&id=${orderId}`);
    expect(history.body.items.filter(({ field }) => field.startsWith('followUp'))).toMatchObject([
      { field: 'followUp.tags', after: 'Jahresabruf' },
      { field: 'followUp.day', after: '2026-11-25' },
      { field: 'followUp.assignee', before: '', after: 'Marco Steiner', who: 'verkauf@kistenwerk.example' },
    ]);
  });

  it('of nobody in particular waits for everybody who may see the record', async () => {
    await follow(sales, { version: 1, day: '2026-11-24' });
    expect((await waiting(dispatch)).due).toMatchObject([{ isMine: false }]);
    expect((await waiting(leitung)).due).toHaveLength(1);
    expect((await waiting(workshop)).due).toEqual([]);
  });

  it('that was changed meanwhile is not overwritten: the answer has both sides', async () => {
    const stale = await follow(leitung, { version: 1, day: '2026-12-01' });
    expect(stale.status).toBe(409);
    expect(stale.body).toMatchObject({
      errors: [{ message: 'changedMeanwhile', params: { who: 'verkauf@kistenwerk.example' } }],
      conflict: { version: 2, current: { day: '2026-11-24' } },
    });
    const answers = await Promise.all([
      follow(leitung, { version: 2, day: '2026-12-02' }),
      follow(sales, { version: 2, day: '2026-12-03' }),
    ]);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
  });

  it('goes to nobody who may not see the record', async () => {
    const { rows } = await shop.database.pool.query<{ id: number }>("select id from app_user where email = 'werkstatt@kistenwerk.example'");
    const answer = await follow(sales, { version: 3, assigneeId: rows[0]?.id });
    expect(problemsOf(answer)).toEqual(['unknownColleague body.assigneeId']);
  });
});
