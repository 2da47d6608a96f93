/** `14.00` of 840 minutes. */
export const timeText = (minutes: number): string => `${Math.floor(minutes / 60)}.${String(minutes % 60).padStart(2, '0')}`;
