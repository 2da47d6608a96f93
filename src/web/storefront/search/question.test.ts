import { describe, expect, test } from 'vitest';
import { candidatesFor, heroCandidate, readQuestion } from './question.ts';

const read = (shop: 'verpackung' | 'moebel', query: string) => readQuestion(shop, new URLSearchParams(query));

describe('the question in the query', () => {
  test('without a query the presets answer', () => {
    expect(read('verpackung', '')).toEqual({ numbers: { length: 1000, width: 600, height: 500, mass: 150 }, zipCode: '', asked: false });
  });

  test('what was typed counts, parameter by parameter', () => {
    expect(read('verpackung', 'l=1200&w=800&h=700&m=300&zip=6210')).toEqual({
      numbers: { length: 1200, width: 800, height: 700, mass: 300 },
      zipCode: '6210',
      asked: true,
    });
  });

  test.each(['l=', 'l=-5', 'l=1e9', 'l=abc', 'l=123456', 'l=1.5'])('%s falls back to the preset', (query) => {
    expect(read('verpackung', query).numbers['length']).toBe(1000);
  });

  test.each(['zip=62', 'zip=621000', 'zip=<b>', 'zip='])('%s is no postal code', (query) => {
    expect(read('verpackung', query).zipCode).toBe('');
  });

  test('furniture asks for seats and cushions', () => {
    expect(read('moebel', 'seats=3&cushion=80').numbers).toEqual({ seats: 3, cushion: 80 });
  });
});

test('three crates answer in packaging, all with the same inner size', () => {
  const question = read('verpackung', 'l=900');
  const candidates = candidatesFor('verpackung', question);
  expect(candidates.map(({ modelId }) => modelId)).toEqual(['verschlag', 'holzkiste', 'sperrholzkiste']);
  expect(candidates.every(({ values }) => values['length'] === 900)).toBe(true);
});

test('three lounges answer in furniture: with cushions, bare, on castors', () => {
  const candidates = candidatesFor('moebel', read('moebel', 'seats=4&cushion=100'));
  expect(candidates.map(({ values }) => [values['seats'], values['cushion'], values['castors']])).toEqual([
    [4, 100, false],
    [4, 0, false],
    [4, 100, true],
  ]);
  expect(heroCandidate('moebel', read('moebel', 'seats=4')).values['seats']).toBe(4);
});
