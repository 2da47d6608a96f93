import { expect, test } from 'vitest';
import { remotePriceSchema, remoteQuestion } from './remote-price.ts';

const carton = { modelId: 'fefco-0201', values: { length: 400, width: 300, height: 200, flute: 'B', print: 'ohne' } };

test('the facts are asked by the names of the service', () => {
  expect(remoteQuestion({ apiParamNames: { length: 'l', quantity: 'qty', material: 'board' } }, carton, 250)).toEqual([
    ['l', '400'],
    ['width', '300'],
    ['height', '200'],
    ['qty', '250'],
    ['fefco', '0201'],
    ['board', 'B'],
    ['print', 'ohne'],
  ]);
});

test('what a product does not have is not asked', () => {
  expect(remoteQuestion({ apiParamNames: {} }, { modelId: 'epal1', values: {} }, 1)).toEqual([['quantity', '1']]);
});

test('names that could carry more than a name are refused', () => {
  expect(remotePriceSchema.safeParse({ url: 'https://a.example', apiParamNames: { length: 'l=1&admin' } }).success).toBe(false);
});
