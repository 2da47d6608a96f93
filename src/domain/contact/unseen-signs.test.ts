import { expect, test } from 'vitest';
import { withoutUnseenSigns } from './unseen-signs.ts';

test.each([
  ['\u202A+41 79 123 45 67\u202C', '+41 79 123 45 67'],
  ['Hans\u202E GA retluM', 'Hans GA retluM'],
  ['\u2066Muster\u2069\u200B AG\uFEFF', 'Muster AG'],
  ['oben\u2028unten', 'oben unten'],
  ['👨‍👩‍👧 Müller-Lüdenscheid', '👨‍👩‍👧 Müller-Lüdenscheid'],
  ['CHF\u00A01’250', 'CHF\u00A01’250'],
])('%j is kept as %j', (text, kept) => {
  expect(withoutUnseenSigns(text)).toBe(kept);
});
