import type { LogInEntry } from '#contract/session.ts';
import { endLogIn, endLogIns } from '#contract/session.ts';
import { call } from '#web/call.ts';
import { instantText } from '../text/instant-text.ts';
import pageStyles from '../ui/page.module.css';
import { useAction } from '../ui/use-action.ts';
import { staffWords } from './staff-words.ts';
import styles from './staff.module.css';

const t = staffWords.logIns;

interface LogInListProps {
  logIns: readonly LogInEntry[];
  /** Whose log-ins; undefined: the user's own. */
  userId?: number;
}

/** Active log-ins, which can be ended one by one or all at once. */
export function LogInList({ logIns, userId }: LogInListProps) {
  const { busy, run } = useAction();
  const others = logIns.filter(({ own }) => !own);
  return (
    <section className={userId === undefined ? styles['part'] : undefined}>
      <h2>{t.title}</h2>
      {logIns.length === 0 ? <p>{t.none}</p> : null}
      <ul className={styles['logIns']}>
        {logIns.map(({ id, device, address, since, lastSeen, own }) => (
          <li key={id}>
            <div>
              <b>{device === '' ? t.unknown : device}</b> {own ? `(${t.here})` : null}
              <br />
              <small>
                {t.from(address, instantText(since))}, {t.seen(instantText(lastSeen))}
              </small>
            </div>
            {own ? null : (
              <button
                type="button"
                className={pageStyles['button']}
                disabled={busy}
                onClick={() => void run(async () => call(endLogIn, { params: { id } }), t.ended)}
              >
                {t.end}
              </button>
            )}
          </li>
        ))}
      </ul>
      {others.length < 2 ? null : (
        <div className={styles['buttons']}>
          <button
            type="button"
            className={pageStyles['button']}
            disabled={busy}
            onClick={() => void run(async () => call(endLogIns, { query: userId === undefined ? {} : { userId } }), t.ended)}
          >
            {userId === undefined ? t.endOthers : t.endAll}
          </button>
        </div>
      )}
    </section>
  );
}
