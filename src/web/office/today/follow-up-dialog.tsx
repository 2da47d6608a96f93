/** Who looks at a row's record again and when, without opening the record. */
import { storeFollowUp } from '#contract/note.ts';
import type { NotedKind } from '#contract/note.ts';
import { call } from '#web/call.ts';
import { Dialog } from '#web/ui/dialog.tsx';
import { FollowUpPart } from '../notes/follow-up-part.tsx';
import { useNotes } from '../notes/use-notes.ts';
import { useAction } from '../ui/use-action.ts';
import { todayWords as t } from './today-words.ts';
import styles from './later-section.module.css';

export interface NotedRow {
  kind: NotedKind;
  id: number;
  label: string;
}

export function FollowUpDialog({ row: { kind, id, label }, onClose }: { row: NotedRow; onClose: () => void }) {
  const { data } = useNotes(kind, id);
  const { busy, run } = useAction();
  // Opens with its fields, so that typing begins in the first one.
  if (data === null) return null;
  return (
    <Dialog title={label} open onClose={onClose} closeLabel={t.close} beginsAt="field">
      <div className={styles['asked']}>
        <FollowUpPart
          followUp={data.followUp}
          colleagues={data.colleagues}
          busy={busy}
          onSave={(followUp) =>
            void run(async () => call(storeFollowUp, { body: { kind, id, ...followUp } })).then((done) => {
              if (done) onClose();
            })
          }
        />
      </div>
    </Dialog>
  );
}
