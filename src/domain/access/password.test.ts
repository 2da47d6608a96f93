import { describe, expect, test } from 'vitest';
import { passwordProblem } from './password.ts';

const email = 'anna.muster@muster.example';

describe('a password', () => {
  test.each([
    ['', 'validation.required'],
    ['          ', 'validation.required'],
    ['kurz-9zei', 'validation.min'],
    ['x'.repeat(201), 'validation.max'],
    [email, 'validation.passwordEasy'],
    ['ANNA.MUSTER', 'validation.passwordEasy'],
    ['aaaaaaaaaa', 'validation.passwordEasy'],
    ['1212121212', 'validation.passwordEasy'],
    ['Kistenwerk-2026!', 'validation.passwordEasy'],
    ['passwort1234', 'validation.passwordEasy'],
    ['Muster-Anna-07', 'validation.passwordEasy'],
    ['anna@Muster.Example!', 'validation.passwordEasy'],
  ])('%j is refused', (password, key) => {
    expect(passwordProblem(password, email)?.key).toBe(key);
  });

  test.each(['zehn-Zeich', 'Brett vor dem Kopf', '🪵🪚🔨📦🚚🪵🪚🔨📦🚚', 'anna.muster und mehr', 'Palette mit vier Rädern', '83719-26450'])(
    '%j may be chosen',
    (password) => {
      expect(passwordProblem(password, email)).toBeNull();
    },
  );

  test('counts characters as a person does', () => {
    expect(passwordProblem('🪵🪚🔨📦🚚', email)?.key).toBe('validation.min');
  });

  test('names the least length in its sentence', () => {
    expect(passwordProblem('kurz', email)?.params).toEqual({ length: 10 });
  });
});
