import { describe, expect, it } from 'vitest';
import type { Vec3 } from '#domain/configurator/evaluation.ts';
import { sectionPlane } from './section.ts';

const [min, max]: [Vec3, Vec3] = [
  [0, 0, 0],
  [1000, 500, 600],
];

/** Whether a point of the scene remains. */
function stays(section: Parameters<typeof sectionPlane>[0], point: Vec3): boolean {
  const { normal, constant } = sectionPlane(section, min, max);
  return normal[0] * point[0] + normal[1] * point[1] + normal[2] * point[2] + constant >= 0;
}

describe('a section', () => {
  it.each([
    ['x', [499, 1, 1], [501, 1, 1]],
    ['y', [1, 1, 299], [1, 1, 301]],
    ['z', [1, 249, 1], [1, 251, 1]],
  ] as const)('along %s takes away what lies towards the eye', (axis, near, far) => {
    expect([stays({ axis, kept: 0.5 }, near), stays({ axis, kept: 0.5 }, far)]).toEqual([true, false]);
  });

  it('leaves the whole product at the end of its way, and always something', () => {
    expect(stays({ axis: 'x', kept: 1 }, [1000, 500, 600])).toBe(true);
    expect(stays({ axis: 'x', kept: 0 }, [5, 1, 1])).toBe(true);
  });
});
