/** Writes a number as a fraction: `# ?/?`, `# ??/16`, `0/0`. Specification: domain decisions §10. */
import type { FormatPiece } from './format-piece.ts';
import { digitsOf, filled, plainText, wholeText } from './number-part.ts';

const mostDigits = 7;

/** The fraction nearest to a number between 0 and 1 with a denominator up to `most`; of two equally near ones the smaller. */
function nearest(share: number, most: number): { numerator: number; denominator: number } {
  // Descends between the two neighbours of the Stern-Brocot tree, in runs, so that large denominators need few steps.
  let [lowN, lowD, highN, highD] = [0, 1, 1, 1];
  for (;;) {
    const toHigh = share * lowD - lowN === 0 ? Infinity : Math.floor((highN - share * highD) / (share * lowD - lowN) + 1e-9);
    const runHigh = Math.min(toHigh, Math.floor((most - highD) / lowD));
    [highN, highD] = [highN + runHigh * lowN, highD + runHigh * lowD];
    const toLow = highN - share * highD === 0 ? Infinity : Math.floor((share * lowD - lowN) / (highN - share * highD) + 1e-9);
    const runLow = Math.min(toLow, Math.floor((most - lowD) / highD));
    [lowN, lowD] = [lowN + runLow * highN, lowD + runLow * highD];
    if (runHigh <= 0 && runLow <= 0) break;
  }
  const lowGap = share - lowN / lowD;
  const highGap = highN / highD - share;
  const isLow = lowGap < highGap - 1e-15 || (Math.abs(lowGap - highGap) <= 1e-15 && lowD <= highD);
  return isLow ? { numerator: lowN, denominator: lowD } : { numerator: highN, denominator: highD };
}

/** Positive numbers only. */
export function fractionText(value: number, pieces: readonly FormatPiece[]): string {
  const slash = pieces.findIndex(({ kind }) => kind === 'slash');
  const above = pieces[slash - 1];
  const below = pieces[slash + 1];
  const codes = above?.kind === 'digits' ? above.codes : '?';
  const before = pieces.slice(0, slash - 1);
  const hasWhole = before.some(({ kind }) => kind === 'digits');
  const belowCodes = below?.kind === 'digits' ? below.codes : '';
  const most = 10 ** Math.min(mostDigits, belowCodes.length) - 1;
  let whole = hasWhole ? Math.floor(value + 1e-12) : 0;
  const share = Math.max(0, value - whole);
  const improper = Math.floor(share);
  const found =
    below?.kind === 'denominator'
      ? { numerator: Math.round(share * below.value), denominator: below.value }
      : nearest(share - improper, most);
  let numerator = below?.kind === 'denominator' ? found.numerator : found.numerator + improper * found.denominator;
  if (hasWhole && numerator === found.denominator) [whole, numerator] = [whole + 1, 0];
  const tail = pieces
    .slice(slash + 2)
    .map(plainText)
    .join('');
  // A whole number shows no fraction; its place is left blank unless the format has zeros.
  const isBlank = hasWhole && numerator === 0 && !codes.includes('0');
  const denominator = String(numerator === 0 && below?.kind === 'digits' ? 1 : found.denominator);
  const wholeShown = hasWhole && whole === 0 && numerator > 0 ? '0' : digitsOf(whole, 0).whole;
  const head = hasWhole ? wholeText(wholeShown, isBlank && whole === 0 ? zeroed(before) : before) : before.map(plainText).join('');
  if (isBlank) return `${head}${' '.repeat(codes.length + 1 + (below?.kind === 'digits' ? belowCodes.length : denominator.length))}${tail}`;
  return `${head}${filled(String(numerator), codes)}/${belowCodes.includes('?') ? denominator.padEnd(belowCodes.length) : denominator}${tail}`;
}

/** Zero without a fraction is written even if the format requires no digit. */
function zeroed(pieces: readonly FormatPiece[]): FormatPiece[] {
  const last = pieces.findLastIndex(({ kind }) => kind === 'digits');
  return pieces.map((piece, at) => (at === last && piece.kind === 'digits' ? { ...piece, codes: `${piece.codes.slice(1)}0` } : piece));
}
