import { describe, expect, it } from 'vitest';
import { metaDescription } from './meta-description.ts';

const sentence = (length: number): string => `${'Kiste '.repeat(length).slice(0, length - 1)}.`;

describe('description for result lists', () => {
  it('leaves a short text as it is', () => {
    expect(metaDescription(sentence(160))).toBe(sentence(160));
  });

  it('keeps the sentences that fit', () => {
    expect(metaDescription(`${sentence(60)} ${sentence(60)} ${sentence(60)}`)).toBe(`${sentence(60)} ${sentence(60)}`);
    expect(metaDescription(`${sentence(160)} ${sentence(20)}`)).toBe(sentence(160));
  });

  it('does not end a sentence within a number', () => {
    expect(metaDescription(`Trägt 1.5 t ${'Kiste '.repeat(40)}`)).toMatch(/^Trägt 1\.5 t (Kiste )+Kiste…$/);
  });

  it('cuts one long sentence after a word', () => {
    const cut = metaDescription(sentence(400));
    expect(cut.length).toBeLessThanOrEqual(161);
    expect(cut).toMatch(/ Kiste…$/);
  });
});
