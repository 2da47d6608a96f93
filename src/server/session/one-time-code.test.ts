import { describe, expect, test } from 'vitest';
import { authenticatorUri, base32, codeOf, stepAt, stepOfCode } from './one-time-code.ts';

/** The secret of the examples in RFC 4226 and RFC 6238. */
const secret = Buffer.from('12345678901234567890');

describe('codes', () => {
  test.each([
    [59, '94287082'],
    [1_111_111_109, '07081804'],
    [1_111_111_111, '14050471'],
    [1_234_567_890, '89005924'],
    [2_000_000_000, '69279037'],
    [20_000_000_000, '65353130'],
  ])('RFC 6238, appendix B: at %d s %s', (seconds, code) => {
    expect(codeOf(secret, stepAt(seconds * 1000), 8)).toBe(code);
  });

  test.each(
    ['755224', '287082', '359152', '969429', '338314', '254676', '287922', '162583', '399871', '520489'].map(
      (code, step) => [step, code] as const,
    ),
  )('RFC 4226, appendix D: number %d is %s', (step, code) => {
    expect(codeOf(secret, step)).toBe(code);
  });
});

describe('a code that is typed', () => {
  const nowMs = 1_234_567_890_000;
  const now = stepAt(nowMs);
  test.each([
    ['of now', now, now],
    ['of half a minute ago', now - 1, now - 1],
    ['of the next half minute', now + 1, now + 1],
    ['of a minute ago', now - 2, null],
    ['of in a minute', now + 2, null],
  ])('%s', (_name, step, expected) => {
    expect(stepOfCode(secret, codeOf(secret, step), { nowMs, lastStep: 0 })).toBe(expected);
  });

  test('serves once, and none before it serves any more', () => {
    expect(stepOfCode(secret, codeOf(secret, now), { nowMs, lastStep: now })).toBeNull();
    expect(stepOfCode(secret, codeOf(secret, now - 1), { nowMs, lastStep: now })).toBeNull();
    expect(stepOfCode(secret, codeOf(secret, now + 1), { nowMs, lastStep: now })).toBe(now + 1);
  });

  test('may have a gap in the middle', () => {
    const code = codeOf(secret, now);
    expect(stepOfCode(secret, ` ${code.slice(0, 3)} ${code.slice(3)} `, { nowMs, lastStep: 0 })).toBe(now);
  });

  test.each(['', '1', '1234567', 'abcdef', '      '])('%j is wrong', (code) => {
    expect(stepOfCode(secret, code, { nowMs, lastStep: 0 })).toBeNull();
  });
});

test.each([
  ['', ''],
  ['f', 'MY'],
  ['fo', 'MZXQ'],
  ['foo', 'MZXW6'],
  ['foob', 'MZXW6YQ'],
  ['fooba', 'MZXW6YTB'],
  ['foobar', 'MZXW6YTBOI'],
])('RFC 4648: %j is %s in base 32', (text, expected) => {
  expect(base32(Buffer.from(text))).toBe(expected);
});

test('the address for an authenticator names shop and account', () => {
  expect(authenticatorUri({ secret, issuer: 'Kistenwerk & Co', account: 'a@b.example' })).toBe(
    'otpauth://totp/Kistenwerk%20%26%20Co:a%40b.example?secret=GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ&issuer=Kistenwerk%20%26%20Co',
  );
});
