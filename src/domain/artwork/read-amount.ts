/** Amounts as invoices of several countries write them: 1'234.50, 1.234,50, 1 234,50, 1,234.50. */

/** The decimal mark of this document; null: undecided. */
export type DecimalMark = '.' | ',' | null;

const amount =
  /(?<![\d.,'’])(\d{1,3}(?:(?:['’. \u00A0\u202F,])\d{3})+|\d+)(?:([.,])(\d{2}|[-–—]{1,2}))?(?![\d%]|[.,]\d|\s?(?:cm|mm|%|in\b))/g;

export interface FoundAmount {
  /** In hundredths of the currency. */
  readonly hundredths: number;
  readonly text: string;
  /** False: the document does not tell thousands from decimals. */
  readonly certain: boolean;
}

export function decimalMarkOf(texts: readonly string[]): DecimalMark {
  const votes = texts.flatMap((text) => Array.from(text.matchAll(/\d([.,])\d{2}(?!\d)/g), ([, mark]) => mark));
  const points = votes.filter((mark) => mark === '.').length;
  if (votes.length === 0) return null;
  return points * 2 >= votes.length ? '.' : ',';
}

/** All amounts in a text, from left to right. */
export function amountsIn(text: string, mark: DecimalMark): FoundAmount[] {
  return Array.from(text.matchAll(amount), ([whole = '', integer = '', separator, decimals]) => {
    const groups = integer.split(/['’. \u00A0\u202F,]/);
    const inner = /[.,]/.exec(integer)?.[0];
    const isDecimal = (decimals !== undefined && mark !== null && separator !== mark) || (inner !== undefined && inner === mark);
    const cents = decimals !== undefined && /\d/.test(decimals) ? Number(decimals) : 0;
    return { hundredths: Number(groups.join('')) * 100 + cents, text: whole.trim(), certain: !isDecimal };
  }).filter(({ hundredths }) => Number.isSafeInteger(hundredths));
}

/** `24000.00`: the stored form of an amount. */
export function amountValue(hundredths: number): string {
  return `${Math.floor(hundredths / 100)}.${String(hundredths % 100).padStart(2, '0')}`;
}

const currencies: readonly (readonly [RegExp, string])[] = [
  [/\bCHF\b|\bSFr\.?|\bFr\.\s?\d/, 'CHF'],
  [/\bEUR\b|€/, 'EUR'],
  [/\bGBP\b|£/, 'GBP'],
  [/\bUSD\b|US\$|\$/, 'USD'],
];

/** The most frequent currency; `share` of all mentions. */
export function currencyOf(texts: readonly string[]): { code: string; share: number } | null {
  const counts = currencies.map(([pattern, code]) => ({ code, count: texts.filter((text) => pattern.test(text)).length }));
  const all = counts.reduce((sum, { count }) => sum + count, 0);
  const [most] = counts.toSorted((one, other) => other.count - one.count);
  return most === undefined || most.count === 0 ? null : { code: most.code, share: most.count / all };
}
