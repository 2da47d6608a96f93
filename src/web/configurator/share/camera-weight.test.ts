import { describe, expect, it } from 'vitest';
import { parseCamera, parseWeight } from './camera-weight.ts';

describe('a camera weight', () => {
  it.each([
    ['0.7', 0.7],
    ['0,7', 0.7],
    ['-1', -1],
    ['−0.25', -0.25],
    [' 12 ', 12],
    ['100', 100],
  ])('%j is %d', (text, weight) => expect(parseWeight(text)).toBe(weight));

  it.each(['', 'x', '1e3', '0.7.1', '101', '-', '0.12345'])('%j is none', (text) => expect(parseWeight(text)).toBeNull());
});

describe('a camera', () => {
  it('has three weights', () => expect(parseCamera(['0.7', '0', '-1'])).toEqual([0.7, 0, -1]));
  it('is none when one weight is missing', () => expect(parseCamera(['0.7', '', '1'])).toBeNull());
  it('needs a direction', () => expect(parseCamera(['0', '0', '0'])).toBeNull());
});
