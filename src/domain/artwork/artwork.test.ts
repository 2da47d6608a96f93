import { assert, constantFrom, integer, property, record } from 'fast-check';
import { describe, expect, test } from 'vitest';
import { depth, seed } from '#test/depth.ts';
import { rappen } from '#domain/money/money.ts';
import { fieldValue } from './field.ts';
import { cheapestPremium, insuranceKindOf, premiumOf } from './insurance.ts';
import { materialOf, packagingWishes, weightOf } from './packing.ts';
import { amountsIn, amountValue, decimalMarkOf } from './read-amount.ts';
import { dateIn } from './read-date.ts';
import { sizeOfValue, sizesIn, sizeValue } from './read-size.ts';
import { fieldProblems } from './ready.ts';

const runs = { numRuns: depth(200, 5000), seed };

describe('amounts', () => {
  test.each([
    ["CHF 24'000.00", '.', '24000.00'],
    ['CHF 24’000.–', '.', '24000.00'],
    ['1.234,50 EUR', ',', '1234.50'],
    ['2 300,00 €', ',', '2300.00'],
    ['€ 7,800.00', '.', '7800.00'],
    ['950', '.', '950.00'],
  ] as const)('%s', (text, mark, value) => {
    expect(amountsIn(text, mark).map(({ hundredths, certain }) => [amountValue(hundredths), certain])).toEqual([[value, true]]);
  });

  test('measures and shares of a hundred are none', () => {
    expect(amountsIn('78 × 112 cm', '.').filter(({ text }) => text === '112')).toEqual([]);
    expect(amountsIn('25 %', '.')).toEqual([]);
  });

  test('the paper tells which mark parts the decimals', () => {
    expect([decimalMarkOf(['1.234,50', '8,10']), decimalMarkOf(["1'234.50"]), decimalMarkOf(['1.234'])]).toEqual([',', '.', null]);
    expect(amountsIn('1.234', '.')[0]?.certain).toBe(false);
  });
});

describe('measures', () => {
  test.each([
    ['78 × 112 cm', '78 × 112 cm'],
    ['94 x 128 x 7 cm', '94 × 128 × 7 cm'],
    ['H 92,5 cm, B 130 cm', '92.5 × 130 cm'],
    ['Haut. 46 ; larg. 38 cm', '46 × 38 cm'],
    ['840 × 620 mm', '84 × 62 cm'],
  ])('%s', (text, value) => expect(sizesIn(text).map(({ size }) => sizeValue(size))).toEqual([value]));

  test('width comes first where a house writes it so', () => {
    expect(sizesIn('84 x 62 cm', 'width-height').map(({ size }) => size)).toEqual([[620, 840]]);
  });

  test('a kept measure reads as itself', () => {
    const side = integer({ min: 10, max: 9999 });
    assert(
      property(side, side, side, (height, width, depthMm) => {
        const size = [height, width, depthMm] as const;
        expect(sizeOfValue(sizeValue(size))).toEqual(size);
      }),
      runs,
    );
  });
});

test.each([
  ['14. November 2026', null, '2026-11-14'],
  ['30 octobre 2026', null, '2026-10-30'],
  ['November 12, 2026', null, '2026-11-12'],
  ['05/11/2026', null, '2026-11-05'],
  ['28. November, Mo–Fr 9–17 Uhr', '2026', '2026-11-28'],
  ['31. Februar 2026', null, null],
] as const)('the day %s', (text, year, day) => expect(dateIn(text, year)).toBe(day));

test('what people type is kept in one form, or not at all', () => {
  expect(fieldValue('price', "CHF 24'000")).toBe('24000.00');
  expect(fieldValue('frameSize', '94x128x7')).toBe('94 × 128 × 7 cm');
  expect(fieldValue('collectBy', '28.11.2026')).toBe('2026-11-28');
  expect(fieldValue('country', 'us')).toBe('US');
  expect([
    fieldValue('price', '-1'),
    fieldValue('country', 'ZZ'),
    fieldValue('imageSize', 'gross'),
    fieldValue('buyer', 'a\u0000b'),
  ]).toEqual([null, null, null, null]);
});

describe('packing', () => {
  const work = { size: [940, 1280, 70], framed: true, material: 'PAINTING', weightKg: null, country: 'CH' } as const;

  test('what is weighed counts; a guess grows with the size', () => {
    expect(weightOf({ ...work, weightKg: 9 })).toBe(9);
    expect(weightOf({ ...work, size: [1880, 1280, 70] })).toBeGreaterThan(weightOf(work));
    expect(weightOf({ ...work, size: [400, 300, 300], framed: false, material: 'STONE' })).toBeGreaterThan(40);
  });

  test('only a light work on paper without a frame lies in a folder', () => {
    const paper = { size: [460, 380], framed: false, material: 'PAPER', weightKg: null, country: 'CH' } as const;
    expect(packagingWishes(paper)[0]?.form).toBe('FOLDER');
    expect(packagingWishes({ ...paper, framed: true })[0]?.form).toBe('CRATE');
    expect(packagingWishes({ ...paper, weightKg: 5 })[0]?.form).toBe('CRATE');
  });

  test('a country that no model knows gets a crate of treated wood', () => {
    const destinations = packagingWishes({ ...work, country: 'IS' }).map(({ values }) => values['destination']);
    expect(new Set(destinations)).toEqual(new Set(['ZZ']));
  });

  test('every packaging holds the work, on some side of it', () => {
    const side = integer({ min: 10, max: 3000 });
    const material = constantFrom('PAINTING', 'PAPER', 'METAL', 'WOOD', 'STONE');
    assert(
      property(record({ height: side, width: side, deep: side, material }), ({ height, width, deep, material: kind }) => {
        const sorted = (sides: readonly number[]): number[] => sides.toSorted((one, other) => one - other);
        for (const { inner } of packagingWishes({
          size: [height, width, deep],
          framed: true,
          material: kind,
          weightKg: null,
          country: 'US',
        })) {
          const room = sorted(Object.values(inner));
          expect(sorted([height, width, deep]).every((mm, at) => mm <= (room[at] ?? 0))).toBe(true);
        }
      }),
      runs,
    );
  });

  test('the technique says what a work is made of', () => {
    expect(['Öl auf Leinwand', 'Aquarell', 'Bronze', 'Marmor', 'Céramique', 'Ink on paper'].map(materialOf)).toEqual([
      'PAINTING',
      'PAPER',
      'METAL',
      'STONE',
      'STONE',
      'PAPER',
    ]);
  });
});

describe('insurance', () => {
  const rate = { provider: 'A', zone: 4, kind: 'WOOD_PAINTINGS', mode: 'AIR', rate: 495, least: rappen(4500) } as const;

  test('is a share of the value, up to five Rappen, never less than the least', () => {
    expect(premiumOf(rate, rappen(3_000_000))).toBe(14_850);
    expect(premiumOf(rate, rappen(3_000_100))).toBe(14_855);
    expect(premiumOf(rate, rappen(100))).toBe(4500);
  });

  test('more value never costs less', () => {
    const value = integer({ min: 0, max: 10_000_000_000 });
    assert(
      property(value, value, (one, other) => {
        const [low, high] = [Math.min(one, other), Math.max(one, other)];
        expect(premiumOf(rate, rappen(low))).toBeLessThanOrEqual(premiumOf(rate, rappen(high)));
      }),
      runs,
    );
  });

  test('the cheapest that covers it counts', () => {
    const asked = { zone: 4, kind: 'WOOD_PAINTINGS', mode: 'AIR', declared: rappen(3_000_000) } as const;
    expect(cheapestPremium([{ ...rate, provider: 'B', rate: 500 }, rate], asked)?.rate.provider).toBe('A');
    expect(cheapestPremium([rate], { ...asked, mode: 'SEA' })).toBeNull();
  });

  test('one work of stone makes it stone', () => expect(insuranceKindOf(['PAINTING', 'STONE'])).toBe('STONE_CERAMICS'));
});

test('a quote waits for every value that was read and for those it needs', () => {
  const field = (key: Parameters<typeof fieldValue>[0], work: number, value: string, confirmed = true) => ({ key, work, value, confirmed });
  const whole = [
    field('buyer', 0, 'Eleanor Whitcombe'),
    field('street', 0, '412 West 22nd Street'),
    field('zipCode', 0, '10011'),
    field('city', 0, 'New York'),
    field('state', 0, 'NY'),
    field('country', 0, 'US'),
    field('currency', 0, 'CHF'),
    field('lot', 1, '214'),
    field('title', 1, 'Winter'),
    field('price', 1, '24000.00'),
    field('frameSize', 1, '94 × 128 × 7 cm'),
  ];
  const problems = (fields: typeof whole): string[] => fieldProblems(fields).map(({ key, field: at }) => `${key} ${at}`);
  expect(problems(whole)).toEqual([]);
  for (const { key, work } of whole) {
    const others = whole.filter((each) => each.key !== key || each.work !== work);
    const without = key === 'frameSize' ? 'imageSize' : key;
    expect(problems(others)).toEqual([`artworkFieldMissing fields.${work}.${without}`]);
    const open = whole.map((each) => (each.key === key && each.work === work ? { ...each, confirmed: false } : each));
    expect(problems(open)).toEqual([`artworkFieldOpen fields.${work}.${key}`]);
  }
});
