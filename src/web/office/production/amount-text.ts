/** Time and wood as the workshop says them. */
import { decimalText } from '../text/decimal-text.ts';

/** `45 Min`, `2.5 Std` */
export const timeText = (minutes: number): string => (minutes < 60 ? `${minutes} Min` : `${hoursText(minutes)} Std`);

/** Without its unit: `2.5` */
export const hoursText = (minutes: number): string => decimalText(minutes / 60, 1);

/** m³ without its unit; little wood to the litre, so that it is not nothing. */
export const volumeText = (litres: number): string => decimalText(litres / 1000, litres < 100 ? 3 : 1);
