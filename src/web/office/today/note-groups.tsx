/** Follow-ups due for this user, and notes that mention them. */
import { Link } from 'react-router';
import type { OutputOf } from '#contract/endpoint.ts';
import type { NotedKind, readFollowUps } from '#contract/note.ts';
import { readMention, readNotes, storeFollowUp } from '#contract/note.ts';
import { dateText } from '#domain/calendar/date-text.ts';
import type { PlainDate } from '#domain/calendar/plain-date.ts';
import { call } from '#web/call.ts';
import { recordAddress } from '../notes/record-address.ts';
import { instantText } from '../text/instant-text.ts';
import pageStyles from '../ui/page.module.css';
import { useAction } from '../ui/use-action.ts';
import { PersonName } from '../people/person-names.tsx';
import { PlainGroup } from './plain-group.tsx';
import { todayWords as t } from './today-words.ts';
import { rowMark } from './use-row-keys.ts';
import styles from './plain-group.module.css';

type FollowUps = OutputOf<typeof readFollowUps>;

export function NoteGroups({ followUps: { due, mentions }, today }: { followUps: FollowUps; today: PlainDate }) {
  const { busy, run } = useAction();
  return (
    <>
      {due.length === 0 ? null : (
        <PlainGroup id="wiedervorlagen" head={t.due} count={due.length} remark={t.dueRemark}>
          {due.map(({ kind, recordId, label, customer, day, tags, isMine }) => (
            <li key={`${kind} ${recordId}`}>
              <RecordLink kind={kind} id={recordId} label={label} />
              <b>{customer}</b>
              <span className={styles['text']}>{[...(isMine ? [] : [t.forAll]), ...tags].join(', ')}</span>
              <span className={day < today ? styles['late'] : undefined}>{dateText(day as PlainDate)}</span>
              <button
                type="button"
                className={pageStyles['button']}
                aria-keyshortcuts="D"
                disabled={busy}
                onClick={() => void run(async () => endFollowUp(kind, recordId), t.ended)}
              >
                {t.end}
              </button>
            </li>
          ))}
        </PlainGroup>
      )}
      {mentions.length === 0 ? null : (
        <PlainGroup id="erwaehnt" head={t.mentioned} count={mentions.length} remark={t.mentionedRemark}>
          {mentions.map(({ noteId, kind, recordId, label, customer, at, who, text }) => (
            <li key={noteId}>
              <RecordLink kind={kind} id={recordId} label={label} />
              <b>{customer}</b>
              <span className={styles['text']} title={text}>
                <PersonName who={who} />, {instantText(at)}: {text}
              </span>
              <button
                type="button"
                className={pageStyles['button']}
                aria-keyshortcuts="D"
                disabled={busy}
                onClick={() => void run(async () => call(readMention, { params: { id: noteId } }), t.markedRead)}
              >
                {t.markRead}
              </button>
            </li>
          ))}
        </PlainGroup>
      )}
    </>
  );
}

/** Takes its day away; who is in charge, and the tags, stay. */
async function endFollowUp(kind: NotedKind, id: number): Promise<unknown> {
  const { followUp } = await call(readNotes, { query: { kind, id } });
  return call(storeFollowUp, { body: { kind, id, ...followUp, day: null } });
}

function RecordLink({ kind, id, label }: { kind: NotedKind; id: number; label: string }) {
  const address = recordAddress(kind, id);
  const words = `${t.noted[kind]} ${label}`;
  return address === null ? (
    <span>{words}</span>
  ) : (
    <Link to={address} {...rowMark({ kind, id, label })}>
      {words}
    </Link>
  );
}
