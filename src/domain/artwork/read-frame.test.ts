import { assert, double, property, record } from 'fast-check';
import { describe, expect, test } from 'vitest';
import { depth, seed } from '../../../test/depth.ts';
import { fieldKeys } from './field.ts';
import type { FieldKey } from './field.ts';
import { fieldValue } from './field.ts';
import { houseByKey } from './house.ts';
import type { PageText, TextItem } from './paper-text.ts';
import { readFrame } from './read-frame.ts';

/** Six points a letter. */
const item = (text: string, x: number, y: number): TextItem => ({
  text,
  x,
  y,
  width: text.length * 6,
  height: 10,
  bold: false,
  italic: false,
});
const page: PageText = {
  number: 1,
  width: 600,
  height: 800,
  items: [
    item('78 × 112 cm, Rahmen 94 × 128 × 7 cm', 60, 100),
    item('Winter über dem', 60, 120),
    item('Sempachersee, 1932', 60, 134),
    item('CHF', 400, 100),
    item('24 000.00', 430, 100),
    item('12.50', 500, 100),
    item('8008 Zürich', 60, 200),
    item('Abholung bis 28. November', 60, 300),
    item('New York, NY 10011', 60, 400),
    item('USA', 60, 414),
  ],
};
const facts = { house: houseByKey('seefeld'), year: '2026' };

/** Points on the page. */
const read = (key: FieldKey, x: number, y: number, width: number, height: number) =>
  readFrame([page], { page: 1, x: x / 600, y: y / 800, width: width / 600, height: height / 800 }, key, facts);

describe('a frame on the paper', () => {
  test.each<[FieldKey, number, number, number, number, string]>([
    // From the word «94» on: what precedes it on the line is left out.
    ['frameSize', 178, 96, 120, 18, '94 × 128 × 7 cm'],
    ['imageSize', 58, 96, 74, 18, '78 × 112 cm'],
    ['title', 55, 116, 200, 34, 'Winter über dem Sempachersee, 1932'],
    ['title', 55, 116, 200, 16, 'Winter über dem'],
    ['price', 395, 96, 95, 18, '24000.00'],
    ['currency', 395, 96, 95, 18, 'CHF'],
    ['zipCode', 55, 196, 100, 18, '8008'],
    ['city', 55, 196, 100, 18, 'Zürich'],
    ['collectBy', 55, 296, 200, 18, '2026-11-28'],
    ['zipCode', 55, 396, 200, 18, '10011'],
    ['state', 55, 396, 200, 18, 'NY'],
    ['country', 55, 410, 200, 18, 'US'],
  ])('%s', (key, x, y, width, height, value) => {
    expect(read(key, x, y, width, height)).toMatchObject({ value, confidence: 95, doubt: null });
  });

  test('of two amounts the last one counts, and it says that there are two', () => {
    expect(read('price', 395, 96, 160, 18)).toMatchObject({ value: '12.50', doubt: 'severalAmounts', confidence: 70 });
  });

  test('around nothing, or around nothing of the kind, gives no value', () => {
    expect(read('title', 300, 600, 100, 100)).toMatchObject({ text: '', value: null });
    expect(read('price', 55, 116, 200, 16)).toMatchObject({ text: 'Winter über dem', value: null, confidence: 0 });
    expect(readFrame([page], { page: 2, x: 0, y: 0, width: 1, height: 1 }, 'title', facts).value).toBeNull();
  });

  test('anywhere gives only what the field can keep', () => {
    const share = double({ min: 0, max: 1, noNaN: true });
    assert(
      property(record({ x: share, y: share, width: share, height: share }), (box) => {
        for (const key of fieldKeys) {
          const { value } = readFrame([page], { page: 1, ...box }, key, facts);
          if (value !== null) expect(fieldValue(key, value)).toBe(value);
        }
      }),
      { numRuns: depth(100, 3000), seed },
    );
  });
});
