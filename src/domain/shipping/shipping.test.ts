import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { depth, seed } from '../../../test/depth.ts';
import { rappen } from '#domain/money/money.ts';
import { greatCircleM, roadDistanceM } from './distance.ts';
import { countryOf, findPostalCode, postalCodeTable } from './postal-code.ts';
import type { ShippingFacts, ShippingTariff } from './shipping-cost.ts';
import { parcelCost, shippingCost, trucksNeeded } from './shipping-cost.ts';
import type { Freight, FreightLine } from './storing-space.ts';
import { freightOf, goesByMail, roundUpToHalf, storingSpacesOf } from './storing-space.ts';

const parcels: ShippingTariff['parcels'] = [
  { upToG: 2_000, price: rappen(900) },
  { upToG: 10_000, price: rappen(1200) },
  { upToG: 30_000, price: rappen(2100) },
];

const line = (over: Partial<FreightLine>): FreightLine => ({
  quantity: 1,
  weightG: 1000,
  requirement: null,
  size: null,
  bears: null,
  ...over,
});

describe('parcel or truck', () => {
  const requirement = { maxPackage: 10, minSp: 0.5, quantityForMinSp: 100 };
  test.each([
    [10, 30_000, true],
    [11, 1000, false],
    [1, 30_001, false],
    [1, null, false],
  ])('%d pieces of %s g by mail: %s', (quantity, weightG, expected) => {
    expect(goesByMail(line({ quantity, weightG, requirement }))).toBe(expected);
  });

  test('without a transport requirement nothing goes by mail', () => {
    expect(goesByMail(line({}))).toBe(false);
  });

  test('mail only if every line is a parcel', () => {
    const parcel = line({ quantity: 2, requirement });
    expect(freightOf([parcel, parcel]).shippingType).toBe('MAIL');
    expect(freightOf([parcel, line({})])).toMatchObject({ shippingType: 'TRUCK', storingSpaces: 1, packagesG: [] });
    expect(freightOf([]).shippingType).toBe('TRUCK');
  });

  test('pieces of one kind share packages of at most 30 kg', () => {
    expect(freightOf([line({ quantity: 7, weightG: 8000, requirement })]).packagesG).toEqual([24_000, 24_000, 8000]);
    expect(freightOf([line({ quantity: 3, weightG: 0, requirement })]).packagesG).toEqual([0]);
    expect(freightOf([line({ quantity: 2, weightG: 900, requirement }), line({ quantity: 1, weightG: 5000, requirement })])).toEqual({
      shippingType: 'MAIL',
      quantity: 3,
      weightG: 6800,
      storingSpaces: 0,
      packagesG: [1800, 5000],
    });
  });
});

describe('storing spaces', () => {
  test.each([
    [11, 0.5],
    [100, 0.5],
    [150, 0.75],
    [400, 2],
  ])('%d pieces with half a space per hundred take %d', (quantity, spaces) => {
    expect(storingSpacesOf(line({ quantity, requirement: { maxPackage: 10, minSp: 0.5, quantityForMinSp: 100 } }))).toBe(spaces);
  });

  test.each([
    [{ lengthMm: 1200, widthMm: 800, heightMm: 144 }, 15, 1], // 15 Euro pallets in a stack
    [{ lengthMm: 1200, widthMm: 800, heightMm: 144 }, 16, 2], // a started stack takes up its base
    [{ lengthMm: 800, widthMm: 1200, heightMm: 2200 }, 1, 1],
    [{ lengthMm: 600, widthMm: 400, heightMm: 1100 }, 8, 1],
    [{ lengthMm: 400, widthMm: 600, heightMm: 1100 }, 4, 0.5],
    [{ lengthMm: 2400, widthMm: 800, heightMm: 1100 }, 1, 2],
    [{ lengthMm: 2400, widthMm: 800, heightMm: 1100 }, 2, 2], // on top of each other
    [{ lengthMm: 1300, widthMm: 900, heightMm: 3000 }, 1, 65 / 48], // 1300 long, and half of 2000 for two across
    [{ lengthMm: 3000, widthMm: 500, heightMm: 1100 }, 1, 25 / 16], // four across
    [{ lengthMm: 1300, widthMm: 1300, heightMm: 3000 }, 1, 13 / 6],
    [{ lengthMm: 800, widthMm: 1300, heightMm: 2200 }, 1, 13 / 12],
  ])('%j × %d take %d', (size, quantity, spaces) => {
    expect(storingSpacesOf(line({ quantity, size }))).toBeCloseTo(spaces, 12);
  });

  test('a line of unknown size takes one space', () => {
    expect(storingSpacesOf(line({ quantity: 50 }))).toBe(1);
    expect(storingSpacesOf(line({ quantity: 0 }))).toBe(0);
  });

  test('the sum is rounded up to half spaces', () => {
    expect([0, 0.1, 0.5, 0.500001, 1, 1.01, 2.5000000000001].map(roundUpToHalf)).toEqual([0, 0.5, 0.5, 1, 1, 1.5, 2.5]);
    expect(freightOf([line({ size: { lengthMm: 1200, widthMm: 800, heightMm: 144 }, quantity: 16 })]).storingSpaces).toBe(2);
    expect(freightOf([line({ requirement: { maxPackage: 0, minSp: 1, quantityForMinSp: 0 }, quantity: 9 })]).storingSpaces).toBe(1);
  });

  const epal = { lengthMm: 1200, widthMm: 800, heightMm: 144 };
  const crate = { lengthMm: 1200, widthMm: 800, heightMm: 700 };

  test('goods of several lines stand on each other as far as they bear it', () => {
    const crates = (bears: number | null) => line({ size: crate, quantity: 1, weightG: 100_000, bears });
    const pallets = line({ size: epal, quantity: 5, weightG: 20_000 });
    expect(freightOf([crates(null), pallets]).storingSpaces).toBe(1);
    expect(freightOf([crates(0), pallets]).storingSpaces).toBe(2);
    expect([1, 3, 4].map((quantity) => freightOf([{ ...crates(null), quantity }]).storingSpaces)).toEqual([1, 1, 2]);
    expect([1, 3, 4].map((quantity) => freightOf([{ ...crates(0), quantity }]).storingSpaces)).toEqual([1, 3, 4]);
  });

  test('a heavy kind that cannot stand on another leaves the room to a light one, however many there are', () => {
    const heavy = line({ size: { lengthMm: 1200, widthMm: 800, heightMm: 900 }, weightG: 300_000, bears: 100 });
    const light = line({ size: crate, weightG: 1000, bears: 0 });
    expect(
      [1, 2].map(
        (quantity) =>
          freightOf([
            { ...heavy, quantity },
            { ...light, quantity },
          ]).storingSpaces,
      ),
    ).toEqual([1, 2]);
  });

  test('one more that fills a layer leaves none beside', () => {
    const base = line({ size: { lengthMm: 1028, widthMm: 1467, heightMm: 931 }, weightG: 506, bears: 2000 });
    const small = line({ size: { lengthMm: 447, widthMm: 514, heightMm: 656 }, weightG: 207_340, bears: null });
    const quarter = line({ requirement: { maxPackage: 0, minSp: 0.25, quantityForMinSp: 0 } });
    expect([5, 6].map((quantity) => freightOf([base, { ...small, quantity }, quarter]).storingSpaces)).toEqual([2, 2]);
  });

  test('what could stand on another needs no more ground beside it', () => {
    const large = line({ size: { lengthMm: 2401, widthMm: 1602, heightMm: 1101 }, weightG: 500 });
    const half = line({ size: { lengthMm: 2401, widthMm: 801, heightMm: 1 }, weightG: 500, bears: 0, quantity: 4 });
    const spaces = [0, 1, 2].map((quantity) => freightOf([{ ...large, quantity }, half]).storingSpaces);
    expect(spaces).toEqual(spaces.toSorted((a, b) => a - b));
  });

  const anyLine = fc.record({
    quantity: fc.integer({ min: 1, max: 60 }),
    weightG: fc.integer({ min: 500, max: 300_000 }),
    size: fc.record({
      lengthMm: fc.integer({ min: 200, max: 3000 }),
      widthMm: fc.integer({ min: 200, max: 2600 }),
      heightMm: fc.integer({ min: 1, max: 3000 }),
    }),
    bears: fc.constantFrom(null, 0, 100, 2000),
    requirement: fc.constant(null),
  });

  test('more of a line or another line never takes less, the order of the lines nothing, and together they take no more than by themselves', () => {
    fc.assert(
      fc.property(fc.array(anyLine, { minLength: 1, maxLength: 6 }), fc.nat(), fc.integer({ min: 1, max: 20 }), (lines, at, more) => {
        const { storingSpaces } = freightOf(lines);
        const grown = lines.with(at % lines.length, { ...lines[at % lines.length]!, quantity: lines[at % lines.length]!.quantity + more });
        expect(freightOf(grown).storingSpaces).toBeGreaterThanOrEqual(storingSpaces);
        expect(storingSpaces).toBeGreaterThanOrEqual(freightOf(lines.toSpliced(at % lines.length, 1)).storingSpaces);
        expect(freightOf(lines.toReversed()).storingSpaces).toBe(storingSpaces);
        expect(storingSpaces).toBeLessThan(lines.reduce((total, one) => total + storingSpacesOf(one), 0) + 0.5);
        expect(Number.isInteger(storingSpaces * 2)).toBe(true);
      }),
      { numRuns: depth(300, 5000), seed },
    );
  });
});

const truck: Freight = { shippingType: 'TRUCK', quantity: 1, weightG: 0, storingSpaces: 2, packagesG: [] };
const facts: ShippingFacts = {
  freight: truck,
  destination: { kind: 'delivery', country: 'CH', fixedDeliveryCost: null },
  distanceM: 100_000,
  maxParkingLots: 18,
  multiplier: { numerator: 1, denominator: 1 },
  tariff: { parcels, perTruck: rappen(3500), perKm: rappen(190), minimumFilling: { numerator: 15, denominator: 100 } },
};

function cost(storingSpaces: number, metres: number): number {
  return shippingCost({ ...facts, freight: { ...truck, storingSpaces }, distanceM: metres })?.cost ?? -1;
}

describe('shipping cost', () => {
  test.each([
    [2, 100_000, 18, 9200], // 35 + 380 × 0.15
    [9, 100_000, 18, 22_500], // 35 + 380 × 0.5
    [18, 100_000, 18, 41_500],
    [18.5, 100_000, 18, 7000 + 39_056], // 2 trucks: 380 × 18.5/18 = 390.555…
    [0.5, 0, 18, 3500],
    [3, 54_321, 17, 3500 + 3643], // 206.4198 × 3/17 = 36.427
  ])('%d spaces over %d m on trucks of %d spaces cost %d Rappen', (storingSpaces, distanceM, maxParkingLots, cost) => {
    expect(shippingCost({ ...facts, freight: { ...truck, storingSpaces }, distanceM, maxParkingLots })?.cost).toBe(cost);
  });

  test('the multiplier of the customer raises the cost, not the effective cost', () => {
    const result = shippingCost({ ...facts, multiplier: { numerator: 11, denominator: 10 } });
    expect(result).toEqual({ cost: 10_120, effectiveCost: 9200, distanceM: 100_000, paysFees: false });
  });

  test.each([
    [[2000], 900],
    [[2001], 1200],
    [[10_000], 1200],
    [[10_001], 2100],
    [[30_000, 500], 3000],
  ])('packages of %j g cost %d Rappen', (packagesG, cost) => {
    expect(shippingCost({ ...facts, distanceM: null, freight: { ...truck, shippingType: 'MAIL', packagesG } })?.effectiveCost).toBe(cost);
  });

  test('pickup is free', () => {
    expect(shippingCost({ ...facts, destination: { kind: 'pickup' } })).toEqual({
      cost: 0,
      effectiveCost: 0,
      distanceM: 0,
      paysFees: false,
    });
  });

  test('a fixed cost of the address replaces the computed one, even 0 and even abroad', () => {
    for (const fixed of [0, 4500]) {
      expect(shippingCost({ ...facts, destination: { kind: 'delivery', country: 'CH', fixedDeliveryCost: rappen(fixed) } })).toMatchObject({
        cost: fixed,
        effectiveCost: 9200,
      });
    }
    const abroad = shippingCost({
      ...facts,
      distanceM: null,
      destination: { kind: 'delivery', country: 'DE', fixedDeliveryCost: rappen(9900) },
    });
    expect(abroad).toEqual({ cost: 9900, effectiveCost: 9900, distanceM: 0, paysFees: true });
  });

  test.each([
    [12_345, { numerator: 1, denominator: 1 }, null, 12_345],
    [12_345, { numerator: 11, denominator: 10 }, null, 13_580], // 13'579.5
    [12_345, { numerator: 11, denominator: 10 }, 0, 0],
    [12_345, { numerator: 11, denominator: 10 }, 4500, 4500],
  ])('a parcel at %d Rappen of the carrier, times %j, agreed %s, costs %d', (rate, multiplier, fixed, cost) => {
    expect(parcelCost(rappen(rate), { multiplier, fixedDeliveryCost: fixed === null ? null : rappen(fixed) })).toBe(cost);
  });

  test('abroad and to an unknown place nothing is estimated', () => {
    expect(shippingCost({ ...facts, destination: { kind: 'delivery', country: 'DE', fixedDeliveryCost: null } })).toBeNull();
    expect(shippingCost({ ...facts, distanceM: null })).toBeNull();
  });

  test('Liechtenstein is inside the customs border', () => {
    expect(shippingCost({ ...facts, destination: { kind: 'delivery', country: 'LI', fixedDeliveryCost: null } })?.paysFees).toBe(false);
  });

  test('trucks needed', () => {
    expect([0, 0.5, 18, 18.5, 36, 36.5].map((spaces) => trucksNeeded(spaces, 18))).toEqual([1, 1, 1, 2, 2, 3]);
  });

  test('farther and fuller never costs less', () => {
    fc.assert(
      fc.property(fc.nat(160), fc.nat(40), fc.nat(500_000), fc.nat(100_000), (halves, moreHalves, distanceM, farther) => {
        expect(cost((halves + moreHalves) / 2, distanceM + farther)).toBeGreaterThanOrEqual(cost(halves / 2, distanceM));
      }),
    );
  });

  test('agrees with the formula in francs', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 200 }), fc.nat(500_000), (halves, distanceM) => {
        const spaces = halves / 2;
        const n = Math.ceil(spaces / 18);
        const francs = n * 35 + 2 * (distanceM / 1000) * 1.9 * Math.max(0.15 * n, spaces / 18);
        expect(
          Math.abs((shippingCost({ ...facts, freight: { ...truck, storingSpaces: spaces }, distanceM })?.cost ?? 0) - francs * 100),
        ).toBeLessThan(0.5001);
      }),
    );
  });
});

describe('distance and postal codes', () => {
  const zug = { latitude: 47.1662, longitude: 8.5155 };
  const zurich = { latitude: 47.3717, longitude: 8.5423 };

  test('the great circle and the road', () => {
    expect(greatCircleM(zug, zurich) / 1000).toBeCloseTo(22.9, 0);
    expect(greatCircleM(zug, zug)).toBe(0);
    expect(roadDistanceM(zug, zurich)).toBe(Math.round(greatCircleM(zug, zurich) * 1.3));
    expect(greatCircleM({ latitude: 0, longitude: 0 }, { latitude: 0, longitude: 180 })).toBeCloseTo(Math.PI * 6_371_008.8, 3);
  });

  const table = postalCodeTable([
    ['6210', 'Sursee', 'LU', 47.17, 8.11],
    ['9490', 'Vaduz', 'FL', 47.14, 9.52],
    ['6210', 'Kaltbach', 'LU', 47.18, 8.14],
  ]);

  test('a code is found with its main town', () => {
    expect(findPostalCode(table, '6210')).toMatchObject({ ok: true, value: { place: 'Sursee', canton: 'LU' } });
    expect(table.get('6210')?.length).toBe(2);
  });

  test.each([
    ['9999', 'zipCodeUnknown'],
    ['', 'validation.plz'],
    ['621', 'validation.plz'],
    ['D-79539', 'validation.plz'],
  ])('%s is refused with %s at the field', (zipCode, key) => {
    expect(findPostalCode(table, zipCode)).toMatchObject({ ok: false, refusal: { key, field: 'zipCode' } });
  });

  test('Vaduz is in Liechtenstein', () => {
    expect(['6210', '9490'].map((code) => table.get(code)?.map(countryOf)[0])).toEqual(['CH', 'LI']);
  });
});
