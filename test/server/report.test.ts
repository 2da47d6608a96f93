import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import crateModel from '#models/holzkiste/model.json' with { type: 'json' };
import type { PlacedOrder } from '#contract/place-order.ts';
import type { PrintBatch } from '#contract/report.ts';
import { Paper } from '#server/connect/pdf/paper.ts';
import { drawTable } from '#server/connect/pdf/paper-table.ts';
import { qrModules } from '#server/connect/pdf/qr-code.ts';
import { askUntil } from './ask-until.ts';
import { itemOf, logIn, mondayMorning, newGuest, order, orderBody, productOf, send } from './buyer.ts';
import { company, management } from './demo-log-in.ts';
import { readPdf } from './pdf-text.ts';
import { readQrCode } from './qr-matrix.ts';
import type { ShopApp } from './shop-app.ts';
import { startShop } from './shop-app.ts';

let shop: ShopApp;
let now = mondayMorning;
beforeAll(async () => {
  shop = await startShop({ now: () => now, env: { PUBLIC_URL: 'https://shop.kistenwerk.example' } });
});
afterAll(async () => shop.close());

const generate = async (body: object, headers = {}, query = '') =>
  shop.app.inject({ method: 'POST', url: `/api/report/generate/${query}`, payload: body, headers });
const partList = async (params: object, query = '') => generate({ reportId: 'stueckliste', params }, {}, query);
const bearer = ({ token }: { token: string }): { authorization: string } => ({ authorization: `Bearer ${token}` });
/** The raw bytes of a paper's first page. */
function pageContent(pdf: Buffer): string {
  const raw = pdf.toString('latin1');
  const id = /\/Contents (\d+) 0 R/.exec(raw)?.[1];
  const [, content = ''] = new RegExp(`\n${id} 0 obj\n[\\s\\S]*?stream\n([\\s\\S]*?)\nendstream`).exec(raw) ?? [];
  return content;
}
const a4 = { width: 595.28, height: 841.89 };
/** The sheet size for a drawing whose scale would be coarser than 1:20 on A4. */
const a3Lying = { width: 1190.55, height: 841.89 };

describe('the part list of a configuration', () => {
  it('is a PDF for everybody, A4 with a drawing on A3, with embedded fonts, tags and a title', async () => {
    const answer = await partList({ articleNumber: 'HK_0001', quantity: 5 });
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['content-type']).toBe('application/pdf');
    expect(answer.headers['content-disposition']).toBe('attachment; filename="stueckliste-HK_0001.pdf"');
    expect(answer.headers['x-content-type-options']).toBe('nosniff');
    const pdf = readPdf(answer.rawPayload);
    expect(pdf.pages.length).toBeGreaterThanOrEqual(3);
    for (const { width, height } of pdf.pages.slice(0, -1)) expect([width, height]).toEqual([a4.width, a4.height]);
    expect(pdf.pages.at(-1)).toMatchObject(a3Lying);
    expect(pdf.fonts.length).toBeGreaterThanOrEqual(3);
    for (const font of pdf.fonts) expect(font).toMatchObject({ name: expect.stringMatching(/^[A-Z]{6}\+Archivo/), embedded: true });
    expect(pdf.raw).toContain('/MarkInfo');
    expect(pdf.raw).toContain('/Lang (de)');
    expect(pdf.title).toBe('Stückliste Holzkiste nach Mass');
    expect(pdf.raw).not.toMatch(/\/JavaScript|\/Subtype \/Image/);
  });

  it('never leaves a sum alone on a page', async () => {
    const values = { length: 2400, width: 1200, height: 1400, mass: 1800, destination: 'US' };
    const { text } = readPdf((await partList({ articleNumber: 'EX_0001', quantity: 7, values })).rawPayload);
    const words = text.replaceAll(/\s+/g, ' ');
    expect(words).toMatch(/Material ?Schlüssel ?Menge ?Gewicht kg ?Fichte sägeroh/);
    expect(words).not.toMatch(/Gewicht kg ?Summe/);
  });

  it('says part list, usage, weight, wood volume and cut plan in words that can be searched', async () => {
    const { text, pages } = readPdf((await partList({ articleNumber: 'HK_0001', quantity: 5 })).rawPayload);
    for (const words of [
      'Stückliste',
      'Querkufe',
      '1072 × 672 × 654',
      '34.06 kg',
      '170.32 kg',
      '0.366 m³',
      'Verbrauch',
      'Schnittplan',
      'Fichte sägeroh 18 × 140',
      'Fichte sägeroh 80 × 100',
      'Sägeschnitt 4 mm, Anschnitt 10 mm je Ende',
      'Längsseite, 2 Stück',
      'Reststücke',
    ]) {
      expect(text).toContain(words);
    }
    expect(text).toContain('23.11.2026');
    expect(text).toContain(`Seite 1 von ${pages.length}`);
    expect(text).toContain(`Seite ${pages.length} von ${pages.length}`);
    expect(text).not.toMatch(/undefined|NaN|null|\uFFFD/);
  });

  it('reopens exactly this configuration by its code', async () => {
    const { raw } = readPdf((await partList({ articleNumber: 'HK_0001', values: { length: 1234 }, quantity: 3 })).rawPayload);
    const link = /\/URI \(([^)]*)\)/.exec(raw)?.[1] ?? '';
    const query = `menge=3&v=${crateModel.version}&length=1234&width=600&height=500&mass=150`;
    expect(link).toBe(`https://shop.kistenwerk.example/products/HK_0001?${query}`);
    expect(readQrCode(qrModules(link))).toBe(link);
  });

  it('is that of a product, named by its id', async () => {
    const { items } = (await shop.app.inject('/api/product?articleNumber=HK_0002')).json<{ items: { id: number }[] }>();
    const byId = await partList({ id: items[0]?.id, images: [], customerRequestKind: 1 });
    expect([byId.statusCode, byId.headers['content-disposition']]).toEqual([200, 'attachment; filename="stueckliste-HK_0002.pdf"']);
    expect(byId.rawPayload.equals((await partList({ articleNumber: 'HK_0002' })).rawPayload)).toBe(true);
    expect((await partList({ id: 2_147_483_647 })).statusCode).toBe(404);
  });

  it('has the same bytes all day and another date tomorrow', async () => {
    const first = await partList({ articleNumber: 'PL_0001' });
    now = mondayMorning + 3_600_000;
    expect((await partList({ articleNumber: 'PL_0001' })).rawPayload.equals(first.rawPayload)).toBe(true);
    now = mondayMorning + 86_400_000;
    const tomorrow = await partList({ articleNumber: 'PL_0001' });
    now = mondayMorning;
    expect(readPdf(tomorrow.rawPayload).text).toContain('24.11.2026');
    expect(tomorrow.headers.etag).not.toBe(first.headers.etag);
  });

  it('speaks the language of the reader', async () => {
    const { text } = readPdf(
      (await partList({ modelId: 'holzkiste', values: { length: 900, width: 600, height: 400, mass: 80 } }, '?lang=fr')).rawPayload,
    );
    expect(text).toContain('Liste des pièces');
    expect(text).toContain('Plan de débit');
  });

  it('repeats the head of a table on every page it reaches', async () => {
    const paper = new Paper({
      title: 'Tabelle',
      author: 'Kistenwerk',
      language: 'de',
      createdAt: 0,
      runningHead: '',
      pageOf: (page, pages) => `${page}/${pages}`,
    });
    paper.addPage();
    drawTable(
      paper,
      [{ head: 'Kopfzeile', width: 300 }],
      Array.from({ length: 150 }, (_, at) => [`Zeile ${at}`]),
    );
    const { text, pages } = readPdf(await paper.finish());
    expect(pages.length).toBeGreaterThan(3);
    expect(text.match(/^Kopfzeile$/gm)).toHaveLength(pages.length);
    expect(text.match(/^Zeile \d+$/gm)).toHaveLength(150);
  });

  it.each([
    [{ reportId: 'unknown', params: {} }, 404, 'reportNotFound'],
    [{ reportId: '../../etc/passwd', params: {} }, 404, 'reportNotFound'],
    [{ reportId: 'stueckliste', params: { articleNumber: 'XX_0001' } }, 404, 'notFound'],
    [{ reportId: 'stueckliste', params: { modelId: 'nothing' } }, 404, 'modelNotFound'],
    [{ reportId: 'stueckliste', params: {} }, 404, 'modelNotFound'],
    [{ reportId: 'stueckliste', params: { articleNumber: 'HK_0001', values: { mass: 501 } } }, 422, 'configurationInvalid'],
    [{ reportId: 'stueckliste', params: { articleNumber: 'HK_0001', quantity: 0 } }, 400, 'validation.too_small'],
    [{ reportId: 'stueckliste', params: { images: Array.from({ length: 200 }, () => '') } }, 400, 'validation.too_big'],
  ])('refuses what is wrong (%#)', async (body, status, message) => {
    const answer = await generate(body);
    expect([answer.statusCode, answer.json<{ errors: { message: string }[] }>().errors[0]?.message]).toEqual([status, message]);
  });

  it('takes no mountains of pictures', async () => {
    const answer = await partList({ articleNumber: 'HK_0001', images: Array.from({ length: 20 }, () => 'x'.repeat(100_000)) });
    expect(answer.statusCode).toBe(413);
  });

  it('shows hostile texts as they are', async () => {
    const hostile = '<iframe src=/etc/passwd>';
    const staff = await logIn(shop.app, management);
    const guest = await newGuest(shop.app, { address: { name: hostile }, contactPerson: { lastName: hostile } });
    const item = { ...itemOf(await productOf(shop.app, 'HK_0001'), 2), externalCustomerRef: '<img src=http://127.0.0.1:1/x>' };
    const placed = await order(guest, [item], { comment: '=1+1 </text><script>alert(1)</script>' });
    expect(placed.status).toBe(200);
    const answer = await generate({ reportId: 'stueckliste-auftrag', params: { id: placed.body.id } }, bearer(staff));
    expect(answer.statusCode).toBe(200);
    const text = readPdf(answer.rawPayload).text.replaceAll(/\s/g, '');
    expect(text).toContain('<imgsrc=http://127.0.0.1:1/x>');
    expect(text).toContain('</text><script>alert(1)</script>');
    expect(text).toContain('<iframesrc=/etc/passwd>');
  });
});

describe('the part list of an order', () => {
  it('is for staff who handle orders, and holds all positions with one cut plan', async () => {
    const guest = await newGuest(shop.app);
    const [crate, pallet] = [await productOf(shop.app, 'HK_0001'), await productOf(shop.app, 'PL_0001')];
    const placed = await order(guest, [itemOf(crate, 4, { length: 1100 }), itemOf(pallet, 10)]);
    const ask = { reportId: 'stueckliste-auftrag', params: { id: placed.body.id, customerRequestKind: 1 } };
    const staff = await logIn(shop.app, management);
    const answer = await generate(ask, bearer(staff));
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['content-disposition']).toBe(`attachment; filename="stueckliste-auftrag-${placed.body.id}.pdf"`);
    const { text } = readPdf(answer.rawPayload);
    expect(text).toContain(`Auftrag ${placed.body.formattedId}`);
    expect(text).toContain('1.1');
    expect(text).toContain('2.1');
    expect(text.match(/^Schnittplan$/gm)).toHaveLength(1);
    expect((await generate(ask)).statusCode).toBe(401);
    expect((await generate(ask, bearer(guest))).statusCode).toBe(403);
    expect((await generate(ask, bearer(await logIn(shop.app, company)))).statusCode).toBe(403);
    expect((await generate({ ...ask, params: { id: 999_999 } }, bearer(staff))).statusCode).toBe(404);
    expect((await generate({ ...ask, params: {} }, bearer(staff))).statusCode).toBe(400);
  });

  it('comes as a set for the bench, with steps, and as labels of 62 × 29 mm; also of one line alone', async () => {
    const guest = await newGuest(shop.app);
    const [crate, pallet] = [await productOf(shop.app, 'HK_0001'), await productOf(shop.app, 'PL_0001')];
    const placed = await order(guest, [itemOf(crate, 4, { length: 1100 }), itemOf(pallet, 10)]);
    const staff = await logIn(shop.app, management);
    const { id } = placed.body;
    const ask = async (reportId: string, params: object, who: { token: string } = staff) =>
      generate({ reportId, params: { id, ...params } }, bearer(who));
    const set = await ask('werkstattsatz', {});
    expect(set.headers['content-disposition']).toBe(`attachment; filename="werkstattsatz-auftrag-${id}.pdf"`);
    const { text } = readPdf(set.rawPayload);
    for (const words of ['Werkstattsatz', 'Zusammenbau', 'Wenden. 2 Boden: auf die Wände nageln.', 'Schnittplan', 'Längsseite, 2 Stück'])
      expect(text).toContain(words);
    const read = await shop.app.inject({ url: `/api/order/${id}`, headers: bearer(staff) });
    const [line] = read.json<{ order: { positions: { id: number }[] } }>().order.positions;
    const labels = readPdf((await ask('etiketten', { positionId: line!.id })).rawPayload);
    for (const { width, height } of labels.pages) expect([Math.round(width * 100), Math.round(height * 100)]).toEqual([17_575, 8220]);
    expect(labels.text).toContain(`Bund 1 von ${labels.pages.length}`);
    expect(labels.text).toContain('1.1  Querkufe');
    expect(labels.text).toContain('8 Stück');
    expect(labels.text).not.toContain('Palette');
    expect((await ask('etiketten', { positionId: 999_999 })).statusCode).toBe(404);
    for (const report of ['werkstattsatz', 'etiketten']) expect((await ask(report, {}, guest)).statusCode).toBe(403);
  });

  it('speaks the workshop’s language of an order in another one', async () => {
    const guest = await newGuest(shop.app);
    const body = orderBody(guest, [itemOf(await productOf(shop.app, 'HK_0001'), 4, { length: 1100 })], {
      externalCustomerRef: 'Commande 4611',
    });
    const placed = await send<PlacedOrder>(guest, 'POST', '/order', body, { cookie: 'i18n_redirected=fr' });
    const set = await generate({ reportId: 'werkstattsatz', params: { id: placed.body.id } }, bearer(await logIn(shop.app, management)));
    const { text } = readPdf(set.rawPayload);
    for (const words of ['Holzkiste nach Mass', 'Länge', 'Referenz des Kunden', 'Commande 4611']) expect(text).toContain(words);
    expect(text).not.toMatch(/Caisse|Longueur|Ihre Referenz/);
  });

  it('prints an order as a quote is printed: plain, with four views of each configured line, and its products', async () => {
    const guest = await newGuest(shop.app);
    const [crate, pallet] = [await productOf(shop.app, 'HK_0001'), await productOf(shop.app, 'EP_0001')];
    const placed = await order(guest, [itemOf(crate, 4, { length: 1100 }), itemOf(pallet, 10)]);
    const staff = await logIn(shop.app, management);
    const { id, formattedId } = placed.body;
    const ask = async (reportId: string, params: object, who: { token: string } = staff) =>
      generate({ reportId, params: { id, customerRequestKind: 0, ...params } }, bearer(who));
    const [plain, pictured] = [await ask('offerte', {}), await ask('offerte-mit-bildern', { images: ['own'] })];
    for (const { rawPayload } of [plain, pictured]) expect(readPdf(rawPayload).text).toContain(`Bestellbestätigung ${formattedId}`);
    const figures = ({ rawPayload }: typeof plain): number => readPdf(rawPayload).raw.match(/\/S \/Figure/g)?.length ?? 0;
    expect(figures(pictured) - figures(plain)).toBe(2);
    expect(pictured.rawPayload.length).toBeGreaterThan(plain.rawPayload.length + 4000);
    expect((await ask('offerte-mit-bildern', {})).json()).toMatchObject({ errors: [{ message: 'reportImagesRequired' }] });
    expect(readPdf((await ask('offerte-produkt', {})).rawPayload).text).toContain(`Auftrag ${formattedId}`);
    expect((await ask('offerte', {}, guest)).statusCode).toBe(403);
    expect((await ask('offerte', { customerRequestKind: 1 })).statusCode).toBe(404);
  });

  it('comes of many orders as one PDF in their order, says which have none, and is the asker’s alone', async () => {
    const guest = await newGuest(shop.app);
    const pallet = await productOf(shop.app, 'EP_0001');
    const placed = [];
    for (let count = 0; count < 22; count += 1) placed.push((await order(guest, [itemOf(pallet, 1 + count)], { paymentMethodId: 1 })).body);
    const staff = await logIn(shop.app, management);
    const ids = placed.map(({ id }) => id).toReversed();
    const start = async (body: object, who = staff) =>
      shop.app.inject({ method: 'POST', url: '/api/report/batch', payload: body, headers: bearer(who) });
    const batches = async (who = staff) => {
      const answer = await shop.app.inject({ url: '/api/report/batch', headers: bearer(who) });
      return answer.json<{ items: PrintBatch[] }>().items;
    };
    const over = async (): Promise<PrintBatch> => {
      const [last] = await askUntil(
        async () => batches(),
        (all) => all.length > 0 && all[0]?.state !== 'RUNNING',
      );
      return last!;
    };
    const begun = await start({ reportId: 'auftragsbestaetigung', ids: [...ids, 999_999] });
    expect(begun.json()).toMatchObject({ total: 23, state: 'RUNNING' });
    expect((await start({ reportId: 'rechnung', ids })).json()).toMatchObject({ errors: [{ message: 'printBatchRunning' }] });
    const done = await over();
    expect(done).toMatchObject({
      state: 'READY',
      done: 23,
      failures: [{ orderId: 999_999, formattedId: '', errors: [{ message: 'notFound' }] }],
    });
    const file = await shop.app.inject({ url: `/api/report/batch/${done.id}/document`, headers: bearer(staff) });
    expect(file.headers['content-type']).toBe('application/pdf');
    expect(readPdf(file.rawPayload).pages).toHaveLength(22);
    const whole = file.rawPayload.toString('latin1');
    const places: number[] = [];
    for (const id of ids) {
      const single = await generate({ reportId: 'auftragsbestaetigung', params: { id } }, bearer(staff));
      places.push(whole.indexOf(pageContent(single.rawPayload)));
    }
    expect(places.every((place, at) => place > (places[at - 1] ?? 0))).toBe(true);
    const other = await logIn(shop.app, 'verkauf@kistenwerk.example');
    expect(await batches(other)).toEqual([]);
    expect((await shop.app.inject({ url: `/api/report/batch/${done.id}/document`, headers: bearer(other) })).statusCode).toBe(404);
    await start({ reportId: 'lieferschein', ids: ids.slice(0, 2) });
    const none = await over();
    expect([none.state, none.failures.map(({ errors }) => errors[0]?.message)]).toEqual(['EMPTY', ['paperNotIssued', 'paperNotIssued']]);
  });

  it('of one user stays, however much a colleague prints', async () => {
    const [staff, other] = [await logIn(shop.app, management), await logIn(shop.app, 'verkauf@kistenwerk.example')];
    const printed = async (who: { token: string }): Promise<PrintBatch[]> =>
      (await shop.app.inject({ url: '/api/report/batch', headers: bearer(who) })).json<{ items: PrintBatch[] }>().items;
    const print = async (who: { token: string }): Promise<string> => {
      const body = { reportId: 'auftragsbestaetigung', ids: [999_999] };
      const begun = await shop.app.inject({ method: 'POST', url: '/api/report/batch', payload: body, headers: bearer(who) });
      await askUntil(
        async () => printed(who),
        ([newest]) => newest?.state !== 'RUNNING',
      );
      return begun.json<PrintBatch>().id;
    };
    const own = await print(staff);
    const theirs: string[] = [];
    for (let count = 0; count < 8; count += 1) theirs.push(await print(other));
    expect((await printed(staff)).map(({ id }) => id)).toContain(own);
    expect((await printed(other)).map(({ id }) => id)).toEqual(theirs.slice(-6).toReversed());
  });

  it('is declared for staff', async () => {
    const staff = await logIn(shop.app, management);
    const declared = await shop.app.inject({ url: '/api/report-declaration/declaration', headers: bearer(staff) });
    expect(declared.json()).toMatchObject({
      items: [
        { reportId: 'stueckliste', reportType: 'PartList' },
        { reportId: 'stueckliste-auftrag' },
        { reportId: 'werkstattsatz' },
        { reportId: 'etiketten' },
        { reportId: 'auftragsbestaetigung' },
        { reportId: 'rechnung' },
        { reportId: 'lieferschein' },
        { reportId: 'einzahlungsschein' },
        { reportId: 'offerte' },
        { reportId: 'offerte-mit-bildern', reportType: 'OrderQuoteWithPositionImages' },
        { reportId: 'offerte-produkt' },
      ],
    });
    expect((await shop.app.inject({ url: '/api/report-declaration/declaration' })).statusCode).toBe(401);
  });
});
