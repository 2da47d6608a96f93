import { describe, expect, it } from 'vitest';
import type { Contour } from '#domain/configurator/evaluation.ts';
import { drawBlank } from './blank-drawing.ts';
import { blankDxf } from './blank-dxf.ts';

const blank: Contour[] = [
  {
    id: 'outline',
    layer: 'cut',
    closed: true,
    points: [
      [0, 0],
      [943, 0],
      [943, 872],
      [0, 872],
    ],
  },
  {
    id: 'fold',
    layer: 'crease',
    closed: false,
    points: [
      [300, 0],
      [300, 872],
    ],
  },
];

describe('the flat blank of a carton', () => {
  it('is drawn with cut and crease lines and its two sides', () => {
    const { svg, width, height } = drawBlank(blank, { standalone: { pixelWidth: 400 } });
    expect(width).toBeGreaterThan(943);
    expect(height).toBeGreaterThan(872);
    expect(svg).toContain('M0 872h943v-872h-943z');
    expect(svg).toMatch(/stroke-dasharray="7" d="M300 872v-872"/);
    expect(svg).not.toMatch(/style=|<script|currentColor|var\(/);
  });

  it('keeps its numerals readable on a phone, and as they are on a wide screen', () => {
    const onPhone = drawBlank(blank, { screenWidth: 390 });
    const em = 1000 * Number(/transform="matrix\(([\d.]+) /.exec(onPhone.svg)?.[1]);
    // Beside the page's edges.
    expect((em * 358) / onPhone.width).toBeGreaterThan(12);
    expect(drawBlank(blank, { screenWidth: 1280 }).svg).toBe(drawBlank(blank).svg);
  });

  it('goes to the cutting table on two layers', () => {
    const text = blankDxf(blank);
    expect(text.startsWith('0\r\nSECTION\r\n2\r\nHEADER\r\n9\r\n$ACADVER\r\n1\r\nAC1009\r\n')).toBe(true);
    expect(text.endsWith('0\r\nEOF\r\n')).toBe(true);
    expect(text.match(/POLYLINE/g)).toHaveLength(2);
    expect(text.match(/VERTEX\r\n8\r\nCUT/g)).toHaveLength(4);
    expect(text.match(/VERTEX\r\n8\r\nCREASE/g)).toHaveLength(2);
    expect(text).toContain('10\r\n943.000\r\n20\r\n872.000');
  });
});
