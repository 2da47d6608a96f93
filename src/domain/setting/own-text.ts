/** A sentence of mails and papers written by the office: its placeholders, and whether it can be used. */
import type { Refusal } from '#domain/refusal/refusal.ts';
import { refusal } from '#domain/refusal/refusal.ts';

export const longestOwnText = 1000;

const place = /\{([\p{L}]+)\}/gu;

/** `Rechnung {nummer}` → `nummer`; each once, in order. */
export function placesIn(text: string): string[] {
  return [...new Set([...text.matchAll(place)].map(([, name = '']) => name))];
}

/** Fills placeholders; those without a value are left unchanged. */
export function withValues(text: string, values: Readonly<Record<string, string>>): string {
  return text.replaceAll(place, (whole, name: string) => (Object.hasOwn(values, name) ? (values[name] ?? '') : whole));
}

/** `house`: the sentence that it replaces, whose placeholders are mandatory. `places`: all that are allowed. */
export function ownTextProblem(text: string, { house, places }: { house: string; places: readonly string[] }): Refusal | null {
  // oxlint-disable-next-line no-control-regex -- these are what is looked for
  if (/[\u0000-\u001f\u007f\u2028\u2029]/u.test(text)) return refusal('textOneLine');
  if (text.length > longestOwnText) return refusal('textTooLong', { maximum: longestOwnText });
  const given = placesIn(text);
  const unknown = given.find((name) => !places.includes(name));
  if (unknown !== undefined) return refusal('textPlaceUnknown', { place: `{${unknown}}` });
  if (/[{}]/.test(text.replaceAll(place, ''))) return refusal('textBraces');
  const missing = placesIn(house).find((name) => !given.includes(name));
  return missing === undefined ? null : refusal('textPlaceMissing', { place: `{${missing}}` });
}
