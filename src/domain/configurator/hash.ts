/**
 * Identity of a configuration: canonical JSON (sorted keys) and its SHA-256. Implemented here so that browser
 * and server run the same code, without either's own cryptography.
 * Specification: configurator design §5.9; the constants are those of FIPS 180-4.
 */

/** JSON with sorted object keys; numbers as JavaScript prints them. */
export function canonicalJson(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonicalJson).join(',')}]`;
  if (typeof value === 'object' && value !== null) {
    const entries = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
    return `{${entries.map(([key, item]) => `${JSON.stringify(key)}:${canonicalJson(item)}`).join(',')}}`;
  }
  return JSON.stringify(value) ?? 'null';
}

function primes(count: number): number[] {
  const found: number[] = [];
  for (let candidate = 2; found.length < count; candidate += 1) if (found.every((prime) => candidate % prime !== 0)) found.push(candidate);
  return found;
}

const fraction = (root: number): number => Math.floor((root - Math.floor(root)) * 2 ** 32) | 0;
const roundConstants = Int32Array.from(primes(64), (prime) => fraction(Math.cbrt(prime)));
const startState = Int32Array.from(primes(8), (prime) => fraction(Math.sqrt(prime)));

function utf8(text: string): number[] {
  const bytes: number[] = [];
  for (const character of text.toWellFormed()) {
    const code = character.codePointAt(0) ?? 0;
    if (code < 0x80) bytes.push(code);
    else if (code < 0x800) bytes.push(0xc0 | (code >> 6), 0x80 | (code & 63));
    else if (code < 0x10000) bytes.push(0xe0 | (code >> 12), 0x80 | ((code >> 6) & 63), 0x80 | (code & 63));
    else bytes.push(0xf0 | (code >> 18), 0x80 | ((code >> 12) & 63), 0x80 | ((code >> 6) & 63), 0x80 | (code & 63));
  }
  return bytes;
}

const rotate = (value: number, by: number): number => (value >>> by) | (value << (32 - by));

function compress(state: Int32Array, block: Int32Array, w: Int32Array): void {
  w.set(block);
  for (let i = 16; i < 64; i += 1) {
    const early = w[i - 15] ?? 0;
    const late = w[i - 2] ?? 0;
    const s0 = rotate(early, 7) ^ rotate(early, 18) ^ (early >>> 3);
    const s1 = rotate(late, 17) ^ rotate(late, 19) ^ (late >>> 10);
    w[i] = (w[i - 16] ?? 0) + s0 + (w[i - 7] ?? 0) + s1;
  }
  let [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = state;
  for (let i = 0; i < 64; i += 1) {
    const sum1 = rotate(e, 6) ^ rotate(e, 11) ^ rotate(e, 25);
    const first = (h + sum1 + ((e & f) ^ (~e & g)) + (roundConstants[i] ?? 0) + (w[i] ?? 0)) | 0;
    const sum0 = rotate(a, 2) ^ rotate(a, 13) ^ rotate(a, 22);
    const second = (sum0 + ((a & b) ^ (a & c) ^ (b & c))) | 0;
    h = g;
    g = f;
    f = e;
    e = (d + first) | 0;
    d = c;
    c = b;
    b = a;
    a = (first + second) | 0;
  }
  [a, b, c, d, e, f, g, h].forEach((value, index) => {
    state[index] = (state[index] ?? 0) + value;
  });
}

/** SHA-256 of the UTF-8 text as 64 lower-case hexadecimal digits. */
export function sha256(text: string): string {
  const bytes = utf8(text);
  const words = new Int32Array(Math.ceil((bytes.length + 9) / 64) * 16);
  bytes.push(0x80);
  bytes.forEach((byte, index) => {
    words[index >> 2] = (words[index >> 2] ?? 0) | (byte << (24 - (index % 4) * 8));
  });
  words[words.length - 1] = (bytes.length - 1) * 8;
  const state = startState.slice();
  const schedule = new Int32Array(64);
  for (let offset = 0; offset < words.length; offset += 16) compress(state, words.subarray(offset, offset + 16), schedule);
  return Array.from(state, (word) => (word >>> 0).toString(16).padStart(8, '0')).join('');
}
