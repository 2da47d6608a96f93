import type { useBlocker } from 'react-router';
import { Ask } from '../ui/ask.tsx';
import { recordWords } from './record-words.ts';

/** Asks before unsaved input is lost. */
export function LeaveQuestion({ blocker }: { blocker: ReturnType<typeof useBlocker> }) {
  return (
    <Ask
      title={recordWords.leaveTitle}
      text={recordWords.leaveText}
      verb={recordWords.leave}
      back={recordWords.stay}
      open={blocker.state === 'blocked'}
      onYes={() => blocker.proceed?.()}
      onNo={() => blocker.reset?.()}
    />
  );
}
