/**
 * Who counts as one caller for limits: the holder of an IPv6 line has a whole /64, so all its addresses are one caller;
 * with IPv4 each address is a caller, and its /24 the neighbourhood. It knows no request and no limit.
 */

/** One caller: an IPv4 address, or the /64 of an IPv6 address. Any other text is returned unchanged. */
export function callerOf(address: string): string {
  const [plain = ''] = address.toLowerCase().split('%');
  if (!plain.includes(':')) return plain;
  const groups = groupsOf(plain);
  if (groups === null) return plain;
  const [high = 0, low = 0] = groups.slice(6);
  const isMapped = groups.slice(0, 5).every((group) => group === 0) && groups[5] === 0xff_ff;
  if (isMapped) return [high >> 8, high & 255, low >> 8, low & 255].join('.');
  return `${groups
    .slice(0, 4)
    .map((group) => group.toString(16))
    .join(':')}::/64`;
}

/** The caller's neighbours: the /24 of an IPv4 caller; for IPv6 the caller itself. */
export function neighbourhoodOf(caller: string): string {
  const parts = /^(\d{1,3}\.\d{1,3}\.\d{1,3})\.\d{1,3}$/.exec(caller);
  return parts === null ? caller : `${parts[1]}.0/24`;
}

/** Two bytes as one group of an IPv6 address. */
const groupOf = (high: string, low: string): string => (Number(high) * 256 + Number(low)).toString(16);

const numbersOf = (part: string): number[] => (part === '' ? [] : part.split(':').map((group) => Number.parseInt(group, 16)));

/** The eight groups of an IPv6 address; null: not an IPv6 address. */
function groupsOf(address: string): readonly number[] | null {
  const text = address.replace(
    /(\d+)\.(\d+)\.(\d+)\.(\d+)$/,
    (_all, a: string, b: string, c: string, d: string) => `${groupOf(a, b)}:${groupOf(c, d)}`,
  );
  const [before = '', after] = text.split('::');
  const [head, tail] = [numbersOf(before), numbersOf(after ?? '')];
  const missing = 8 - head.length - tail.length;
  if (after === undefined ? missing !== 0 : missing < 1) return null;
  return [...head, ...Array.from({ length: missing }, () => 0), ...tail];
}
