/** The name being typed after an @, and the text with that name inserted. */
import type { Colleague } from '#contract/note.ts';

const mostOffered = 5;
const lower = (text: string): string => text.toLocaleLowerCase('de-CH');

/** The text between the @ and the caret; null: no name is being typed there. */
export function nameBeingTyped(text: string, caret: number): string | null {
  return /(?:^|[^\p{L}\p{N}.])@([\p{L}\p{N}. ]{0,40})$/u.exec(text.slice(0, caret))?.[1] ?? null;
}

/** Colleagues with a word in their name that starts with it. */
export function offered(colleagues: readonly Colleague[], typed: string): Colleague[] {
  const begins = (name: string): boolean => lower(` ${name}`).includes(lower(` ${typed}`)) && lower(name) !== lower(typed);
  return colleagues.filter(({ name }) => begins(name)).slice(0, mostOffered);
}

export function withName(text: string, caret: number, name: string): { text: string; caret: number } {
  const typed = nameBeingTyped(text, caret) ?? '';
  const before = `${text.slice(0, caret - typed.length)}${name} `;
  return { text: before + text.slice(caret).trimStart(), caret: before.length };
}
