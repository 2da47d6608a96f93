import { assert, property, string, stringMatching } from 'fast-check';
import { describe, expect, test } from 'vitest';
import { depth, seed } from '../../../test/depth.ts';
import { placedStreet, readAddressLabel, streetSuggestions } from './street-suggestion.ts';

describe('a label of an address search', () => {
  test.each([
    ['Seftigenstrasse 264 <b>3084 Wabern</b>', 'Seftigenstrasse 264, 3084 Wabern'],
    ['Rue du Rhône 42b <b>1204 Genève</b>', 'Rue du Rhône 42b, 1204 Genève'],
    ['Im Hof <b>8001 Zürich</b>', 'Im Hof, 8001 Zürich'],
  ])('%s', (label, street) => {
    const read = readAddressLabel(label);
    expect(read === null ? null : placedStreet(read)).toBe(street);
  });

  test.each(['', '<b>3084 - Wabern</b>', 'Bern', 'Dorf <b>Bern</b>', 'A <i>x</i> <b>3084 Wabern</b>', 'Weg 1 <b>3084 <script></b>'])(
    '«%s» is none',
    (label) => {
      expect(readAddressLabel(label)).toBeNull();
    },
  );

  test('nothing that looks like a tag ever comes out of one', () => {
    assert(
      property(string({ maxLength: 80 }), (text) => {
        for (const label of [text, `${text} <b>8001 Zürich</b>`, `Weg 1 <b>8001 ${text}</b>`]) {
          const read = readAddressLabel(label);
          if (read !== null) expect(placedStreet(read)).not.toMatch(/[<>]/);
        }
      }),
      { numRuns: depth(200, 5000), seed },
    );
  });
});

const labels = ['Seestrasse 1', 'Seestrasse 2a', 'Seestrasse 10/2', 'Seeweg 3'].flatMap((street) => [
  `${street} <b>8002 Zürich</b>`,
  `${street} <b>6210 Sursee</b>`,
]);
const proposed = (street: string, zipCode: string) => streetSuggestions(labels, { street, zipCode }).map(placedStreet);

describe('what is proposed', () => {
  test('are streets, as long as no number is typed', () => {
    expect(proposed('See', '8002')).toEqual(['Seestrasse, 8002 Zürich', 'Seeweg, 8002 Zürich']);
  });
  test('are houses, once one is', () => {
    expect(proposed('Seestrasse 1', '6210')).toEqual([
      'Seestrasse 1, 6210 Sursee',
      'Seestrasse 2a, 6210 Sursee',
      'Seestrasse 10/2, 6210 Sursee',
      'Seeweg 3, 6210 Sursee',
    ]);
  });
  test('lies in all places while the postal code is not whole', () => {
    expect(proposed('See', '80')).toHaveLength(4);
  });
  test('is never twice the same, and never more than eight', () => {
    assert(
      property(stringMatching(/^[a-z]{0,5}$/), (zipCode) => {
        const many = streetSuggestions([...labels, ...labels, ...labels.map((label) => `Neue ${label}`)], { street: 'See 1', zipCode });
        expect(new Set(many.map(placedStreet)).size).toBe(many.length);
        expect(many.length).toBeLessThanOrEqual(8);
      }),
      { numRuns: depth(50, 500), seed },
    );
  });
});
