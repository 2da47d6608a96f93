import { describe, expect, it } from 'vitest';
import type { Contour, Evaluation, Instance } from '#domain/configurator/evaluation.ts';
import { pictureParts } from './folded-carton.ts';
import { boundsOf, solidsOf } from './solid.ts';

const blank: Instance = {
  component: 'blank',
  group: 'box',
  min: [0, 0, 0],
  size: [1449, 512, 4],
  grain: 'x',
  material: 'carton',
  line: 0,
  explode: [0, 0, 0],
};

function evaluation(modelId: string, contours: readonly unknown[]): Evaluation {
  return {
    modelId,
    version: 1,
    values: { length: 400, width: 300, height: 200 },
    visible: [],
    problems: [],
    instances: [blank],
    contours: contours as Contour[],
    partList: [],
    totals: { parts: 1, weight: 0, woodVolume: 0 },
    outputs: {},
    marks: null,
    alternatives: [],
    hash: '',
  };
}

describe('a carton in the picture', () => {
  it('stands folded and taped around its inner dimensions', () => {
    const parts = pictureParts(evaluation('fefco-0201', [{}]));
    expect(boundsOf(solidsOf(parts.slice(0, 1))).max).toEqual([408, 308, 216]);
    expect(parts.filter(({ material }) => material === 'tape')).toHaveLength(2);
  });

  it('of the mailer type stands open', () => {
    const parts = pictureParts(evaluation('fefco-0427', [{}]));
    expect(parts.map(({ component }) => component)).toContain('lid');
    expect(boundsOf(solidsOf(parts)).max[2]).toBeGreaterThan(500);
  });

  it('of the mailer type stands closed where its height is stated', () => {
    const parts = pictureParts(evaluation('fefco-0427', [{}]), 'closed');
    expect(boundsOf(solidsOf(parts)).max[2]).toBe(208);
  });

  it('counts in the same line of the part list as its blank', () => {
    expect(pictureParts(evaluation('fefco-0201', [{}])).every(({ line, group }) => line === 0 && group === 'box')).toBe(true);
  });

  it('changes nothing for a product that is not cut from a blank', () => {
    expect(pictureParts(evaluation('holzkiste', []))).toEqual([blank]);
  });
});
