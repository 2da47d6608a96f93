/** A record beside its list: its fields, unsaved changes, and its removal. */
import { useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import { useRevalidator } from 'react-router';
import { useToast } from '#web/ui/toast.tsx';
import { officeWords } from '../frame/office-words.ts';
import { Ask } from '../ui/ask.tsx';
import { InUse } from '../ui/in-use.tsx';
import type { ShownUse } from '../ui/in-use.tsx';
import pageStyles from '../ui/page.module.css';
import { useAction } from '../ui/use-action.ts';
import { wordsFrom } from './choice-words.ts';
import type { FieldChoices } from './choice-words.ts';
import { ConflictDialog } from './conflict.tsx';
import { keepFocus } from '../ui/keep-focus.ts';
import { LeaveQuestion } from './leave-question.tsx';
import { SaveBar } from './save-bar.tsx';
import { useLeaveGuard } from './use-leave-guard.ts';
import type { RecordControl } from './use-record.ts';

interface Removal {
  title: string;
  words: { remove: string; removeText: string; removeVerb: string; keep: string; removed: string };
  run: () => Promise<void>;
  /** Of the record: while there are any, it stays. */
  uses: readonly ShownUse[];
}

interface RecordPanelProps<Stored, Draft> {
  control: RecordControl<Stored, Draft>;
  /** Labels of the fields, for the dialog about a stale save. */
  labels: object;
  choices: FieldChoices;
  fields: ReactNode;
  foot: ReactNode;
  className: string | undefined;
  /** Sends the draft; returns the stored record. */
  save: () => Promise<Stored>;
  /** Null: it cannot be removed. */
  removal: Removal | null;
  onUnsaved: (isUnsaved: boolean) => void;
  children?: ReactNode;
}

export function RecordPanel<Stored, Draft>(props: RecordPanelProps<Stored, Draft>) {
  const { control, labels, choices, fields, foot, className, save, removal, onUnsaved, children } = props;
  const toast = useToast();
  const { revalidate } = useRevalidator();
  const action = useAction();
  const [removing, setRemoving] = useState(false);
  const isUnsaved = control.unsaved.length > 0;
  useEffect(() => onUnsaved(isUnsaved), [isUnsaved, onUnsaved]);
  // Its removal takes the panel away.
  useEffect(() => keepFocus, []);
  const blocker = useLeaveGuard(isUnsaved);
  const store = (): void => {
    if (!control.check()) return;
    void control.run(async () => {
      control.replace(await save());
      toast.success(officeWords.saved);
      await revalidate();
    });
  };
  return (
    <>
      <form
        noValidate
        className={className}
        onSubmit={(event) => {
          event.preventDefault();
          store();
        }}
      >
        {fields}
      </form>
      <SaveBar unsaved={control.unsaved.length} busy={control.busy} onSave={store} onDiscard={control.discard} foot={foot}>
        {removal === null || isUnsaved ? null : removal.uses.length > 0 ? (
          <InUse uses={removal.uses} />
        ) : (
          <button type="button" data-removal className={pageStyles['button']} onClick={() => setRemoving(true)}>
            {removal.words.remove}
          </button>
        )}
      </SaveBar>
      {children}
      <ConflictDialog
        record={control}
        labelOf={(field) => (labels as Record<string, string>)[field] ?? field}
        textOf={wordsFrom(choices)}
      />
      {removal === null ? null : (
        <Ask
          title={removal.title}
          text={removal.words.removeText}
          verb={removal.words.removeVerb}
          back={removal.words.keep}
          open={removing}
          onYes={() => {
            setRemoving(false);
            void action.run(removal.run, removal.words.removed);
          }}
          onNo={() => setRemoving(false)}
        />
      )}
      <LeaveQuestion blocker={blocker} />
    </>
  );
}
