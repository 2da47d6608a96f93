import { useState } from 'react';
import { inviteStaff, resetSecondFactor, updateStaff } from '#contract/staff.ts';
import type { StaffMember } from '#contract/staff.ts';
import { call } from '#web/call.ts';
import { Ask } from '../ui/ask.tsx';
import pageStyles from '../ui/page.module.css';
import { useAction } from '../ui/use-action.ts';
import { staffWords as t } from './staff-words.ts';

/** Actions on a whole account: a new link, removing a lost second factor, closing and reopening it. */
export function StaffActions({ person }: { person: StaffMember }) {
  const { id, version, email, displayName, active, hasSecondFactor } = person;
  const { busy, run } = useAction();
  const [asked, setAsked] = useState<'close' | 'factor' | null>(null);
  const setActive = async (next: boolean): Promise<unknown> => run(async () => call(updateStaff, { body: { id, version, active: next } }));
  return (
    <>
      {hasSecondFactor ? (
        <button type="button" className={pageStyles['button']} disabled={busy} onClick={() => setAsked('factor')}>
          {t.dropFactor}
        </button>
      ) : null}
      {active ? (
        <button
          type="button"
          className={pageStyles['button']}
          disabled={busy}
          onClick={() => void run(async () => call(inviteStaff, { params: { id } }), t.invited(email))}
        >
          {t.inviteAgain}
        </button>
      ) : null}
      <button
        type="button"
        className={pageStyles['button']}
        disabled={busy}
        onClick={() => (active ? setAsked('close') : void setActive(true))}
      >
        {active ? t.close : t.open}
      </button>
      <Ask
        title={t.closeTitle(displayName)}
        text={t.closeText}
        verb={t.closeNow}
        back={t.keep}
        open={asked === 'close'}
        onYes={() => {
          setAsked(null);
          void setActive(false);
        }}
        onNo={() => setAsked(null)}
      />
      <Ask
        title={`${t.dropFactor}?`}
        text={t.dropFactorText}
        verb={t.dropFactorNow}
        back={t.keep}
        open={asked === 'factor'}
        onYes={() => {
          setAsked(null);
          void run(async () => call(resetSecondFactor, { params: { id } }));
        }}
        onNo={() => setAsked(null)}
      />
    </>
  );
}
