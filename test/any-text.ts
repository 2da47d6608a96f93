// Texts of any characters, lone surrogates too. The library's own unit `binary` goes through every character there is each time a text is described:
// a second and a half of the processor.
import { integer, string } from 'fast-check';
import type { Arbitrary } from 'fast-check';

const anyCharacter = integer({ min: 0, max: 0x10_ff_ff }).map(
  (code) => String.fromCodePoint(code),
  (text) => (text as string).codePointAt(0) ?? 0,
);

export const anyText = (maxLength: number): Arbitrary<string> => string({ unit: anyCharacter, maxLength });
