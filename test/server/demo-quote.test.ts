/** The demo's initial quotes are real: they can be opened, compared and ordered; each shop of the demo has them once. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Quote, QuoteSummary } from '#contract/quote.ts';
import { get, logIn, problemsOf, send, visitor } from './buyer.ts';
import type { Person } from './buyer.ts';
import { company, management } from './demo-log-in.ts';
import { readPdf } from './pdf-text.ts';
import type { ShopApp } from './shop-app.ts';
import { startShop } from './shop-app.ts';

describe.each(['verpackung', 'moebel'] as const)('the demo of %s', (mode) => {
  let shop: ShopApp;
  let buyer: Person;
  let quotes: QuoteSummary[];
  beforeAll(async () => {
    shop = await startShop({ shop: mode });
    await shop.seedDemoQuotes();
    await shop.seedDemoQuotes();
    buyer = await logIn(shop.app, company);
    quotes = (await get<{ items: QuoteSummary[] }>(buyer, '/quote')).body.items;
  });
  afterAll(async () => shop.close());

  const whole = async (state: string): Promise<Quote> =>
    (await get<Quote>(buyer, `/quote/${quotes.find((quote) => quote.state === state)?.id}`)).body;
  const open = async ({ uuid, pin }: Quote) => get<Quote>(visitor(shop.app), `/quote/for-checkout?uuid=${uuid}&pin=${pin}`);

  it('has one quote that waits, one that was sent twice and one that has run out, for its company alone', async () => {
    expect(quotes.map(({ state }) => state)).toEqual(['REQUESTED', 'SENT', 'EXPIRED']);
    const staff = await logIn(shop.app, management);
    const { items } = (await get<{ items: QuoteSummary[] }>(staff, '/quote')).body;
    expect(items.map(({ waiting }) => waiting)).toEqual([true, false, false]);
  });

  it('shows what changed between the versions, and opens with link and pin', async () => {
    const quote = await whole('SENT');
    expect(quote.versions.map(({ number }) => number)).toEqual([2, 1]);
    expect(quote.changes.map(({ kind }) => kind)).toEqual(['quantity', 'price', 'timeToDeliver', 'total']);
    expect(quote.positions.map(({ mutability }) => mutability)).toEqual(['IMMUTABLE', 'IMMUTABLE', 'REMOVE']);
    expect(quote.messages.map(({ author }) => author)).toEqual(['customer', 'staff', 'customer', 'staff']);
    expect((await open(quote)).body.formattedId).toBe(quote.formattedId);
    const paper = await shop.app.inject({ url: `/api/quote/for-checkout/document?uuid=${quote.uuid}&pin=${quote.pin}` });
    expect(paper.statusCode).toBe(200);
    expect(readPdf(paper.rawPayload).text).toContain(quote.formattedId);
  });

  it('reads versions that were sent when the remark of a part was one text', async () => {
    const { db } = shop.database;
    const before = await whole('SENT');
    expect(before.positions.flatMap(({ partList }) => partList).length).toBeGreaterThan(0);
    const versions = await db.selectFrom('quote_version').select(['quote_id', 'number', 'content']).execute();
    for (const { quote_id, number, content } of versions) {
      const positions = (content as Pick<Quote, 'positions'>).positions.map((position) => ({
        ...position,
        partList: position.partList.map((part) => ({ ...part, remark: part.remark.de })),
      }));
      const former = JSON.stringify({ ...content, positions });
      await db
        .updateTable('quote_version')
        .set({ content: former })
        .where('quote_id', '=', quote_id)
        .where('number', '=', number)
        .execute();
    }
    const after = await whole('SENT');
    expect(after.positions.map(({ partList }) => partList.map(({ remark }) => remark.de))).toEqual(
      before.positions.map(({ partList }) => partList.map(({ remark }) => remark.de)),
    );
    expect((await get(await logIn(shop.app, management), '/quote')).status).toBe(200);
    expect((await open(after)).status).toBe(200);
  });

  it('says in its reader’s language what changed, too', async () => {
    const { uuid, pin, positions } = await whole('SENT');
    const url = `/api/quote/for-checkout?uuid=${uuid}&pin=${pin}`;
    const french = (await shop.app.inject({ url, headers: { cookie: 'i18n_redirected=fr' } })).json<Quote>();
    expect(french.positions[0]?.name).not.toBe(positions[0]?.name);
    expect(french.changes.flatMap(({ name }) => name ?? [])).toEqual([french.positions[0]?.name, french.positions[0]?.name]);
    expect(french.versions[0]?.changes).toEqual(french.changes);
  });

  it('lets the valid one be ordered and the other be renewed, and sends no mail', async () => {
    const { uuid, pin, versionNumber } = await whole('SENT');
    const placed = await send(visitor(shop.app), 'POST', '/order/from-quote', { uuid, pin, versionNumber, termsAccepted: true });
    expect([placed.status, placed.status === 200 ? [] : problemsOf(placed)]).toEqual([200, []]);
    const expired = await whole('EXPIRED');
    expect((await open(expired)).status).toBe(200);
    const renewal = await send(visitor(shop.app), 'POST', '/quote/for-checkout/message', {
      uuid: expired.uuid,
      pin: expired.pin,
      kind: 'renewal',
      text: '',
    });
    expect(renewal.status).toBe(200);
    const mails = await shop.database.db.selectFrom('mail').select('state').where('dedupe_key', 'like', 'quote-r%').execute();
    expect(new Set(mails.map(({ state }) => state))).toEqual(new Set(['stored']));
  });
});
