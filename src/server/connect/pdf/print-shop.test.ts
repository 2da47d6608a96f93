import { afterEach, describe, expect, it } from 'vitest';
import { sampleStock } from '#domain/cut-plan/stock.test-data.ts';
import { evaluateValues } from '#server/configurator/evaluate-configuration.ts';
import { benchOf } from '#domain/workshop/bench-list.ts';
import { folderLibrary } from '#server/model/folder-library.ts';
import type { PartListPaper } from './part-list-paper.ts';
import { openPrintShop, type PrintShop, type PrintShopOptions } from './print-shop.ts';

const models = folderLibrary();

let shop: PrintShop | null = null;
const failures: unknown[] = [];
const open = (options: Partial<PrintShopOptions> = {}): PrintShop =>
  (shop = openPrintShop({ failed: (error) => failures.push(error), ...options }));
afterEach(async () => {
  await shop?.close();
  failures.length = 0;
});

function partListPaper(length: number): PartListPaper {
  const model = models.compiled('holzkiste');
  if (model === null) throw new Error('The crate has no model.');
  const evaluation = evaluateValues(models, model, { length, width: 600, height: 500, mass: 150 });
  const { partList, totals } = evaluation;
  const product = {
    name: 'Holzkiste',
    articleNumber: 'HK_0001',
    quantity: 1,
    details: [],
    partList,
    assemblies: benchOf(model, evaluation),
    totals,
    evaluation,
    link: null,
  };
  return {
    language: 'de',
    company: 'Kistenwerk',
    reference: '',
    date: '23.11.2026',
    createdAt: 0,
    facts: [],
    products: [product],
    stock: sampleStock,
  };
}
/** A paper that cannot be drawn. */
const broken = (): PartListPaper => ({ ...partListPaper(900), language: 'xx' as 'de' });

// The first paper waits for its thread to start, which takes seconds on a busy machine.
describe('the print shop', { timeout: 30_000 }, () => {
  it('draws the same paper once', async () => {
    const { printPartList } = open();
    const [first, meanwhile] = await Promise.all([printPartList(partListPaper(1000)), printPartList(partListPaper(1000))]);
    expect(meanwhile).toBe(first);
    expect(await printPartList(partListPaper(1000))).toBe(first);
    expect(first.bytes.toString('latin1', 0, 5)).toBe('%PDF-');
    expect((await printPartList(partListPaper(1001))).etag).not.toBe(first.etag);
  });

  it('goes on after a paper that could not be drawn', async () => {
    const { printPartList } = open();
    await expect(printPartList(broken())).rejects.toMatchObject({ status: 500, errors: [{ message: 'pdfNotCreated' }] });
    expect(failures).toHaveLength(1);
    expect((await printPartList(partListPaper(1000))).bytes.length).toBeGreaterThan(10_000);
  });

  it('gives up a paper that takes too long', async () => {
    const { printPartList } = open({ deadlineMs: 1 });
    await expect(printPartList(partListPaper(1000))).rejects.toMatchObject({ status: 500, errors: [{ message: 'pdfNotCreated' }] });
  });

  it('refuses when too many wait', async () => {
    const { printPartList } = open({ mostWaiting: 2 });
    const answers = await Promise.allSettled(Array.from({ length: 5 }, async (_, at) => printPartList(partListPaper(1000 + at))));
    const refused = answers.filter((answer) => answer.status === 'rejected');
    expect(refused).toHaveLength(3);
    expect(refused[0]?.reason).toMatchObject({ status: 503 });
  });
});
