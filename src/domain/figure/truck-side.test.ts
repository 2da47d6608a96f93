import { expect, test } from 'vitest';
import { truckSide } from './truck-side.ts';

const goods = (orderId: number, positionId: number, boxes: number) => ({
  orderId,
  lines: [{ positionId, boxes, box: { size: [1200, 800, 1000], weight: 90_000, bears: 500 } as const }],
});
const box = (positionId: number, x: number, z: number) => ({ positionId, at: [x, 0, z], size: [1200, 800, 1000] }) as const;

test('each stop is one block over the length of its boxes, the last stop at the wall', () => {
  const round = { truckId: 1, stops: [11, 12], boxes: [box(2, 0, 0), box(2, 0, 1000), box(1, 1200, 0), box(1, 2400, 0)] };
  expect(truckSide(round, [goods(11, 1, 2), goods(12, 2, 2)])).toEqual({
    blocks: [
      { stop: 2, from: 0, to: 1200, height: 2000 },
      { stop: 1, from: 1200, to: 3600, height: 1000 },
    ],
    length: 3600,
    weight: 360,
  });
});

test('an empty truck, and boxes of an order that is no stop, take no room', () => {
  expect(truckSide({ truckId: 1, stops: [], boxes: [box(1, 0, 0)] }, [goods(11, 1, 1)])).toEqual({ blocks: [], length: 0, weight: 0 });
});
