import { useState } from 'react';
import { updateUser } from '#contract/user.ts';
import { passwordProblem } from '#domain/access/password.ts';
import { call } from '#web/call.ts';
import { useFailureText } from '#web/texts/failure-text.ts';
import pageStyles from '../ui/page.module.css';
import { useAction } from '../ui/use-action.ts';
import { accountWords as t } from './account-words.ts';
import { SecretField } from './secret-field.tsx';
import styles from './staff.module.css';

/** A new password; other sessions end, this one continues. */
export function PasswordPart({ userId, email }: { userId: number; email: string }) {
  const { busy, run } = useAction();
  const failureText = useFailureText();
  const [currentPassword, setCurrentPassword] = useState('');
  const [password, setPassword] = useState('');
  const [tried, setTried] = useState(false);
  const problem = tried ? passwordProblem(password, email) : null;
  const save = async (): Promise<void> => {
    setTried(true);
    if (passwordProblem(password, email) !== null) return;
    if (!(await run(async () => call(updateUser, { params: { id: userId }, body: { password, currentPassword } }), t.changed))) return;
    setCurrentPassword('');
    setPassword('');
    setTried(false);
  };
  return (
    <form
      className={styles['part']}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      <h2>{t.password}</h2>
      <input type="hidden" name="username" autoComplete="username" value={email} readOnly />
      <SecretField
        id="currentPassword"
        label={t.currentPassword}
        value={currentPassword}
        onChange={setCurrentPassword}
        autoComplete="current-password"
      />
      <SecretField
        id="newPassword"
        label={t.newPassword}
        value={password}
        onChange={setPassword}
        autoComplete="new-password"
        problem={problem === null ? undefined : failureText.key(problem.key, { ...problem.params })}
      />
      <div className={styles['buttons']}>
        <button type="submit" className={`${pageStyles['button']} ${pageStyles['ink']}`} disabled={busy}>
          {t.change}
        </button>
      </div>
    </form>
  );
}
