import { useState } from 'react';
import { confirmSecondFactor, offerSecondFactor, removeSecondFactor } from '#contract/second-factor.ts';
import type { SecondFactorState } from '#contract/second-factor.ts';
import { call } from '#web/call.ts';
import { instantText } from '../text/instant-text.ts';
import pageStyles from '../ui/page.module.css';
import { useAction } from '../ui/use-action.ts';
import { accountWords as t } from './account-words.ts';
import { RecoveryCodes } from './recovery-codes.tsx';
import { ScanCode } from './scan-code.tsx';
import { SecretField } from './secret-field.tsx';
import styles from './staff.module.css';

/** State of the user's second factor: none, being set up, active. Every change asks for the password. */
export function SecondFactorPart({ factor, owes }: { factor: SecondFactorState; owes: boolean }) {
  const { busy, run } = useAction();
  const [password, setPassword] = useState('');
  const [offer, setOffer] = useState<{ secret: string; uri: string } | null>(null);
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const ink = `${pageStyles['button']} ${pageStyles['ink']}`;
  const begin = async (): Promise<void> => {
    await run(async () => setOffer(await call(offerSecondFactor, { body: { currentPassword: password } })), null);
    setPassword('');
  };
  const confirm = async (code: string): Promise<void> => {
    const done = await run(async () => {
      setCodes((await call(confirmSecondFactor, { body: { code } })).recoveryCodes);
    }, t.confirmed);
    if (done) setOffer(null);
  };
  const remove = async (): Promise<void> => {
    await run(async () => call(removeSecondFactor, { body: { currentPassword: password } }), t.removed);
    setPassword('');
  };
  if (codes !== null) return <RecoveryCodes codes={codes} onKept={() => setCodes(null)} />;
  if (offer !== null) return <ScanCode offer={offer} busy={busy} onCode={(code) => void confirm(code)} onCancel={() => setOffer(null)} />;
  const { since, recoveryCodes, required } = factor;
  return (
    <form
      className={styles['part']}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void (since === null ? begin() : remove());
      }}
    >
      <h2>{t.factor}</h2>
      <p>{since === null ? (owes ? t.owed : t.none) : t.since(instantText(since), recoveryCodes)}</p>
      {since !== null && required ? (
        <p>{t.required}</p>
      ) : (
        <>
          <SecretField
            id="factorPassword"
            label={t.currentPassword}
            value={password}
            onChange={setPassword}
            autoComplete="current-password"
          />
          <div className={styles['buttons']}>
            <button type="submit" className={since === null ? ink : pageStyles['button']} disabled={busy || password === ''}>
              {since === null ? t.begin : t.remove}
            </button>
          </div>
        </>
      )}
    </form>
  );
}
