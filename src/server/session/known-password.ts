/**
 * Passwords that are tried first, because many people have chosen them: refused with or without digits and signs around them.
 * Source of `known-passwords.txt`: the 49'000 commonest of the project zxcvbn (MIT), of which those that are long enough and the first 4'000 words;
 * words of German and French lists (SecLists, MIT), keyboards and towns of Switzerland.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { passwordProblem } from '#domain/access/password.ts';
import type { Refusal } from '#domain/refusal/refusal.ts';
import { refusal } from '#domain/refusal/refusal.ts';

let known: ReadonlySet<string> | null = null;

/** Read when somebody chooses a password: a start does not wait for it. */
function knownPasswords(): ReadonlySet<string> {
  known ??= new Set(
    readFileSync(join(import.meta.dirname, 'known-passwords.txt'), 'utf8')
      .trimEnd()
      .split('\n'),
  );
  return known;
}

/** Null: the password may be used for the account of this e-mail address. */
export function newPasswordProblem(password: string, email: string): Refusal | null {
  return passwordProblem(password, email) ?? (isKnown(password) ? refusal('validation.passwordEasy') : null);
}

function isKnown(password: string): boolean {
  const typed = password.normalize('NFKC').trim().toLowerCase();
  const word = typed.replaceAll(/^\P{L}+|\P{L}+$/gu, '');
  return knownPasswords().has(typed) || knownPasswords().has(word);
}
