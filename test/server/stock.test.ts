/** The timber store in the office: stored, recorded in the history, refused with an older version, and used by cut plans. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { HistoryEntry } from '#contract/record.ts';
import type { StockRecord } from '#contract/stock.ts';
import { get, logIn, problemsOf, send } from './buyer.ts';
import type { Person } from './buyer.ts';
import { readPdf } from './pdf-text.ts';
import { startShop } from './shop-app.ts';
import type { ShopApp } from './shop-app.ts';

let shop: ShopApp;
let staff: Person;
beforeAll(async () => {
  shop = await startShop();
  staff = await logIn(shop.app, 'katalog@kistenwerk.example');
});
afterAll(async () => shop.close());

const stock = async (): Promise<StockRecord> => (await get<StockRecord>(staff, '/stock')).body;
const store = async (over: Partial<StockRecord>) => send<StockRecord>(staff, 'PUT', '/stock', { ...(await stock()), ...over });

async function cutPlanText(): Promise<string> {
  const answer = await shop.app.inject({
    method: 'POST',
    url: '/api/report/generate/',
    payload: { reportId: 'stueckliste', params: { articleNumber: 'HK_0001' } },
  });
  expect(answer.statusCode).toBe(200);
  return readPdf(answer.rawPayload).text;
}

describe('the timber store', () => {
  it('begins as the workshop is set up', async () => {
    const { bars, sheets, ...saw } = await stock();
    expect(saw).toEqual({ version: 1, kerfMm: 4, trimMm: 10, leastOffcutMm: 300, leastSheetOffcutMm: 150 });
    expect(bars.map(({ thicknessMm, widthMm }) => `${thicknessMm}×${widthMm}`).join(' ')).toBe(
      '18×60 18×80 18×100 18×140 30×80 30×100 30×130 80×100 100×100 100×120 100×140',
    );
    expect(sheets).toEqual([{ material: '', lengthMm: 2500, widthMm: 1250 }]);
  });

  it('is followed by cut plans at once, and each change is noted', async () => {
    expect(await cutPlanText()).toContain('Anschnitt 10 mm je Ende');
    const { bars } = await stock();
    const longer = bars.map((bar) => ({ ...bar, lengthsMm: [6000] }));
    const answer = await store({ trimMm: 25, bars: longer });
    expect([answer.status, answer.body.version]).toEqual([200, 2]);
    const text = await cutPlanText();
    expect(text).toContain('Anschnitt 25 mm je Ende, Lagerlängen 6000 mm');
    expect(text).toMatch(/6000: \d/);
    const { items } = (await get<{ items: HistoryEntry[] }>(staff, '/history?kind=materialPrice&id=1')).body;
    expect(items).toContainEqual(expect.objectContaining({ field: 'trimMm', before: 10, after: 25 }));
    expect(items).toContainEqual(expect.objectContaining({ field: 'bars.18 × 60', before: '2000, 2500, 3000, 4000, 5000', after: '6000' }));
    expect((await store({})).body.version).toBe(2);
  });

  it('over an older version is refused with what stands', async () => {
    const answer = await store({ version: 1, kerfMm: 3 });
    expect([answer.status, problemsOf(answer)]).toEqual([409, ['changedMeanwhile']]);
    expect((answer.body as unknown as { conflict: object }).conflict).toMatchObject({ version: 2, current: { trimMm: 25 } });
  });

  it.each<[string, object, string]>([
    ['no section', { bars: [] }, 'validation.too_small body.bars'],
    ['a section twice', { bars: [1, 2].map(() => ({ thicknessMm: 18, widthMm: 60, lengthsMm: [2000] })) }, 'stockTwice body.bars.1'],
    ['a bar that is all ends', { bars: [{ thicknessMm: 18, widthMm: 60, lengthsMm: [60] }] }, 'stockLengthTooShort body.bars.0.lengthsMm'],
    ['half a millimetre', { trimMm: 0.5 }, 'validation.invalid_type body.trimMm'],
    ['a field that it does not have', { price: 1 }, 'unknownField body.price'],
  ])('is refused with %s, and nothing is stored', async (_, over, problem) => {
    const before = await stock();
    expect(problemsOf(await store(over))).toEqual([problem]);
    expect(await stock()).toEqual(before);
  });
});
