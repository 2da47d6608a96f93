import { expect, test } from 'vitest';
import { nameBeingTyped, offered, withName } from './mention-at.ts';

const colleagues = [
  { id: 1, name: 'Regula Amrein' },
  { id: 2, name: 'Marco Steiner' },
  { id: 3, name: 'Urs Steffen' },
];

test.each([
  ['Bitte @', 7, ''],
  ['Bitte @Reg', 10, 'Reg'],
  ['@Regula Am und mehr', 10, 'Regula Am'],
  ['mail@reg', 8, null],
  ['Bitte', 5, null],
  ['@Regula, danke', 14, null],
])('in %j at %d %j is typed', (text, caret, expected) => {
  expect(nameBeingTyped(text, caret)).toBe(expected);
});

test.each([
  ['ste', ['Marco Steiner', 'Urs Steffen']],
  ['reg', ['Regula Amrein']],
  ['egula', []],
  ['Regula Amrein', []],
])('%j offers %j', (typed, names) => {
  expect(offered(colleagues, typed).map(({ name }) => name)).toEqual(names);
});

test('the name takes the place of what was typed, and the caret stands behind it', () => {
  expect(withName('Bitte @reg ansehen', 10, 'Regula Amrein')).toEqual({ text: 'Bitte @Regula Amrein ansehen', caret: 21 });
  expect(withName('@', 1, 'Urs Steffen')).toEqual({ text: '@Urs Steffen ', caret: 13 });
});
