/** Extreme drafts: too large, too deep, endless. The shop goes on, and refuses them. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { DraftEvaluation, ModelRecord } from '#contract/model-desk.ts';
import type { Answer } from '../buyer.ts';
import { mondayMorning, problemsOf, send } from '../buyer.ts';
import { beginDraft, changeDraft, checkDraft, modelOf } from '../model-steps.ts';
import { startShop } from '../shop-app.ts';
import type { ShopApp } from '../shop-app.ts';
import type { Crowd } from './crowd.ts';
import { gatherCrowd } from './crowd.ts';

let shop: ShopApp;
let crowd: Crowd;
let draft: NonNullable<ModelRecord['draft']>;

beforeAll(async () => {
  shop = await startShop({ now: () => mondayMorning });
  crowd = await gatherCrowd(shop);
  draft = (await beginDraft(crowd.staffAll, 'holzkiste')).draft!;
});
afterAll(async () => shop.close());

async function evaluate(change: object): Promise<Answer<DraftEvaluation>> {
  const { document, cost, examples } = draft;
  return send(crowd.staffAll, 'POST', '/model/holzkiste/evaluate', { document: { ...document, ...change }, cost, examples, values: {} });
}

function nested(depth: number): object {
  let inner: object = {};
  for (let level = 0; level < depth; level += 1) inner = { inner };
  return inner;
}

describe('a document', () => {
  test.each([
    ['far too deep', { let: nested(2000) }],
    ['with too many members', { let: Array.from({ length: 60_000 }, () => 1) }],
    ['with a text without end', { label: { de: 'x'.repeat(5000), fr: 'x', en: 'x' } }],
    ['with what no database keeps', { label: { de: 'a\0b', fr: 'x', en: 'x' } }],
    ['with half a character', { label: { de: '\ud800', fr: 'x', en: 'x' } }],
  ])('%s is refused by its form', async (_, change) => {
    expect((await evaluate(change)).status).toBe(400);
  });

  test('that is no model at all says so at its cells', async () => {
    const { status, body } = await evaluate({ params: 'none', tables: 7, let: [{ id: 'constructor', expr: '__proto__' }] });
    expect(status).toBe(200);
    expect(body.faults.map(({ where }) => where)).toEqual(expect.arrayContaining(['params', 'tables']));
  });
});

describe('a formula', () => {
  const withLet = (expr: string) => ({ let: [...(draft.document['let'] as object[]), { id: 'evil', expr }] });

  test.each([
    ['of many brackets', '('.repeat(400)],
    ['as long as a novel', '1+'.repeat(900) + '1'],
    ['that reaches for the machine', "constructor('return process')()"],
    ['that reaches for a prototype', '__proto__'],
    ['of itself', 'evil + 1'],
  ])('%s is a fault of its cell', async (_, expr) => {
    const { status, body } = await evaluate(withLet(expr));
    expect(status).toBe(200);
    expect(body.faults.some(({ where }) => where.includes('evil'))).toBe(true);
  });

  test('that repeats parts without end ends as too many parts', async () => {
    const components = (draft.document['components'] as { id: string }[]).map((component) =>
      component.id === 'skid'
        ? { ...component, repeat: ['s', 'more', 'most'].map((as) => ({ as, kind: 'count', n: '1000000' })) }
        : component,
    );
    const { status, body } = await evaluate({ components });
    expect(status).toBe(200);
    expect(body.product?.problems.map(({ id }) => id)).toContain('too-many-parts');
    await changeDraft(crowd.staffAll, 'holzkiste', (content) => (content.document['components'] = components));
    const gate = await checkDraft(crowd.staffAll, 'holzkiste');
    expect([gate.green, gate.faults.some(({ detail }) => detail === 'too-many-parts')]).toEqual([false, true]);
  });

  test('behind three hundred others that each wait for the next is computed or given up, and the shop answers', async () => {
    const chain = Array.from({ length: 280 }, (_, at) => ({
      id: `c${at}`,
      expr: at === 279 ? '1' : `max(${Array.from({ length: 12 }, () => `c${at + 1}`).join(', ')})`,
    }));
    expect([200, 422]).toContain((await evaluate({ let: [...(draft.document['let'] as object[]), ...chain] })).status);
    expect((await shop.app.inject('/api/configurator/models/holzkiste')).statusCode).toBe(200);
    expect((await evaluate({})).status).toBe(200);
  });
});

test('costs are changed by who manages prices, the model by who manages models', async () => {
  const { version, draft: stored } = await modelOf(crowd.staffAll, 'holzkiste');
  const { document, cost, examples } = stored!;
  const save = async (who: 'staffProductMeta' | 'staffProduct', change: object) =>
    send(crowd[who], 'PUT', '/model/holzkiste/draft', { version, document, cost, examples, ...change });
  expect(problemsOf(await save('staffProductMeta', { cost: null }))).toEqual(['fieldNotPermitted body.cost']);
  expect(problemsOf(await save('staffProduct', { document: { ...document, label: {} } }))).toEqual(['fieldNotPermitted body.document']);
  expect(problemsOf(await save('staffProduct', { examples: [] }))).toEqual(['fieldNotPermitted body.examples']);
  expect((await save('staffProduct', { cost: { ...cost, let: [] } })).status).toBe(200);
});
