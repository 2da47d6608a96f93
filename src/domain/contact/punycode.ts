/** Host names with characters of other scripts encoded as ASCII (RFC 3492). Checks only whether a text decodes, not its content. */

const base = 36;
const thresholdMin = 1;
const thresholdMax = 26;
const firstBias = 72;
const firstCodePoint = 128;
const lastCodePoint = 0x10_ff_ff;

/** True when at least one character is encoded and all are Unicode characters. */
export function isPunycode(text: string): boolean {
  const basic = Math.max(0, text.lastIndexOf('-'));
  const digits = text
    .slice(basic === 0 ? 0 : basic + 1)
    .split('')
    .map(digitOf);
  let length = basic;
  let code = firstCodePoint;
  let position = 0;
  let bias = firstBias;
  for (let at = 0; at < digits.length; length++) {
    const before = position;
    for (let weight = 1, step = base; ; step += base) {
      const digit = digits[at++];
      if (digit === undefined || Number.isNaN(digit)) return false;
      position += digit * weight;
      if (position > lastCodePoint * (length + 1)) return false;
      const threshold = Math.min(thresholdMax, Math.max(thresholdMin, step - bias));
      if (digit < threshold) break;
      weight *= base - threshold;
    }
    bias = adapted(position - before, length + 1, before === 0);
    code += Math.floor(position / (length + 1));
    if (code > lastCodePoint) return false;
    position = (position % (length + 1)) + 1;
  }
  return digits.length > 0;
}

function digitOf(sign: string): number {
  if (/^[a-z]$/i.test(sign)) return sign.toLowerCase().charCodeAt(0) - 97;
  return /^[0-9]$/.test(sign) ? Number(sign) + 26 : Number.NaN;
}

function adapted(delta: number, length: number, first: boolean): number {
  let rest = first ? Math.floor(delta / 700) : Math.floor(delta / 2);
  rest += Math.floor(rest / length);
  let bias = 0;
  for (; rest > 455; bias += base) rest = Math.floor(rest / 35);
  return bias + Math.floor((base * rest) / (rest + 38));
}
