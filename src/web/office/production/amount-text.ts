/** Time and wood in the workshop's units. */
import { decimalText } from '../text/decimal-text.ts';

/** `45 Min`, `2.5 Std` */
export const timeText = (minutes: number): string => (minutes < 60 ? `${minutes} Min` : `${hoursText(minutes)} Std`);

/** Without its unit: `2.5` */
export const hoursText = (minutes: number): string => decimalText(minutes / 60, 1);

/** m³ without its unit; small volumes to ten litres, so that they are not rounded to zero. */
export const volumeText = (litres: number): string => decimalText(litres / 1000, litres < 100 ? 2 : 1);
