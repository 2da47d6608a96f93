import { describe, expect, it } from 'vitest';
import { componentSheets } from './component-sheets.ts';
import type { ModelContent } from '#contract/model-desk.ts';
import { cellValue, rowsOfSheet, withTyped } from './sheet.ts';

const contentWith = (remark: unknown): ModelContent => ({
  document: { components: [remark === undefined ? { id: 'brace' } : { id: 'brace', remark }] },
  cost: null,
  examples: [],
});
const inThree = { de: "'Schaum'", fr: "'Mousse'", en: "'Foam'" };

/** The cells of the remark, before and after typing into that of one language. */
function cells(remark: unknown) {
  const content = contentWith(remark);
  const [sheet] = componentSheets(content);
  const [row] = rowsOfSheet(sheet!, { content, stored: content, evaluation: null });
  const columns = sheet!.columns.filter(({ spoken }) => spoken === true);
  return {
    heads: columns.map(({ head }) => head),
    shown: columns.map((column) => cellValue(column, row!, row!.value)),
    typed: (language: keyof typeof inThree, text: string | undefined): unknown => {
      const column = columns.find(({ path }) => path?.at(-1) === language);
      return (withTyped(content, sheet!, row!, column!, text).document['components'] as { remark?: unknown }[])[0]?.remark;
    },
  };
}

describe('the remark of a part in the office', () => {
  it('shows one formula in each language, and three in theirs', () => {
    expect(cells("'HT'").heads).toEqual(['Bemerkung, Deutsch', 'Bemerkung, Französisch', 'Bemerkung, Englisch']);
    expect(cells("'HT'").shown).toEqual(["'HT'", "'HT'", "'HT'"]);
    expect(cells(inThree).shown).toEqual(["'Schaum'", "'Mousse'", "'Foam'"]);
    expect(cells(undefined).shown).toEqual([null, null, null]);
  });

  it('is one formula for all until a language gets its own, and again when all are equal', () => {
    expect(cells(undefined).typed('de', "'HT'")).toBe("'HT'");
    expect(cells("'Schaum'").typed('fr', "'Mousse'")).toEqual({ de: "'Schaum'", fr: "'Mousse'", en: "'Schaum'" });
    expect(cells({ de: "'HT'", fr: "'T'", en: "'HT'" }).typed('fr', "'HT'")).toBe("'HT'");
  });

  it('keeps the others where one is taken away, and is gone with the last', () => {
    expect(cells(inThree).typed('en', undefined)).toEqual({ de: "'Schaum'", fr: "'Mousse'" });
    expect(cells({ de: "'Schaum'" }).typed('de', undefined)).toBeUndefined();
  });
});
