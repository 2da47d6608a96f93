/** `14.00` for 840 minutes. */
export const timeText = (minutes: number): string => `${Math.floor(minutes / 60)}.${String(minutes % 60).padStart(2, '0')}`;
