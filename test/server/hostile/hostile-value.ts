/** Seeded random numbers and the values that break careless servers: wrong types, odd numbers, hostile texts, deep and long ones. */

/** Numbers from 0 to 1, the same sequence for the same seed (mulberry32). */
export function chance(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

export function pick<T>(random: () => number, from: readonly T[]): T {
  const chosen = from[Math.floor(random() * from.length)];
  if (chosen === undefined) throw new Error('nothing to choose from');
  return chosen;
}

export const hostileTexts: readonly string[] = [
  '',
  ' ',
  '\0',
  'a\0b',
  '\u0001\u0008\u001b[31m',
  '\ud800',
  'x\udfffy',
  '\ufeff\u202e\u2028\u2029',
  'z\u0351\u0301'.repeat(40),
  'x'.repeat(65),
  'x'.repeat(100_000),
  '٣٤٥٦',
  '８００１',
  '1e999',
  'NaN',
  'Infinity',
  '-0',
  '0x10',
  '1_000',
  '99999999999999999999',
  '2147483648',
  '-2147483649',
  '2026-02-30',
  '9999-99-99',
  '9999-12-31',
  '0000-00-00',
  '0001-01-01',
  '31.12.9999',
  '9999-12-31T23:59:59Z',
  '0000-01-01T00:00:00Z',
  "' or 1=1 --",
  "'; drop table sales_order; --",
  '${7*7}{{7*7}}',
  '%00%ff',
  '../../../../etc/passwd',
  '<script>alert(1)</script>',
  'a\r\nBcc: evil@example.com',
  '__proto__',
  'constructor',
  'toString',
  '[object Object]',
  'null',
  'true',
  '\\',
  '%',
  '_',
  '1,2,3',
  '1,'.repeat(3000) + '1',
  '99999999999,2147483648',
];

function nested(depth: number): unknown {
  let value: unknown = 1;
  for (let level = 0; level < depth; level++) value = level % 2 === 0 ? [value] : { a: value };
  return value;
}

const hostileValues: readonly unknown[] = [
  ...hostileTexts,
  null,
  true,
  false,
  0,
  -1,
  0.5,
  1e308,
  -1e308,
  5e-324,
  Number.MAX_SAFE_INTEGER,
  2_147_483_648,
  2_147_483_647,
  [],
  {},
  [[]],
  [null],
  [1, 'a', {}],
  { length: 1 },
  { toString: 1, valueOf: 2 },
  nested(30),
  nested(200),
  Array.from({ length: 5000 }, () => 1),
];

/** Fields that a careless server would accept. */
const forbiddenFields: Readonly<Record<string, unknown>> = {
  price: 0.01,
  pricePerOne: 0.01,
  discount: 1,
  deliveryCost: 0,
  customerId: 1,
  id: 1,
  uuid: '00000000-0000-4000-8000-000000000000',
  permissions: [1, 2, 3, 5, 6, 8],
  constructor: { prototype: { polluted: true } },
  toString: 1,
  hasOwnProperty: 'x',
};

/** Bodies that are malformed before they are JSON, and JSON that no object literal can express. */
export const hostileBodies: readonly string[] = [
  '',
  '{',
  'null',
  '[]',
  '"text"',
  '1e999',
  '{"quantity":1e999}',
  '{"a":NaN}',
  '{"__proto__":{"polluted":true}}',
  '{"a":{"__proto__":{"polluted":true}}}',
  '{"constructor":{"prototype":{"polluted":true}}}',
  '{"a":1,"a":2}',
  '\ufeff{}',
  '{"a":"\u0001"}',
  '{"a":"\\ud800"}',
  `${'['.repeat(200)}${']'.repeat(200)}`,
  '['.repeat(100_000),
  `${'{"a":'.repeat(10_000)}1${'}'.repeat(10_000)}`,
];

/** One change somewhere in a copy of the value: another value, an additional field, a missing field. */
export function mutated(random: () => number, value: unknown, depth = 0): unknown {
  if (Array.isArray(value) && value.length > 0 && random() < 0.8) {
    const index = Math.floor(random() * value.length);
    return value.map((item: unknown, at) => (at === index ? mutated(random, item, depth + 1) : item));
  }
  if (typeof value === 'object' && value !== null && !Array.isArray(value)) {
    const entries = Object.entries(value);
    const kind = random();
    if (kind < 0.15) return { ...value, [pick(random, Object.keys(forbiddenFields))]: pick(random, Object.values(forbiddenFields)) };
    if (kind < 0.2) return { ...value, [pick(random, hostileTexts).slice(0, 70)]: pick(random, hostileValues) };
    if (entries.length > 0 && (kind < 0.95 || depth === 0)) {
      const [name, old] = pick(random, entries);
      if (kind < 0.28) return Object.fromEntries(entries.filter(([key]) => key !== name));
      return { ...value, [name]: mutated(random, old, depth + 1) };
    }
  }
  return pick(random, hostileValues);
}
