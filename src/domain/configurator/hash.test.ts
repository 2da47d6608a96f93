import { createHash } from 'node:crypto';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyText } from '#test/any-text.ts';
import { canonicalJson, sha256 } from './hash.ts';

describe('hash', () => {
  it('equals the SHA-256 of the platform for every text', () => {
    fc.assert(
      fc.property(anyText(200), (text) => {
        expect(sha256(text)).toBe(createHash('sha256').update(text.toWellFormed()).digest('hex'));
      }),
    );
  });

  it('does not depend on the order of keys', () => {
    expect(canonicalJson({ b: 1, a: { d: [1, 'x'], c: true } })).toBe('{"a":{"c":true,"d":[1,"x"]},"b":1}');
  });
});
