import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cpuMs } from '#test/cpu-time.ts';
import { editDistance } from '#domain/language/edit-distance.ts';
import { compact } from '#domain/search/fold.ts';
import { csvText } from '#domain/list/csv.ts';
import { unitPrice } from '#domain/money/money.ts';
import { articleIndex } from './article-index.ts';
import { latestLines, priceChange } from './last-ordered.ts';
import { readQuantity } from './quantity-text.ts';
import { columnsOf } from './table-columns.ts';
import { maximumLines } from '#domain/cart/cart.ts';
import { maximumRows, readTable } from './read-table.ts';

const index = articleIndex([
  { id: 1, articleNumber: 'HK_0001', name: 'Holzkiste nach Mass', externalProductId: 'AP-4700' },
  { id: 2, articleNumber: 'HK_0002', name: 'Werkzeugkiste 600', externalProductId: 'AP-4711' },
  { id: 3, articleNumber: 'EP_0001', name: 'EUR-Palette EPAL 1', externalProductId: '' },
  { id: 4, articleNumber: 'PL_0003', name: 'Halbpalette 800 × 600', externalProductId: 'EP_0009' },
  { id: 5, articleNumber: 'EP_0009', name: 'EUR-Palette gebraucht', externalProductId: '' },
]);

describe('a quantity', () => {
  test.each([
    ['40', 40],
    [' 7 ', 7],
    ["1'000", 1000],
    ['1’000', 1000],
    ['1 000', 1000],
    ['1\u00a0000', 1000],
    ['+5', 5],
    ['12.00', 12],
    ['12,0', 12],
    ["1'250.00", 1250],
    ['25 Stk.', 25],
    ['25 Stück', 25],
    ['3 x', 3],
    ['100000', 100_000],
    ['４０', 40],
    ['٤٠', 40],
  ])('%j is %d', (text, quantity) => {
    expect(readQuantity(text)).toEqual({ ok: true, value: quantity });
  });

  test.each([
    ['', 'quantityMissing'],
    ['0', 'quantityNotPositive'],
    ['0.00', 'quantityNotPositive'],
    ['-3', 'quantityNotPositive'],
    ['1.5', 'quantityNotWhole'],
    ['2,25', 'quantityNotWhole'],
    ['1.000', 'quantityUnclear'],
    ['1,000', 'quantityUnclear'],
    ['1.000.000', 'quantityUnclear'],
    ["1'00", 'quantityUnreadable'],
    ['zehn', 'quantityUnreadable'],
    ['1e3', 'quantityUnreadable'],
    ['=1+1', 'quantityUnreadable'],
    ['100001', 'quantityTooLarge'],
    ['9'.repeat(500), 'quantityUnreadable'],
  ])('%j is refused: %s', (text, key) => {
    const outcome = readQuantity(text);
    expect(outcome.ok ? null : outcome.refusal.key).toBe(key);
  });

  test('is read back as it was written', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 100_000 }), (quantity) => {
        expect(readQuantity(String(quantity))).toEqual({ ok: true, value: quantity });
      }),
    );
  });

  test('never throws and is never outside of what can be ordered', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        const outcome = readQuantity(text);
        expect(!outcome.ok || (Number.isInteger(outcome.value) && outcome.value >= 1 && outcome.value <= 100_000)).toBe(true);
      }),
    );
  });
});

describe('an article', () => {
  test.each([
    ['HK_0001', 1],
    ['hk_0001', 1],
    ['HK 0001', 1],
    ['hk-0001', 1],
    ['AP-4711', 2],
    ['ap4711', 2],
    ['hk 2', 2],
    ['EP1', 3],
    ['werkzeugkiste 600', 2],
    ['Halbpalette 800 x 600', null],
    ['halbpalette 800 600', 4],
  ])('%j is product %s', (text, id) => {
    const found = index.find(text);
    expect(found.ok ? found.value.id : null).toBe(id);
  });

  test.each([
    ['', 'articleMissing', {}],
    ['XY_99', 'articleUnknown', { text: 'XY_99' }],
    ['AP-4712', 'articleUnknownNear', { text: 'AP-4712', near: 'AP-4711' }],
    // The customer's own number for one product is the shop's number of another.
    ['EP_0009', 'articleAmbiguous', { text: 'EP_0009' }],
  ])('%j is refused: %s', (text, key, params) => {
    const found = index.find(text);
    expect(found.ok ? null : found.refusal).toEqual({ key, params });
  });

  test('is named as near exactly if it is the only one a typing error away', () => {
    const word = fc.string({ unit: fc.constantFrom('A', 'B', '1'), minLength: 4, maxLength: 7 });
    fc.assert(
      fc.property(fc.uniqueArray(word, { minLength: 1, maxLength: 8 }), word, (list, text) => {
        const found = articleIndex(list.map((articleNumber, id) => ({ id, articleNumber, name: `x${id}`, externalProductId: '' }))).find(
          text,
        );
        fc.pre(!found.ok);
        const near = list.filter((number) => editDistance(compact(text), compact(number), 1) <= 1);
        expect(found.ok ? null : (found.refusal.params['near'] ?? null)).toBe(near.length === 1 ? near[0] : null);
      }),
    );
  });

  test('is suggested by the beginning of a number, then of a name, then by parts', () => {
    const ids = (text: string) => index.suggest(text, 8).map(({ id }) => id);
    expect(ids('hk')).toEqual([1, 2]);
    expect(ids('ap47')).toEqual([1, 2]);
    expect(ids('palette')).toEqual([3, 4, 5]);
    expect(ids('gebraucht eur')).toEqual([5]);
    expect(ids(' ')).toEqual([]);
    expect(index.suggest('palette', 1)).toHaveLength(1);
  });
});

describe('columns', () => {
  test.each([
    [[['Artikelnummer', 'Menge', 'Bemerkung']], { article: 0, quantity: 1, remark: 2, hasHead: true }],
    [[['Pos', 'Qty', 'SKU', 'Comment']], { article: 2, quantity: 1, remark: 3, hasHead: true }],
    [[['Désignation', "N° d'article", 'Quantité', 'Remarque']], { article: 1, quantity: 2, remark: 3, hasHead: true }],
    [[['Bezeichnung', 'Artikel-Nr.', 'Stück']], { article: 1, quantity: 2, remark: null, hasHead: true }],
    [[['HK_0001', '4']], { article: 0, quantity: 1, remark: null, hasHead: false }],
    [[['4', 'HK_0001', 'Halle 2']], { article: 1, quantity: 0, remark: 2, hasHead: false }],
    [[['4711', '4']], { article: 0, quantity: 1, remark: null, hasHead: false }],
    [[['HK_0001'], ['EP_0001']], { article: 0, quantity: null, remark: null, hasHead: false }],
  ])('%j', (table, expected) => {
    expect(columnsOf(table)).toEqual(expected);
  });
});

describe('a table', () => {
  const read = (table: string[][], room?: number) => {
    const outcome = readTable(table, index, room);
    if (!outcome.ok) throw new Error(outcome.refusal.key);
    return {
      lines: outcome.value.lines.map(({ article, quantity, remark, rows }) => [article.id, quantity, remark, rows]),
      refused: outcome.value.refused.map(({ row, refusal }) => [row, refusal.key]),
    };
  };

  test('gives lines and refused rows with their numbers', () => {
    expect(
      read([
        ['Artikelnummer', 'Menge', 'Bemerkung'],
        ['HK_0001', '4', 'Halle 2'],
        ['', '', ''],
        ['AP-4711', "1'000", ''],
        ['XX', '1', ''],
        ['EP_0001', 'viele', ''],
        ['EP_0001', '', ''],
      ]),
    ).toEqual({
      lines: [
        [1, 4, 'Halle 2', [2]],
        [2, 1000, '', [4]],
      ],
      refused: [
        [5, 'articleUnknown'],
        [6, 'quantityUnreadable'],
        [7, 'quantityMissing'],
      ],
    });
  });

  test('makes one line of the same product under several names', () => {
    expect(
      read([
        ['HK_0001', '4', 'a'],
        ['AP-4700', '6', 'b'],
        ['Holzkiste nach Mass', '1', 'a'],
      ]),
    ).toEqual({
      lines: [[1, 11, 'a; b', [1, 2, 3]]],
      refused: [],
    });
  });

  test('takes one piece of each where no quantities stand', () => {
    expect(read([['HK_0001'], ['EP_0001'], ['EP_0001']]).lines).toEqual([
      [1, 1, '', [1]],
      [3, 2, '', [2, 3]],
    ]);
  });

  test.each([
    ['3x EP_0001', 3, 3],
    ['3 x EP_0001', 3, 3],
    ['20 Stk. EP_0001', 3, 20],
    ['PL_0003 20 Stk', 4, 20],
    ['HK_0002: 5', 2, 5],
    ['HK_0002 x 5', 2, 5],
    ['HK_0002, 5', 2, 5],
    ["ap-4711 1'000", 2, 1000],
    ['EP_0001 1 000', 3, 1000],
    ['1 200 x EP_0001', 3, 1200],
    ['PL_0003: 1\u202F200 Stk', 4, 1200],
    ['HK 1 200', 1, 200],
    ['Werkzeugkiste 600 12', 2, 12],
    ['Werkzeugkiste 600 1 200', 2, 1200],
    ['12 Werkzeugkiste 600', 2, 12],
    ['Werkzeugkiste 600', 2, 1],
  ])('reads a row in one cell: %s', (text, id, quantity) => {
    expect(read([[text]])).toEqual({ lines: [[id, quantity, '', [1]]], refused: [] });
    // Beside rows with a quantity of their own.
    const both = read([['HK_0001', '1'], [text]]);
    expect(both.refused).toEqual(text === 'Werkzeugkiste 600' ? [[2, 'quantityMissing']] : []);
  });

  test.each(['EP_0001 viele', '0 EP_0001', 'EP_0001 HK_0001', '5 6', 'XX 3', 'EP_0001 1.5'])('guesses nothing: %s', (text) => {
    expect(read([[text]]).lines).toEqual([]);
  });

  test('of rows that nobody can read is read in little time, also among all articles of a large shop', () => {
    const all = articleIndex(
      Array.from({ length: 10_000 }, (_, id) => ({ id, articleNumber: `HK_${10_000 + id}`, name: `Ware ${id}`, externalProductId: '' })),
    );
    const rows = Array.from({ length: 300 }, (_, at) => [`HK_9${at}99 3`]);
    expect(cpuMs(() => readTable(rows, all))).toBeLessThan(1000);
  });

  test('takes no quantity for the end of a number', () => {
    const numbers = ['HK_0001', 'HK_0002', 'HK_0012', 'HK_0015', 'HK_0021', 'HK_0025', '4711', '47115', '47 13', '47131'];
    const close = articleIndex(numbers.map((articleNumber, id) => ({ id, articleNumber, name: `Ware ${id}`, externalProductId: '' })));
    const told = (text: string): string[] => {
      const outcome = readTable([[text]], close);
      if (!outcome.ok) return [outcome.refusal.key];
      const { lines, refused } = outcome.value;
      return [
        ...lines.map(({ article, quantity }) => `${quantity} ${article.articleNumber}`),
        ...refused.map(({ refusal: { key } }) => key),
      ];
    };
    for (const text of ['HK_0001 5', 'HK 1 5', 'HK_0001: 5', 'HK_0001, 5', 'HK_0001×5', '5 HK_0001'])
      expect(told(text)).toEqual(['5 HK_0001']);
    expect([told('HK 15'), told('HK_0001 2')]).toEqual([['1 HK_0015'], ['2 HK_0001']]);
    for (const text of ['HK_0002 -1', 'HK_0002 1 2', '3 HK_0002 1', 'HK-0002-5', 'HK_0002/5', 'HK_0002 (5)', 'HK_0002 5.5'])
      expect([text, told(text)]).toEqual([text, ['articleUnknown']]);
    // A number of the customer may go on with what may be a quantity.
    expect([told('4711 5'), told('4711 5 3')]).toEqual([['articleAmbiguous'], ['articleUnknownNear']]);
    expect([told('47-115'), told('47 13'), told('47 13 1'), told('2 47 13'), told('Ware 3')]).toEqual([
      ['1 47115'],
      ['1 47 13'],
      ['articleAmbiguous'],
      ['2 47 13'],
      ['1 HK_0015'],
    ]);
  });

  test('has its limits', () => {
    const many = Array.from({ length: maximumRows + 1 }, () => ['HK_0001', '1']);
    expect(readTable(many, index)).toEqual({
      ok: false,
      refusal: { key: 'tooManyRows', params: { rows: maximumRows + 1, maximum: maximumRows } },
    });
    expect(readTable([['', ' ']], index).ok).toBe(false);
    expect(readTable([['Artikelnummer', 'Menge']], index).ok).toBe(false);
    expect(
      read(
        [
          ['HK_0001', '1'],
          ['EP_0001', '1'],
          ['HK_0001', '1'],
        ],
        1,
      ),
    ).toEqual({ lines: [[1, 2, '', [1, 3]]], refused: [[2, 'tooManyLines']] });
    expect(
      read([
        ['HK_0001', '100000'],
        ['HK_0001', '1'],
      ]).refused,
    ).toEqual([[2, 'quantityTooLarge']]);
    expect(maximumLines).toBe(200);
  });

  test('drops nothing: every filled row is in a line or refused', () => {
    const cell = fc.oneof(fc.constantFrom('HK_0001', 'AP-4711', 'EP_0001', '4', '0', '', "1'000", '=cmd()'), fc.string({ maxLength: 6 }));
    fc.assert(
      fc.property(fc.array(fc.array(cell, { maxLength: 4 }), { maxLength: 30 }), (table) => {
        const outcome = readTable(table, index);
        if (!outcome.ok) return;
        const filled = table.filter((row) => row.some((text) => text.trim() !== ''));
        const head = columnsOf(filled).hasHead ? 1 : 0;
        const rows = [...outcome.value.lines.flatMap((line) => line.rows), ...outcome.value.refused.map(({ row }) => row)];
        expect(new Set(rows).size).toBe(rows.length);
        expect(rows).toHaveLength(filled.length - head);
      }),
    );
  });
});

describe('a table for spreadsheet programs', () => {
  test.each(['=1+1', '+41 41 555', '@x', '-3', '%x', '＝1', 'a;b', 'Kiste'])('is read back without apostrophes: %j', (article) => {
    const written = csvText([[article, '1']])
      .slice(1)
      .trimEnd();
    const outcome = readTable([written.split(/;(?=1$)/).map((cell) => cell.replaceAll('"', ''))], index);
    expect(outcome.ok ? outcome.value.refused[0]?.article : null).toBe(article);
  });
});

describe('last ordered', () => {
  const price = unitPrice(134_000);
  const line = (productId: number, length: number | null, quantity: number) => ({
    productId,
    configuration: length === null ? null : { modelId: 'holzkiste', version: 1, values: { length } },
    quantity,
    pricePerOne: price,
  });

  test('shows equal lines once, the newest', () => {
    expect(
      latestLines([line(1, 800, 4), line(2, null, 1), line(1, 900, 2), line(1, 800, 9)]).map(({ quantity, times }) => [quantity, times]),
    ).toEqual([
      [4, 2],
      [1, 1],
      [2, 1],
    ]);
  });

  test.each([
    [134_000, 'same'],
    [134_001, 'higher'],
    [133_999, 'lower'],
    [null, 'unknown'],
  ])('then 13.40, now %s: %s', (now, change) => {
    expect(priceChange(price, now === null ? null : unitPrice(now))).toBe(change);
  });
});
