/** Shares and changes as people read them. */

/** Null: of nothing. */
export const shareOf = (part: number, whole: number): number | null => (whole === 0 ? null : part / whole);

/** Growth as a fraction of what was before; null: there was nothing. */
export const changeOf = (now: number, before: number): number | null => (before === 0 ? null : (now - before) / before);

/** `61 %`, `96.4 %`, `100 %`. Only a whole is written as 100: 999 of 1000 stay below it. */
export function percentText(share: number, decimals: 0 | 1 = 0): string {
  if (share === 1) return '100 %';
  const factor = 10 ** decimals;
  const scaled = share * 100 * factor;
  const rounded = share < 1 ? Math.min(Math.round(scaled), 100 * factor - 1) : Math.round(scaled);
  return `${rounded < 0 ? '−' : ''}${(Math.abs(rounded) / factor).toFixed(decimals)} %`;
}

/** `+ 7.2 %`, `− 3.0 %`, `± 0.0 %` */
export function changeText(change: number): string {
  const text = `${Math.abs(change * 100).toFixed(1)} %`;
  if (text === '0.0 %') return `± ${text}`;
  return `${change < 0 ? '−' : '+'} ${text}`;
}
