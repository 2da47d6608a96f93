import { describe, expect, test } from 'vitest';
import { newPasswordProblem } from './known-password.ts';

const email = 'anna.muster@muster.example';

describe('a new password', () => {
  test.each(['1q2w3e4r5t6y', 'QWERTYUIOP', 'Christopher', 'Sonnenschein7', '2026 Sommer!!', 'azertyuiop', '１２３４５６７８９０'])(
    '%j is tried first by attackers',
    (password) => {
      expect(newPasswordProblem(password, email)?.key).toBe('validation.passwordEasy');
    },
  );

  test.each(['Brett vor dem Kopf', 'Sonnenschein im November', 'drei Nägel, ein Hammer'])('%j may be chosen', (password) => {
    expect(newPasswordProblem(password, email)).toBeNull();
  });

  test('is first of all long enough', () => {
    expect(newPasswordProblem('sommer', email)?.key).toBe('validation.min');
  });
});
