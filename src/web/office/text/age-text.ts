/** `vor 14 Min`, `3 Std`, `2 Tage 6 Std`: the age of something. */
const minuteMs = 60_000;

export function ageText(ms: number): string {
  const minutes = Math.max(0, Math.floor(ms / minuteMs));
  if (minutes < 60) return `${minutes} Min`;
  const hours = Math.floor(minutes / 60);
  if (hours < 24) return `${hours} Std`;
  const [days, rest] = [Math.floor(hours / 24), hours % 24];
  const word = days === 1 ? '1 Tag' : `${days} Tage`;
  return rest === 0 || days >= 7 ? word : `${word} ${rest} Std`;
}
