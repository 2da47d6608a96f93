/** Sentences of mails and papers that the office rewrites. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { OwnText } from '#contract/own-text.ts';
import { openWords } from '#server/own-text/open-words.ts';
import { get, logIn, mondayMorning, problemsOf, send, visitor } from './buyer.ts';
import type { Answer, Person } from './buyer.ts';
import { readPdf } from './pdf-text.ts';
import { startShop } from './shop-app.ts';
import type { ShopApp } from './shop-app.ts';

let shop: ShopApp;
let staff: Person;
let now = mondayMorning;

beforeAll(async () => {
  shop = await startShop({ now: () => now });
  staff = await logIn(shop.app, 'leitung@kistenwerk.example');
});
afterAll(async () => shop.close());

const write = async (key: string, body: object): Promise<Answer<OwnText>> => send<OwnText>(staff, 'PUT', `/own-text/${key}`, body);
const read = async (key: string) =>
  (await get<{ text: OwnText; history: { field: string; before: string; after: string }[] }>(staff, `/own-text/${key}`)).body;
const mailsTo = async (recipient: string): Promise<{ subject: string; text: string }[]> =>
  shop.database.db.selectFrom('mail').select(['subject', 'text']).where('recipient', '=', recipient).orderBy('id').execute();

test('the next mail says what was written, in its language alone, and the house’s again once it is taken back', async () => {
  const forget = async (): Promise<string> => {
    now += 2 * 3_600_000;
    await send(visitor(shop.app), 'PUT', '/registration/request-password-reset', { email: 'kundin@kistenwerk.example' });
    return (await mailsTo('kundin@kistenwerk.example')).at(-1)?.subject ?? '';
  };
  expect(await forget()).toContain('Neues Passwort |');
  const { body: first } = await write('account.passwordLink.title', { version: 0, own: { de: ' Passwort wählen ', fr: 'Choisir' } });
  expect(first).toMatchObject({ own: { de: 'Passwort wählen', fr: 'Choisir', en: '' }, version: 2, who: 'leitung@kistenwerk.example' });
  expect(await forget()).toContain('Passwort wählen |');
  const { body: back } = await write('account.passwordLink.title', { version: 2, own: { de: '' } });
  expect(back).toMatchObject({ own: { de: '', fr: 'Choisir' }, version: 3 });
  expect(await forget()).toContain('Neues Passwort |');
  expect((await read('account.passwordLink.title')).history.map(({ field, before, after }) => [field, before, after])).toEqual([
    ['account.passwordLink.title de', 'Passwort wählen', ''],
    ['account.passwordLink.title fr', '', 'Choisir'],
    ['account.passwordLink.title de', '', 'Passwort wählen'],
  ]);
});

test('another process says it a few seconds later', async () => {
  const other = await openWords(shop.database.db, () => now);
  await write('letter.closing', { version: 0, own: { de: 'Herzlich' } });
  now += 6000;
  expect((await other.read()).de.letter.closing).toBe('Herzlich');
  const { body } = await get<{ mail: { text: string } }>(staff, '/own-text/quote.ready/preview?language=de');
  expect(body.mail.text).toContain('\nHerzlich\n');
});

test.each([
  ['quote.ready', { own: { de: 'Offerte' } }, 'textPlaceMissing body.own.de'],
  ['quote.ready', { own: { fr: 'Offre {nummer} {datum}' } }, 'textPlaceUnknown body.own.fr'],
  ['quote.ready', { own: { en: 'Quote {nummer}\nBcc: a@b.example' } }, 'textOneLine body.own.en'],
  ['quote.ready', { own: { it: 'Offerta {nummer}' } }, 'unknownField body.own.it'],
  ['document.file.rechnung', { own: { de: '../../x' } }, 'notFound'],
  ['__proto__', { own: { de: 'x' } }, 'notFound'],
])('%s refuses %j', async (key, body, problem) => {
  expect(problemsOf(await write(key, { version: 0, ...body }))).toEqual([problem]);
});

test('who wrote on an old state hears what stands now, and nothing of it is stored', async () => {
  await write('quote.look', { version: 0, own: { de: 'Zur Offerte' } });
  const stale = await write('quote.look', { version: 0, own: { de: 'Offerte öffnen' } });
  expect([stale.status, stale.body]).toMatchObject([
    409,
    { conflict: { version: 1, changes: [{ field: 'own.de', after: 'Zur Offerte', who: 'leitung@kistenwerk.example' }] } },
  ]);
  expect((await read('quote.look')).text.own.de).toBe('Zur Offerte');
});

test('two at once: one is stored, the other hears of it', async () => {
  const both = await Promise.all(['A', 'B'].map(async (en) => write('quote.positions', { version: 0, own: { en } })));
  expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
});

test('the house’s own words are no own text', async () => {
  const { body } = await write('quote.positions', { version: 1, own: { de: 'Positionen', en: 'Items' } });
  expect(body.own).toEqual({ de: '', fr: '', en: '' });
});

test('a paper is printed with the sentence that is being written', async () => {
  const query = new URLSearchParams({ language: 'fr', text: 'Note de crédit pour {rechnung}, avec nos excuses:' });
  const answer = await shop.app.inject({
    url: `/api/own-text/paper.creditIntro/paper?${query}`,
    headers: { authorization: `Bearer ${staff.token}` },
  });
  expect(answer.headers['content-type']).toBe('application/pdf');
  expect(readPdf(answer.rawPayload).text).toContain('Note de crédit pour R2026-00031, avec nos excuses:');
});
