import { expect, it } from 'vitest';
import { flatDrawing } from './flat-drawing.ts';

it('draws cuts full and creases dashed, y pointing up', () => {
  const svg = flatDrawing([
    {
      id: 'outline',
      layer: 'cut',
      closed: true,
      points: [
        [0, 0],
        [100, 0],
        [100, 50],
        [0, 50],
      ],
    },
    {
      id: 'score',
      layer: 'crease',
      closed: false,
      points: [
        [0, 10],
        [100, 10],
      ],
    },
  ]);
  expect(svg).toContain('viewBox="-4 -4 108 58"');
  expect(svg).toContain('d="M0 50L100 50L100 0L0 0Z"');
  expect(svg).toMatch(/stroke-dasharray="8 5" d="M0 40L100 40"/);
});
