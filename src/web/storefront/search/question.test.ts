import { describe, expect, test } from 'vitest';
import { candidatesFor, heroCandidate, readQuestion } from './question.ts';

const read = (shop: 'verpackung' | 'moebel', query: string) => readQuestion(shop, new URLSearchParams(query));

describe('the question in the query', () => {
  test('without a query the presets answer', () => {
    expect(read('verpackung', '')).toEqual({
      numbers: { length: 1000, width: 600, height: 500, mass: 150 },
      zipCode: '',
      country: 'CH',
      asked: false,
    });
  });

  test('what was typed counts, parameter by parameter', () => {
    expect(read('verpackung', 'l=1200&w=800&h=700&m=300&zip=6210')).toEqual({
      numbers: { length: 1200, width: 800, height: 700, mass: 300 },
      zipCode: '6210',
      country: 'CH',
      asked: true,
    });
  });

  test.each(['l=1+200', "l=1'200", 'l=1%E2%80%AF200', 'l=1200+', 'l=１２００', 'l=١٢٠٠'])('%s is 1200', (query) => {
    expect(read('verpackung', query).numbers['length']).toBe(1200);
  });

  test.each(['l=', 'l=1+20', 'l=-5', 'l=1e9', 'l=abc', 'l=123456', 'l=1.5'])('%s falls back to the preset', (query) => {
    expect(read('verpackung', query).numbers['length']).toBe(1000);
  });

  test.each(['zip=62', 'zip=621000', 'zip=<b>', 'zip='])('%s is no postal code', (query) => {
    expect(read('verpackung', query).zipCode).toBe('');
  });

  test('furniture asks for the room that there is', () => {
    expect(read('moebel', 'w=4000&d=2000').numbers).toEqual({ width: 4000, depth: 2000 });
  });
});

test('at home the lighter constructions come first, all with the same inner size; abroad the one made for it', () => {
  const candidates = candidatesFor('verpackung', read('verpackung', 'l=900'));
  expect(candidates.map(({ modelId }) => modelId)).toEqual(['verschlag', 'holzkiste', 'sperrholzkiste', 'exportkiste']);
  expect(candidates.every(({ values }) => values['length'] === 900)).toBe(true);
  const abroad = candidatesFor('verpackung', read('verpackung', 'land=US'));
  expect(abroad[0]?.modelId).toBe('exportkiste');
  expect(abroad.map(({ values }) => values['destination'])).toEqual(['US', 'US', 'US', 'US']);
});

test('a postal code counts only at home, and a country that nobody knows is home', () => {
  expect(read('verpackung', 'land=DE&zip=6210')).toMatchObject({ country: 'DE', zipCode: '' });
  expect(read('verpackung', 'land=XX&zip=6210')).toMatchObject({ country: 'CH', zipCode: '6210' });
});

test('goods too large or too heavy for boards are drawn in the export crate', () => {
  expect(heroCandidate('verpackung', read('verpackung', 'm=1000')).modelId).toBe('exportkiste');
  expect(heroCandidate('verpackung', read('verpackung', 'm=500')).modelId).toBe('holzkiste');
});

test('lounges answer in furniture: with cushions, bare, on castors, each as wide as the room allows', () => {
  const candidates = candidatesFor('moebel', read('moebel', 'w=5000&d=2000'));
  expect(candidates.map(({ id, values }) => [id, values['seats'], values['castors']])).toEqual([
    ['loungeCushion', 4, false],
    ['loungeWood', 4, false],
    ['loungeCastors', 4, true],
  ]);
  expect(heroCandidate('moebel', read('moebel', 'w=5000')).values['seats']).toBe(4);
});

test.each([
  ['w=2399&d=3000', null],
  ['w=2400&d=2143', null],
  ['w=2400&d=2144', { seats: 2, wing: 1 }],
  ['w=9000&d=9000', { seats: 4, wing: 2 }],
])('where %s there is room for a corner lounge: %j', (query, values) => {
  const corner = candidatesFor('moebel', read('moebel', query)).find(({ id }) => id === 'loungeCorner');
  expect(corner?.values ?? null).toEqual(values);
});

test('what is drawn large in furniture has cushions', () => {
  expect(heroCandidate('moebel', read('moebel', '')).values).toMatchObject({ seats: 2, cushion: 120 });
});

test('the smallest and the largest room have a sofa too', () => {
  expect(heroCandidate('moebel', read('moebel', 'w=1000')).values['seats']).toBe(1);
  expect(heroCandidate('moebel', read('moebel', 'w=9999')).values['seats']).toBe(6);
});
