/** Extra features a customer may use: one bit each, added up. */
export const featureFlags = [
  { bit: 1, word: 'Produktkonfigurator' },
  { bit: 2, word: 'Positionen als Tabelle' },
  { bit: 4, word: 'Sortieren' },
  { bit: 8, word: 'Schnellbestellung als Tabelle' },
] as const;

export const hasFlag = (flags: string, bit: number): boolean => (Number(flags) & bit) !== 0;

export const withFlag = (flags: string, bit: number, is: boolean): string => String(is ? Number(flags) | bit : Number(flags) & ~bit);
