import type { ReactNode } from 'react';
import { ConflictDialog } from '../record/conflict.tsx';
import { RecordHistory } from '../record/history.tsx';
import type { HistoryLine } from '../record/history.tsx';
import { LeaveQuestion } from '../record/leave-question.tsx';
import { SaveBar } from '../record/save-bar.tsx';
import { useLeaveGuard } from '../record/use-leave-guard.ts';
import type { Section } from '../frame/setting-sections.ts';
import { SettingsFrame } from './settings-frame.tsx';
import type { useSavedRecord } from '../record/use-saved-record.ts';
import { settingsWords as t } from './settings-words.ts';

type Control = Omit<ReturnType<typeof useSavedRecord<unknown, unknown>>, 'change' | 'replace' | 'rebaseOn'>;

interface RecordProps {
  section: Section;
  record: Control;
  labelOf: (field: string) => string;
  /** null: no section for it, the effect covers it. */
  history: readonly HistoryLine[] | null;
  /** The effect of saving. */
  effect?: ReactNode;
  children: ReactNode;
}

/** A section that is one form: saved with its bar, its effect and its history beside it. */
export function SettingsRecord({ section, record, labelOf, history, effect, children }: RecordProps) {
  const blocker = useLeaveGuard(record.unsaved.length > 0);
  return (
    <SettingsFrame
      section={section}
      unsaved={record.unsaved.length > 0}
      aside={
        <>
          {effect}
          {history === null ? null : <RecordHistory always lines={history} />}
        </>
      }
      foot={
        <>
          <SaveBar unsaved={record.unsaved.length} busy={record.busy} onSave={record.store} onDiscard={record.discard} foot={t.foot} />
          <ConflictDialog record={record} labelOf={labelOf} />
          <LeaveQuestion blocker={blocker} />
        </>
      }
    >
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          record.store();
        }}
      >
        {children}
      </form>
    </SettingsFrame>
  );
}
