import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Instance, Vec3 } from '#domain/configurator/evaluation.ts';
import { sha256 } from '#domain/configurator/hash.ts';
import { drawSheet } from './drawing-sheet.ts';
import { drawIsometric, type IsometricOptions } from './isometric-drawing.ts';
import { drawOrthographic } from './orthographic-drawing.ts';

function part(min: Vec3, size: Vec3, more: Partial<Instance> = {}): Instance {
  return { component: 'board', group: 'deck', min, size, grain: 'x', material: 'pallet', line: 0, explode: [0, 0, 1], ...more };
}

/** The Euro pallet: 11 boards and 9 blocks, layers 22 + 78 + 22 + 22 = 144. */
function euroPallet(): Instance[] {
  const rows = [
    [0, 100],
    [327.5, 145],
    [700, 100],
  ] as const;
  const parts = rows.map(([y, width]) => part([0, y, 0], [1200, width, 22], { group: 'skids' }));
  for (const x of [0, 527.5, 1055]) {
    for (const [y, width] of rows) parts.push(part([x, y, 22], [145, width, 78], { component: 'block', group: 'blocks' }));
    parts.push(part([x, 0, 100], [145, 800, 22], { grain: 'y' }));
  }
  for (const [y, width] of [
    [0, 145],
    [186.25, 100],
    [327.5, 145],
    [513.75, 100],
    [655, 145],
  ] as const)
    parts.push(part([0, y, 122], [1200, width, 22]));
  return parts;
}

const spruce = (group: string, min: Vec3, size: Vec3, explode: Vec3): Instance =>
  part(min, size, { group, material: 'spruce', explode, line: group === 'lid' ? 1 : 0 });

/** A plain crate: floor, four walls of two boards, lid. */
function crate(): Instance[] {
  const walls = [0, 1].flatMap((row) => [
    spruce('back', [0, 0, 20 + row * 150], [800, 20, 150], [0, -1, 0]),
    spruce('front', [0, 480, 20 + row * 150], [800, 20, 150], [0, 1, 0]),
    spruce('end-left', [0, 20, 20 + row * 150], [20, 460, 150], [-1, 0, 0]),
    spruce('end-right', [780, 20, 20 + row * 150], [20, 460, 150], [1, 0, 0]),
  ]);
  return [spruce('floor', [0, 0, 0], [800, 500, 20], [0, 0, -0.2]), ...walls, spruce('lid', [0, 0, 320], [800, 500, 20], [0, 0, 1])];
}

const labels = ['1200', '800', '144'] as const;

describe('isometric drawing', () => {
  it('gives the same bytes every time', () => {
    const options: IsometricOptions = { labels, field: 'coral', title: 'Palette' };
    expect(drawIsometric(euroPallet(), options)).toEqual(drawIsometric(structuredClone(euroPallet()), options));
    expect(sha256(drawIsometric(euroPallet(), options).svg)).toMatchInlineSnapshot(
      `"0dc6085fddd72e82bfef918c2d469e1aa56441bc37fb9a6791a86d04ba1a1da6"`,
    );
    expect(
      sha256(
        drawIsometric(crate(), {
          labels: ['800', '500', '340'],
          marks: { text: 'W7', signs: ['up', 'ispm'] },
          standalone: { background: true },
        }).svg,
      ),
    ).toMatchInlineSnapshot(`"d653a7624e420457000adad8fca66b24441af87efaa2479659df84c9596c9206"`);
  });

  it('stays small', () => {
    expect(drawIsometric(euroPallet(), { labels }).svg.length).toBeLessThan(10_000);
    expect(drawIsometric(crate(), { labels }).svg.length).toBeLessThan(7000);
  });

  it('draws so many boards that each is ten pixels wide without grain and in one tone, but not in a file', () => {
    const deck = (count: number): Instance[] =>
      Array.from({ length: count }, (_, at) => spruce('deck', [0, at * 450, 0], [2000, 400, 20], [0, 0, 1]));
    const fills = (svg: string): number => new Set(svg.match(/fill="#[0-9A-F]{6}"/g)).size;
    const [few, many] = [drawIsometric(deck(20)).svg, drawIsometric(deck(60)).svg];
    expect(few).toContain('stroke-opacity');
    expect(fills(few)).toBeGreaterThan(3);
    expect(many).not.toContain('stroke-opacity');
    expect(fills(many)).toBeLessThanOrEqual(3);
    expect(drawIsometric(deck(60), { standalone: { background: true } }).svg).toContain('stroke-opacity');
  });

  it('tells where its numerals stand, and nothing where there are none', () => {
    const { numerals = [] } = drawIsometric(crate(), { labels: ['800', '500', '340'] });
    expect(numerals).toHaveLength(3);
    for (const { x, y, width, height } of numerals) {
      expect(Math.min(x, y, width, height)).toBeGreaterThan(0);
      expect(Math.max(x + width, y + height)).toBeLessThan(1);
    }
    const [length, breadth, tall] = numerals.map(({ x, width }) => x + width / 2);
    expect([length! < breadth!, breadth! < tall!]).toEqual([true, true]);
    expect(drawIsometric(crate()).numerals).toBeUndefined();
  });

  it('frames exactly the product when nothing else is drawn', () => {
    const { width, height } = drawIsometric([part([0, 0, 0], [1000, 600, 500])], { shadow: false });
    const inner = 1600 * Math.cos(Math.PI / 6);
    expect(width).toBeCloseTo(inner * 1.024, 0);
    expect(height).toBeCloseTo(1600 / 2 + 500 + inner * 0.024, 0);
  });

  it('does not draw what is hidden: of the back of a closed crate only the ends of its boards, of the left end nothing', () => {
    const { anchors } = drawIsometric(crate());
    expect(Object.keys(anchors).sort()).toEqual(['back', 'end-right', 'floor', 'front', 'lid']);
    expect(Object.keys(drawIsometric(crate(), { hide: ['lid'] }).anchors)).toContain('end-left');
  });

  it('escapes titles and leaves characters without an outline out of marks', () => {
    const { svg } = drawIsometric(crate(), { title: `<b>"Kiste" & 'mehr'</b>\u0000`, marks: { text: '<script>W\u{1F4E6}7' } });
    expect(svg).toContain('aria-label="&lt;b&gt;&quot;Kiste&quot; &amp; &#39;mehr&#39;&lt;/b&gt;"');
    expect(svg).not.toContain('<b>');
    expect(svg).not.toContain('<script');
    expect(svg).not.toContain('\u0000');
  });

  it('stays one drawing whatever it is told', () => {
    const board = part([0, 0, 0], [800, 20, 300]);
    const hostile = fc.oneof(
      fc.string(),
      fc.constantFrom('"><script>', '</svg><img src=x onerror=a()>', "' onload='", '<!--', '\u0000\uD800'),
    );
    fc.assert(
      fc.property(hostile, hostile, fc.boolean(), (title, text, alone) => {
        const standalone = alone ? { standalone: { link: text } } : {};
        const { svg } = drawIsometric([board], { title, labels: [text, title, text], marks: { text }, ...standalone });
        const words = svg.replaceAll(/<\/?(?:svg|g|path|title|metadata)(?: [\w:-]+="[^"<>]*")*\/?>/g, '');
        return !/[<>"']/.test(words);
      }),
      { numRuns: 100 },
    );
  });

  it('leaves the width of its lines to the style of a page, and carries it in an image', () => {
    expect(drawIsometric(crate(), { labels }).svg).not.toContain('vector-effect');
    const { svg } = drawIsometric(crate(), { labels, standalone: {} });
    const stroked = svg.match(/<path[^>]*stroke[^>]*>/g) ?? [];
    expect(stroked.length).toBeGreaterThan(1);
    expect(stroked.filter((path) => !path.includes('vector-effect="non-scaling-stroke"'))).toEqual([]);
  });

  it('is decorative without a title', () => {
    expect(drawIsometric(crate()).svg).toContain('aria-hidden="true"');
  });

  it('follows the page inline and carries its colours stand-alone', () => {
    const inline = drawIsometric(crate(), { labels }).svg;
    expect(inline).toContain('var(--sh,var(--field-shade,#E5632F))');
    expect(inline).toContain('fill="currentColor"');
    expect(inline).not.toContain('style');
    const alone = drawIsometric(crate(), { labels, field: 'forest', standalone: { background: true, pixelWidth: 640 } }).svg;
    expect(alone).not.toMatch(/var\(|currentColor/);
    expect(alone).toContain('fill="#2F6B4F"');
    expect(alone).toContain(' width="640"');
  });

  it('draws the blueprint without shadow and with one fill', () => {
    const { svg } = drawIsometric(crate(), { blueprint: true, explode: 0.7 });
    expect(svg).not.toContain('--sh');
    expect([...svg.matchAll(/fill="([^"]+)"/g)].every((match) => match[1] === 'var(--blueprint,#1D4F91)')).toBe(true);
  });

  it('shows a highlighted line in blue, dashed where it is hidden', () => {
    expect(drawIsometric(crate(), { highlight: { line: 1 } }).svg).toContain('#8DB1E6');
    expect(drawIsometric(crate(), { highlight: { group: 'back' } }).svg).toContain('stroke-dasharray');
    expect(drawIsometric(crate()).svg).not.toContain('stroke-dasharray');
  });

  it('grows when the lid is lifted and when it is taken apart', () => {
    const plain = drawIsometric(crate(), { shadow: false });
    expect(drawIsometric(crate(), { shadow: false, lift: { group: 'lid', by: 210 } }).height).toBeCloseTo(plain.height + 210, 0);
    expect(drawIsometric(crate(), { shadow: false, explode: 1 }).width).toBeGreaterThan(plain.width * 1.3);
  });

  it('survives no parts at all', () => {
    expect(drawIsometric([], { labels, marks: { text: 'A' } }).svg).toMatch(/^<svg .*<\/svg>$/);
    expect(drawOrthographic([], 'front').svg).toMatch(/^<svg .*<\/svg>$/);
  });

  it('never writes a number that is none', () => {
    const turned = part([100, 0, 100], [800, 30, 80], { turn: { axis: 'y', degrees: 40 } });
    const flat = part([0, 40, 0], [400, 300, 0], { material: 'cushion-green' });
    for (const options of [{ labels }, { blueprint: true }, { goods: { min: [0, 0, 0] as Vec3, size: [10, 10, 10] as Vec3 } }])
      expect(drawIsometric([turned, flat, ...crate().slice(0, 2)], options).svg).not.toMatch(/NaN|Infinity|undefined/);
  });
});

describe('views', () => {
  it('show the true proportions of their side', () => {
    const plain = { dimensions: false };
    const ratio = (view: 'front' | 'side' | 'top'): number => {
      const { width, height } = drawOrthographic(euroPallet(), view, plain);
      return (width - width * (0.03 / 1.03)) / (height - width * (0.03 / 1.03));
    };
    expect(ratio('front')).toBeCloseTo(1200 / 144, 1);
    expect(ratio('side')).toBeCloseTo(800 / 144, 1);
    expect(ratio('top')).toBeCloseTo(1200 / 800, 2);
  });

  it('give the same bytes every time', () => {
    for (const view of ['front', 'side', 'top'] as const) expect(drawOrthographic(crate(), view)).toEqual(drawOrthographic(crate(), view));
  });

  it('stand together on one sheet of A4', () => {
    const names = { front: 'Ansicht', side: 'Seite', top: 'Draufsicht', section: 'Schnitt', isometric: 'Isometrie' };
    const { svg, width, height } = drawSheet(
      { instances: crate(), lines: [] },
      {
        heading: 'Kiste',
        titleBlock: [{ label: 'Gewicht', value: '12 kg' }],
        viewNames: names,
      },
    );
    expect([width, height]).toEqual([297, 210]);
    expect(svg.match(/<svg /g)).toHaveLength(2);
  });
});
