import { expect, test } from 'vitest';
import { CallFailure } from '#contract/failure.ts';
import { openList } from './open-list.ts';

const asked = (address: string): Request => new Request(`https://shop.example${address}`);
const unknownColumn = new CallFailure(400, [{ message: 'unknownColumn', params: { name: 'values.12' }, field: 'query.sort' }]);
const failing = (failure: CallFailure) => async (): Promise<never> => Promise.reject(failure);

test('an order or filter that no longer exists opens the list as it usually is', async () => {
  const answer = openList(asked('/admin/product?sort=values.12'), failing(unknownColumn));
  await expect(answer).rejects.toMatchObject({ status: 302 });
  const { headers } = await answer.catch((thrown: Response) => thrown);
  expect(headers.get('location')).toBe('/admin/product');
});

test('any other failure stays one, and so does one of the usual list itself', async () => {
  const down = new CallFailure(503, []);
  await expect(openList(asked('/admin/product?sort=name'), failing(down))).rejects.toBe(down);
  await expect(openList(asked('/admin/product'), failing(unknownColumn))).rejects.toBe(unknownColumn);
});
