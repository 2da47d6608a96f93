import { describe, expect, it } from 'vitest';
import { sayer } from './sheet-text.ts';

const say = sayer({
  Innenlänge: { fr: 'Longueur intérieure', en: 'Inner length' },
  F: { de: 'F-Welle', fr: 'cannelure F', en: 'F flute' },
  '1-farbig': { fr: 'monochrome', en: 'monochrome' },
  '#-farbig': { fr: '# couleurs', en: '# colours' },
  'Länge # mm: die Stange ist nur # mm lang.': { fr: 'Barre de # mm seulement? Longueur # mm.', en: 'Length # mm, stock # mm.' },
});

describe('the words of a workbook', () => {
  it('are said in three languages', () => {
    expect(say('Innenlänge')).toEqual({ de: 'Innenlänge', fr: 'Longueur intérieure', en: 'Inner length' });
  });

  it('are said better where the cell is short', () => {
    expect(say('F')).toEqual({ de: 'F-Welle', fr: 'cannelure F', en: 'F flute' });
  });

  it('stay German where nobody translated them', () => {
    expect(say('Rest')).toEqual({ de: 'Rest', fr: 'Rest', en: 'Rest' });
  });

  it('carry their numbers into the other languages, in their order', () => {
    expect(say("Länge 5'200 mm: die Stange ist nur 3.5 mm lang.")).toEqual({
      de: "Länge 5'200 mm: die Stange ist nur 3.5 mm lang.",
      fr: "Barre de 5'200 mm seulement? Longueur 3.5 mm.",
      en: "Length 5'200 mm, stock 3.5 mm.",
    });
  });

  it('are taken as they are before a pattern with numbers', () => {
    expect(say('1-farbig').fr).toBe('monochrome');
    expect(say('2-farbig').fr).toBe('2 couleurs');
  });

  it('part thousands as the shop does', () => {
    expect(say('12,345,678 mm, 1,5 m').de).toBe("12'345'678 mm, 1,5 m");
  });
});
