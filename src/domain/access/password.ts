/**
 * Which passwords may be chosen: long ones that differ from the account's own name.
 * Decision: domain.md §11 (at least 10 characters). It knows no hash and no database.
 */
import { max, min, required } from '#domain/contact/rules.ts';
import type { Refusal } from '#domain/refusal/refusal.ts';
import { refusal } from '#domain/refusal/refusal.ts';

const passwordLength = { least: 10, most: 200 } as const;
const leastDifferentCharacters = 4;

/** Null: the password may be used for the account of this e-mail address. */
export function passwordProblem(password: string, email: string): Refusal | null {
  return required(password) ?? min(password, passwordLength.least) ?? max(password, passwordLength.most) ?? easyToGuess(password, email);
}

function easyToGuess(password: string, email: string): Refusal | null {
  const typed = password.trim().toLowerCase();
  const account = email.trim().toLowerCase();
  const sameAsAccount = account !== '' && (typed === account || typed === account.slice(0, account.lastIndexOf('@')));
  const easy = sameAsAccount || new Set(typed).size < leastDifferentCharacters;
  return easy ? refusal('validation.passwordEasy') : null;
}
