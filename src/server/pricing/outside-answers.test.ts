import { expect, test } from 'vitest';
import { unitPriceFromChf } from '#domain/money/money.ts';
import { roadDistanceM } from '#domain/shipping/distance.ts';
import { rememberOutside } from './outside-answers.ts';

const [sursee, bern] = [
  { latitude: 47.17, longitude: 8.11 },
  { latitude: 46.95, longitude: 7.44 },
];

test('what was asked for is told again, and nobody is asked for anything else', async () => {
  let asked = 0;
  const { asking, told } = rememberOutside({
    remotePrice: {
      ask: (url, query) => {
        asked += 1;
        return Promise.resolve({ price: unitPriceFromChf(query.length), failure: '', question: url });
      },
      heard: () => undefined,
    },
    roadDistance: () => {
      asked += 1;
      return Promise.resolve(101_000);
    },
  });
  const url = 'https://preise.example/';
  const question = [['quantity', '25']] as const;
  expect(await told.roadDistance(sursee, bern)).toBe(roadDistanceM(sursee, bern));
  expect(await told.remotePrice.ask(url, question)).toMatchObject({ price: null, failure: 'tooSlow' });
  expect(asked).toBe(0);
  await asking.roadDistance(sursee, bern);
  await asking.remotePrice.ask(url, question);
  expect(asked).toBe(2);
  expect(await told.roadDistance(sursee, bern)).toBe(101_000);
  expect(await told.remotePrice.ask(url, question)).toMatchObject({ price: unitPriceFromChf(1), failure: '' });
  expect(await told.remotePrice.ask(url, [['quantity', '50']])).toMatchObject({ price: null });
  expect(asked).toBe(2);
});
