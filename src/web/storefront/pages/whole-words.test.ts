import { expect, it, test } from 'vitest';
import { wholeBlocks, wholeWords } from './whole-words.ts';

test.each([
  ['Abruf per Telefon oder E-Mail.', 'Abruf per Telefon oder E-^Mail.'],
  ['E-Mail: shop@kistenwerk.example', 'E-Mail: shop@kistenwerk.example'],
  ['by phone or e-mail', 'by phone or e-^mail'],
  ['mit 18 t und 80 mm, 8.1 %', 'mit 18~t und 80~mm, 8.1~%'],
  ['im Kern während 30 Minuten, à 30 jours', 'im Kern während 30~Minuten, à 30~jours'],
  ['eine Gebühr von CHF 30', 'eine Gebühr von CHF~30'],
  ['z. B. für Halle 2', 'z.~B.~für Halle 2'],
  ['Telefon: 041 555 01 20 oder +41 41 555 01 20', 'Telefon: 041~555~01~20 oder +41~41~555~01~20'],
])('%s', (text, whole) => {
  expect(wholeWords(text)).toBe(whole.replaceAll('~', '\u00A0').replaceAll('^', '\u2060'));
});

it('leaves addresses and days alone', () => {
  const blocks = wholeBlocks([
    { kind: 'list', items: ['bis 30 kg'] },
    { kind: 'entry', date: '2026-11-23', title: 'Bis 4.5 t', text: 'x', link: { to: '/produkte/bis 30 kg', label: 'Bis 30 kg' } },
  ]);
  expect(blocks).toEqual([
    { kind: 'list', items: ['bis 30\u00A0kg'] },
    { kind: 'entry', date: '2026-11-23', title: 'Bis 4.5\u00A0t', text: 'x', link: { to: '/produkte/bis 30 kg', label: 'Bis 30\u00A0kg' } },
  ]);
});
