import { describe, expect, test } from 'vitest';
import { callerOf, neighbourhoodOf } from './network.ts';

describe('one caller', () => {
  test.each([
    ['203.0.113.7', '203.0.113.7'],
    ['::ffff:203.0.113.7', '203.0.113.7'],
    ['::ffff:cb00:7107', '203.0.113.7'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:DB8:1:2::9', '2001:db8:1:2::/64'],
    ['2001:0db8:0001:0002:ffff::', '2001:db8:1:2::/64'],
    ['2001:db8::1', '2001:db8:0:0::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
    ['::', '0:0:0:0::/64'],
    ['', ''],
    ['unknown', 'unknown'],
    ['1:2:3', '1:2:3'],
  ])('%s is %s', (address, caller) => {
    expect(callerOf(address)).toBe(caller);
  });

  test('the whole /64 is one, the next one another', () => {
    const callers = Array.from({ length: 40 }, (_, index) => callerOf(`2001:db8:a:b:${index.toString(16)}::${index.toString(16)}`));
    expect(new Set(callers).size).toBe(1);
    expect(callerOf('2001:db8:a:c::1')).not.toBe(callers[0]);
  });
});

test.each([
  ['203.0.113.7', '203.0.113.0/24'],
  ['2001:db8:1:2::/64', '2001:db8:1:2::/64'],
  ['', ''],
])('the neighbourhood of %s is %s', (caller, network) => {
  expect(neighbourhoodOf(caller)).toBe(network);
});
