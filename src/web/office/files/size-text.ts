/** Bytes as staff read them: `402 kB`, `1.2 MB`, `20 GB`. */
const units = [
  [1e9, 'GB'],
  [1e6, 'MB'],
  [1e3, 'kB'],
] as const;

export function sizeText(bytes: number): string {
  const [of, unit] = units.find(([each]) => bytes >= each * 0.9995) ?? [1, 'Byte'];
  const value = bytes / of;
  return `${value < 10 && of > 1e3 ? String(Math.round(value * 10) / 10) : String(Math.round(value))} ${unit}`;
}
