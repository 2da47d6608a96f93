import { useState } from 'react';
import type { Colleague, FollowUp } from '#contract/note.ts';
import { DayInput } from '../ui/day-input.tsx';
import pageStyles from '../ui/page.module.css';
import { notesWords as t } from './notes-words.ts';
import styles from './notes.module.css';

interface FollowUpPartProps {
  followUp: FollowUp;
  colleagues: readonly Colleague[];
  busy: boolean;
  onSave: (followUp: FollowUp) => void;
}

const tagsOf = (text: string): string[] =>
  text
    .split(',')
    .map((tag) => tag.trim())
    .filter((tag) => tag !== '');

/** Who follows up the record and when, and its tags. */
export function FollowUpPart({ followUp, colleagues, busy, onSave }: FollowUpPartProps) {
  const [assignee, setAssignee] = useState(String(followUp.assigneeId ?? ''));
  const [day, setDay] = useState(followUp.day ?? '');
  const [tags, setTags] = useState(followUp.tags.join(', '));
  const isChanged =
    assignee !== String(followUp.assigneeId ?? '') || day !== (followUp.day ?? '') || tagsOf(tags).join() !== followUp.tags.join();
  return (
    <section>
      <h2>{t.followUp}</h2>
      <form
        className={styles['followUp']}
        onSubmit={(event) => {
          event.preventDefault();
          onSave({
            assigneeId: assignee === '' ? null : Number(assignee),
            day: day === '' ? null : day,
            tags: tagsOf(tags),
            version: followUp.version,
          });
        }}
      >
        <label>
          {t.day}
          <DayInput value={day} onChange={setDay} />
        </label>
        <label>
          {t.assignee}
          <select value={assignee} onChange={({ target }) => setAssignee(target.value)}>
            <option value="">{t.nobody}</option>
            {colleagues.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </select>
        </label>
        <label>
          {t.tags}
          <input value={tags} placeholder={t.tagsHint} maxLength={300} onChange={({ target }) => setTags(target.value)} />
        </label>
        {isChanged ? (
          <button type="submit" className={`${pageStyles['button']} ${pageStyles['ink']}`} disabled={busy}>
            {t.save}
          </button>
        ) : null}
      </form>
    </section>
  );
}
