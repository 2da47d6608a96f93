/** Likely intended numbers for one that does not exist: every number one typing error away, the likeliest first. */

const digits = Array.from({ length: 10 }, (_, digit) => String(digit));
const longest = 40;

/** Adjacent digits swapped, one digit wrong, one missing, one too many. */
export function nearNumbers(text: string): string[] {
  const written = text.trim().toUpperCase();
  if (written === '' || written.length > longest) return [];
  const places = written.split('').flatMap((sign, at) => (digits.includes(sign) ? [at] : []));
  const spliced = (at: number, length: number, put: string): string => written.slice(0, at) + put + written.slice(at + length);
  return [
    ...new Set([
      written,
      ...places.map((at) => spliced(at, 2, `${written[at + 1] ?? ''}${written[at]}`)),
      ...places.flatMap((at) => digits.map((digit) => spliced(at, 1, digit))),
      ...places.flatMap((at) => digits.map((digit) => spliced(at, 0, digit))),
      ...places.flatMap((at) => digits.map((digit) => spliced(at + 1, 0, digit))),
      ...places.map((at) => spliced(at, 1, '')),
    ]),
  ].filter((near) => near !== text);
}
