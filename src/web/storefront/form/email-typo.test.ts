import { describe, expect, test } from 'vitest';
import { meantEmail } from './email-typo.ts';

describe('a mistyped e-mail', () => {
  test.each([
    ['lea@gmial.com', 'lea@gmail.com'],
    ['lea@gmail.con', 'lea@gmail.com'],
    ['lea@bluwin.ch', 'lea@bluewin.ch'],
    ['lea@hotmial.com', 'lea@hotmail.com'],
    ['Lea.M@GMAL.com', 'Lea.M@gmail.com'],
  ])('%s probably is %s', (typed, meant) => {
    expect(meantEmail(typed)).toBe(meant);
  });

  test.each([['lea@gmail.com'], ['lea@gmx.at'], ['lea@hotmail.de'], ['lea@aarepumpen.ch'], ['lea'], ['@gmial.com'], [''], ['lea@']])(
    '%s is left alone',
    (typed) => {
      expect(meantEmail(typed)).toBeNull();
    },
  );
});
