/**
 * Whether a typed word is a known one with a typing error, or simply another word: oven is no open, wallet no pallet, a Küste no Kiste.
 * Nearly every short word is one letter away from others, so that a short one must differ in a way that hands, not heads, make.
 */

const keys = ['qwertzuiop', 'asdfghjkl', 'yxcvbnm'];
/** Letters that sound alike in one of the languages. */
const alike = ['ck', 'fv', 'sz', 'dt', 'iy'];

/** How many letters a typed word must have for a slip of this kind. */
const shortest = { missingVowel: 4, missing: 5, closeLetter: 5, closeTooMuch: 6, letter: 8, tooMuch: 9, two: 10 };

const isVowel = /^[aeiouy]$/;
const consonantsAtEnd = /[^aeiouy]+$/;
const consonantsAtStart = /^[^aeiouy]+/;

/** `typed` and `meant`: folded words that differ. */
export function isTypingSlip(typed: string, meant: string): boolean {
  const common = Math.min(typed.length, meant.length);
  let front = 0;
  while (front < common && typed[front] === meant[front]) front += 1;
  let end = 0;
  while (end < common - front && typed.at(-1 - end) === meant.at(-1 - end)) end += 1;
  const wrong = typed.slice(front, typed.length - end);
  const right = meant.slice(front, meant.length - end);
  if (wrong.length === 2 && wrong === `${right[1]}${right[0]}`) return true;
  const before = typed[front - 1];
  if (wrong.length + right.length === 1 && before === wrong + right) return true;
  if (wrong === '' && isVowel.test(right) && lacksVowel(typed.slice(0, front), typed.slice(front)))
    return typed.length >= shortest.missingVowel;
  return typed.length >= lettersFor(wrong, right, before, typed[front + 1]);
}

/** With another first letter it is another word, unless that sounds like the right one. */
function lettersFor(wrong: string, right: string, before: string | undefined, after: string | undefined): number {
  if (wrong.length === 1 && right.length === 1) {
    if (soundAlike(wrong, right)) return shortest.closeLetter;
    if (before === undefined) return Infinity;
    return areNeighbours(wrong, right) ? shortest.closeLetter : shortest.letter;
  }
  if (before === undefined) return Infinity;
  if (wrong === '' && right.length === 1) return shortest.missing;
  if (wrong.length === 1 && right === '')
    return [before, after].some((each) => areNeighbours(wrong, each)) ? shortest.closeTooMuch : shortest.tooMuch;
  return shortest.two;
}

/** Three consonants in a row around the place: hardly a short word is spoken like that. */
function lacksVowel(before: string, after: string): boolean {
  const [left = '', right = ''] = [consonantsAtEnd.exec(before)?.[0], consonantsAtStart.exec(after)?.[0]];
  return left !== '' && right !== '' && left.length + right.length >= 3;
}

const soundAlike = (a: string, b: string): boolean => alike.some((pair) => pair.includes(a) && pair.includes(b));

/** Side by side on the keyboard. */
const areNeighbours = (a: string, b: string | undefined): boolean =>
  b !== undefined && keys.some((row) => row.includes(a) && row.includes(b) && Math.abs(row.indexOf(a) - row.indexOf(b)) === 1);
