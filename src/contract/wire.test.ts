import { expect, test } from 'vitest';
import { line, paragraph } from './wire.ts';

const takes = (schema: ReturnType<typeof line>, text: string): boolean => schema.safeParse(text).success;

test.each(['\0', '\u0007', '\u007F', '\u0085', '\u009B'])(
  'a control character is refused in texts of one line and of several: %j',
  (sign) => {
    expect([takes(line(9), `a${sign}b`), takes(paragraph(9), `a${sign}b`)]).toEqual([false, false]);
  },
);

test.each(['\n', '\r\n', '\t'])('%j is for texts of several lines alone', (sign) => {
  expect([takes(line(9), `a${sign}b`), takes(paragraph(9), `a${sign}b`)]).toEqual([false, true]);
});

test('what looks like space or is outside the first plane is no control character', () => {
  expect([takes(line(9), 'a\u00A0b'), takes(line(9), '👍 ok'), takes(paragraph(9), 'ä\u00A0👍')]).toEqual([true, true, true]);
});

test('a letter and its accent, as other programs copy them, become one sign', () => {
  expect([line(9).parse('Mu\u0308ller'), paragraph(20).parse('cafe\u0301\nZu\u0308rich')]).toEqual(['Müller', 'café\nZürich']);
  expect(takes(line(6), 'Mu\u0308ller')).toBe(true);
});
