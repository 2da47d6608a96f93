import { expect, it } from 'vitest';
import { handoverKind, piecesIn } from './handover.ts';
import { signatureDrawing, signaturePath } from './signature.ts';

it.each([
  [[[4, 4]], 'WHOLE'],
  [[[4, 3]], 'SHORT'],
  [
    [
      [4, 4],
      [2, 0],
    ],
    'SHORT',
  ],
  [
    [
      [4, 0],
      [2, 0],
    ],
    'NOTHING',
  ],
])('handed over of planned %j is %s', (lines, kind) => {
  expect(handoverKind(lines.map(([planned = 0, quantity = 0]) => ({ planned, quantity })))).toBe(kind);
});

it('counts the pieces by the boxes that were loaded', () => {
  const line = { quantity: 50, boxes: 3, piecesPerBox: 20 };
  expect([0, 1, 2, 3, 4].map((boxes) => piecesIn(line, boxes))).toEqual([0, 20, 40, 50, 50]);
});

it('draws strokes as lines and a tap as a dot', () => {
  const strokes = [
    [
      [0, 0],
      [10, 20],
    ],
    [[5, 5]],
    [],
  ] as const;
  expect(signaturePath(strokes)).toBe('M0 0L10 20M5 5L5 5');
  expect(signatureDrawing(strokes)).toContain('viewBox="0 0 1000 400"');
});
