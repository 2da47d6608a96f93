import type { useBlocker } from 'react-router';
import { recordWords } from '../record/record-words.ts';
import { modelWords as t } from './model-words.ts';
import { Ask } from '../ui/ask.tsx';

/** Asked before what was typed is lost. */
export function LeaveQuestion({ blocker }: { blocker: ReturnType<typeof useBlocker> }) {
  return (
    <Ask
      title={recordWords.leaveTitle}
      text={recordWords.leaveText}
      verb={recordWords.leave}
      back={t.stay}
      open={blocker.state === 'blocked'}
      onYes={() => blocker.proceed?.()}
      onNo={() => blocker.reset?.()}
    />
  );
}
