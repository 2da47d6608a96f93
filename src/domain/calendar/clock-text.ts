const two = (value: number): string => String(value).padStart(2, '0');

/** `07.35`; minutes beyond a day begin the clock anew. */
export function clockText(minutesOfDay: number): string {
  return `${two(Math.floor(minutesOfDay / 60) % 24)}.${two(minutesOfDay % 60)}`;
}
