import { groupedNumber } from './grouped-number.ts';

/** Reckoned francs, rounded for the eye: `1'234.50`. */
export const francsText = (chf: number): string => groupedNumber(chf.toFixed(2));
