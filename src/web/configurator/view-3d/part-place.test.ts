import { describe, expect, it } from 'vitest';
import type { Instance } from '#domain/configurator/evaluation.ts';
import { partPlace, seedOf } from './part-place.ts';

const board: Instance = {
  component: 'board',
  group: 'lid',
  min: [0, 100, 500],
  size: [1000, 140, 18],
  grain: 'x',
  material: 'spruce',
  line: 0,
  explode: [0, 0, 1],
};

describe('the place of a part in the scene', () => {
  it('stands with the width towards the viewer and the height up', () => {
    expect(partPlace(board, 0)).toMatchObject({ centre: [500, 509, 170], size: [1000, 18, 140], grain: 0, turn: null });
  });

  it('leaves along its explode direction', () => {
    expect(partPlace(board, 200).centre).toEqual([500, 709, 170]);
  });

  it('turns a brace of the long side as the drawing does: the height towards the length', () => {
    const turned = partPlace({ ...board, turn: { axis: 'y', degrees: 90 } }, 0).turn;
    expect(turned?.axis).toBe(2);
    expect(turned?.radians).toBeCloseTo(-Math.PI / 2);
  });

  it('gives a board the same look each time and its neighbour another one', () => {
    expect(seedOf(board)).toBe(seedOf({ ...board }));
    expect(seedOf(board)).not.toBe(seedOf({ ...board, min: [0, 240, 500] }));
  });
});
