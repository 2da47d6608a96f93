import { describe, expect, it } from 'vitest';
import { fillMessage, measureText, numberText, unitText } from './message.ts';

describe('messages', () => {
  it.each([
    [1234.5, "1'234.5"],
    [1234567, "1'234'567"],
    [0.1 + 0.2, '0.3'],
    [-1500, "-1'500"],
    [12, '12'],
  ])('%d is written %s', (value, text) => {
    expect(numberText(value)).toBe(text);
  });

  it('raises the power of a unit', () => {
    expect([unitText('t/m3'), unitText('m2'), unitText('kg'), measureText(0.5, 'm3')]).toEqual(['t/m³', 'm²', 'kg', '0.5 m³']);
  });

  it('writes a mass of hundreds of kilos with one decimal at most', () => {
    const message = { de: '{mass} kg Erde', fr: '{mass} kg/m', en: '{mass} t' };
    expect(fillMessage(message, { mass: 2178.775 })).toEqual({ de: "2'178.8 kg Erde", fr: "2'178.8 kg/m", en: "2'178.775 t" });
    expect(fillMessage(message, { mass: 0.125 }).de).toBe('0.125 kg Erde');
  });

  it('fills placeholders in each language and leaves unknown ones alone', () => {
    const message = { de: '{what}: {n} {x}', fr: '{what}', en: '{toString}' };
    expect(fillMessage(message, { what: { de: 'Länge', fr: 'Longueur', en: 'Length' }, n: 1200 })).toEqual({
      de: "Länge: 1'200 {x}",
      fr: 'Longueur',
      en: '{toString}',
    });
  });

  it('writes sizes as on a drawing, masses with their mark', () => {
    const text = '{l} × {w} mm, {m} kg, {d} mm';
    const { de } = fillMessage({ de: text, fr: text, en: text }, { l: 2433, w: 1100, m: 1200, d: 5332.5 });
    expect(de).toBe("2433 × 1100 mm, 1'200 kg, 5332.5 mm");
  });
});
