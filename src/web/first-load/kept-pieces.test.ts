import { expect, test } from 'vitest';
import { KeptPieces, PagePieces } from './kept-pieces.ts';

/** As React writes the pieces of a page: empty marks where the text is known. */
function page(kept: KeptPieces, pieces: readonly [key: string, html: string][]): { drawn: string; whole: string } {
  const shown = new PagePieces(kept, 'moebel');
  const written = pieces.map(([key, html]) => {
    const place = shown.place(key);
    if (place === null) return html;
    return `<${shown.mark} n="${place.number}">${place.isKnown ? '' : html}</${shown.mark}>`;
  });
  const drawn = `<main>${written.join('<hr/>')}</main>`;
  return { drawn, whole: shown.whole(drawn) };
}

test('a page without pieces stays as it is', () => {
  expect(new PagePieces(new KeptPieces(), 'moebel').whole('<p>Ä</p>')).toBe('<p>Ä</p>');
});

test('what was drawn once is put in afterwards, also twice on a page', () => {
  const kept = new KeptPieces();
  const text = '<main><p>Kiste «Ä»</p><hr/><i>2</i><hr/><p>Kiste «Ä»</p></main>';
  const pieces: [string, string][] = [
    ['a', '<p>Kiste «Ä»</p>'],
    ['b', '<i>2</i>'],
    ['a', '<p>Kiste «Ä»</p>'],
  ];
  const first = page(kept, pieces);
  expect(first.whole).toBe(text);
  const second = page(kept, pieces);
  expect(second.drawn).not.toContain('Kiste');
  expect(second.whole).toBe(text);
});

test('another name is another piece, and so is that of the other shop', () => {
  const kept = new KeptPieces();
  page(kept, [['a', '<p>CHF 10</p>']]);
  expect(page(kept, [['b', '<p>CHF 20</p>']]).whole).toBe('<main><p>CHF 20</p></main>');
  expect(new PagePieces(kept, 'moebel').place('a')?.isKnown).toBe(true);
  expect(new PagePieces(kept, 'verpackung').place('a')?.isKnown).toBe(false);
});

test('a part that is drawn again before the page is done counts as it stands in the page', () => {
  const shown = new PagePieces(new KeptPieces(), 'moebel');
  shown.place('a');
  const { number } = shown.place('a')!;
  expect(shown.whole(`<${shown.mark} n="${number}"><b>1</b></${shown.mark}>`)).toBe('<b>1</b>');
});

test('nobody but this process can write a mark', () => {
  expect(new PagePieces(new KeptPieces(), 'moebel').mark).toMatch(/^piece-[0-9a-f-]{36}$/);
});

test.each([
  ['an id that React counts', '<label for="_R_5_">x</label>'],
  ['a part that waits', '<!--$--><p>x</p><!--/$-->'],
  ['a script', '<script>x</script>'],
  ['a picture that is announced in the head', '<img loading="eager" src="/a.svg"/>'],
  ['a picture without a word on when', '<img src="/a.svg"/>'],
])('what holds %s is drawn each time, without marks', (_, html) => {
  const kept = new KeptPieces();
  expect(page(kept, [['a', html]]).whole).toBe(`<main>${html}</main>`);
  expect(page(kept, [['a', html]]).drawn).toBe(`<main>${html}</main>`);
});

test('a picture that waits until it is near may be kept', () => {
  const kept = new KeptPieces();
  page(kept, [['a', '<img src="/a.svg" loading="lazy"/>']]);
  expect(kept.get('moebel a')).toBe('<img src="/a.svg" loading="lazy"/>');
});

test('no more is kept than the limit, and the last used longest', () => {
  const kept = new KeptPieces(70);
  for (const key of ['a', 'b']) page(kept, [[key, '<p>0123456789012</p>']]);
  page(kept, [['a', '<p>0123456789012</p>']]);
  page(kept, [['c', '<p>0123456789012</p>']]);
  expect(['a', 'b', 'c'].map((name) => kept.get(`moebel ${name}`) !== undefined)).toEqual([true, false, true]);
  for (let index = 0; index < 1000; index++) page(kept, [[`key ${index}`, '<p>0123456789012</p>']]);
  expect(kept.size).toBeLessThanOrEqual(70);
});
