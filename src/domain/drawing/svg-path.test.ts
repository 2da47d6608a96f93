import { describe, expect, it } from 'vitest';
import { isometric } from './projection.ts';
import { numeralsSvg } from './numerals.ts';
import { pathWriter } from './svg-path.ts';

const corners = (places: readonly (readonly [number, number, number])[]) => places.map((place) => isometric.project(...place));

describe('along the axes of the floor', () => {
  it('a board lies by its own millimetres', () => {
    const writer = pathWriter({ onFloor: true });
    writer.shape(
      corners([
        [0, 0, 0],
        [1200, 0, 0],
        [1200, 145, 0],
        [0, 145, 0],
      ]),
    );
    writer.shape(
      corners([
        [0, 145, 22],
        [1200, 145, 22],
        [1200, 145, 0],
        [0, 145, 0],
      ]),
    );
    expect(writer.data()).toBe('M0 0h1200v145h-1200zm-22 123h1200l22 22h-1200z');
  });

  it('halves all go the same way where a picture is coarse', () => {
    const writer = pathWriter({ onFloor: true, coarse: true });
    writer.shape(
      corners([
        [327.5, 0, 0],
        [472.5, 0, 0],
        [472.5, 100.5, 0],
        [327.5, 100.5, 0],
      ]),
    );
    expect(writer.data()).toBe('M328 0h145v101h-145z');
  });

  it('a digit that comes again is a reference, once there are ids', () => {
    const texts = [
      { text: '800', size: 100, at: [0, 0] as const },
      { text: '80', size: 100, at: [0, 90] as const },
    ];
    const shared = numeralsSvg(texts, { colour: 'red', onFloor: true, ids: 'n' });
    expect([...shared.matchAll(/<path id="(\w+)"/g)].map(([, id]) => id)).toEqual(['n8', 'n0']);
    expect(shared.match(/<use /g)).toHaveLength(5);
    expect(numeralsSvg(texts, { colour: 'red', onFloor: true })).not.toMatch(/ id=|<use /);
  });
});
