/** The right column of a record: its follow-up, and notes and changes in one stream, newest first. */
import { useState } from 'react';
import { createNote, readMention, storeFollowUp } from '#contract/note.ts';
import type { Note, NotedKind } from '#contract/note.ts';
import { call } from '#web/call.ts';
import { sentKeys } from '#web/sent-keys.ts';
import { HistoryText } from '../record/history.tsx';
import type { HistoryLine } from '../record/history.tsx';
import { ShortList } from '../record/short-list.tsx';
import { instantText } from '../text/instant-text.ts';
import pageStyles from '../ui/page.module.css';
import { PersonName } from '../people/person-names.tsx';
import { FollowUpPart } from './follow-up-part.tsx';
import { NoteForm } from './note-form.tsx';
import { notesWords as t } from './notes-words.ts';
import { useNotes } from './use-notes.ts';
import type { Notes } from './use-notes.ts';
import styles from './notes.module.css';

interface HistoryProps {
  /** The record's changes in words, newest first. */
  history: readonly HistoryLine[];
}

/** With the notes it reads itself. */
export function RecordNotes({ kind, id, history }: HistoryProps & { kind: NotedKind; id: number }) {
  return <NotesAndHistory notes={useNotes(kind, id)} history={history} />;
}

type Entry = { at: string; note: Note } | { at: string; line: HistoryLine };

export function NotesAndHistory({ notes: { kind, id, data, busy, write }, history }: HistoryProps & { notes: Notes }) {
  const [keys] = useState(sentKeys);
  const add = async (text: string): Promise<void> => {
    const body = { kind, id, text };
    await call(createNote, { body }, { idempotencyKey: keys.keyFor(body) });
    keys.done();
  };
  const entries: Entry[] = [
    ...(data?.items ?? []).map((note) => ({ at: note.at, note })),
    ...history.map((line) => ({ at: line.at, line })),
  ].toSorted((a, b) => b.at.localeCompare(a.at));
  return (
    <>
      {data === null ? null : (
        <FollowUpPart
          key={data.followUp.version}
          followUp={data.followUp}
          colleagues={data.colleagues}
          busy={busy}
          onSave={(followUp) => void write(async () => call(storeFollowUp, { body: { kind, id, ...followUp } }))}
        />
      )}
      <section>
        <h2>{t.title}</h2>
        <NoteForm colleagues={data?.colleagues ?? []} busy={busy} onAdd={async (text) => write(async () => add(text))} />
        <ShortList className={styles['stream']} entries={entries}>
          {(entry, index) => (
            <li key={`${entry.at} ${index}`} className={'note' in entry ? styles['note'] : undefined}>
              <time dateTime={entry.at}>{instantText(entry.at)}</time>
              {'note' in entry ? (
                <NoteText
                  note={entry.note}
                  busy={busy}
                  onRead={() => void write(async () => call(readMention, { params: { id: entry.note.id } }))}
                />
              ) : (
                <HistoryText line={entry.line} />
              )}
            </li>
          )}
        </ShortList>
      </section>
    </>
  );
}

function NoteText({ note: { who, text, wish, mentioned, unread }, busy, onRead }: { note: Note; busy: boolean; onRead: () => void }) {
  return (
    <div>
      <b>
        <PersonName who={who} />
      </b>
      {wish === null ? null : ` ${t.wish[wish]}`}
      {text === '' ? null : <p>{text}</p>}
      {mentioned.length === 0 ? null : <small>{t.mentions(mentioned.join(', '))}</small>}
      {unread ? (
        <button type="button" className={pageStyles['button']} disabled={busy} onClick={onRead}>
          {t.read}
        </button>
      ) : null}
    </div>
  );
}
