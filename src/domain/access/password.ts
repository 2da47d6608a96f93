/**
 * Which passwords may be chosen: long ones that differ from the account's own name and from the words of this shop.
 * Decision: domain.md §11 (at least 10 characters), docs/security.md. It knows no hash, no list of passwords and no database.
 */
import { max, min, required } from '#domain/contact/rules.ts';
import type { Refusal } from '#domain/refusal/refusal.ts';
import { refusal } from '#domain/refusal/refusal.ts';

const passwordLength = { least: 10, most: 200 } as const;
const leastDifferentCharacters = 4;

/** What everybody thinks of first who chooses, or guesses, a password here. */
const nearWords = ['kistenwerk', 'verpackung', 'moebel', 'möbel', 'palette', 'passwort', 'password', 'motdepasse'];

/** Null: the password may be used for the account of this e-mail address. */
export function passwordProblem(password: string, email: string): Refusal | null {
  return required(password) ?? min(password, passwordLength.least) ?? max(password, passwordLength.most) ?? easyToGuess(password, email);
}

function easyToGuess(password: string, email: string): Refusal | null {
  const typed = password.trim().toLowerCase();
  const own = [...namesIn(email), ...nearWords].reduce((left, word) => left.replaceAll(word, ''), typed);
  // Digits and signs around a word that everybody knows make it no harder to guess.
  const unforeseen = own === typed ? typed : own.replaceAll(/\P{L}/gu, '');
  return new Set(unforeseen).size < leastDifferentCharacters ? refusal('validation.passwordEasy') : null;
}

/** The address, its name, and the words of both its parts; the longest first. */
function namesIn(email: string): string[] {
  const account = email.trim().toLowerCase();
  const name = account.slice(0, Math.max(account.lastIndexOf('@'), 0));
  const words = account.split(/[^\p{L}\p{N}]+/u).filter((word) => word.length >= leastDifferentCharacters);
  return [account, name, ...words].filter((word) => word !== '');
}
