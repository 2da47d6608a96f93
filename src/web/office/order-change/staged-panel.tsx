import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { Order } from '#contract/order.ts';
import type { StagedChange } from '#contract/staged-change.ts';
import { localNow } from '#domain/calendar/local-time.ts';
import { dayText } from '../text/day-text.ts';
import { PlainField } from '../ui/plain-field.tsx';
import pageStyles from '../ui/page.module.css';
import { ChangeTotals } from './change-totals.tsx';
import styles from './order-change.module.css';
import type { Choices } from './use-choices.ts';
import { toldValues } from './value-text.ts';
import { changeWords as t } from './change-words.ts';

export type Sending = { way: 'ask' | 'tell' | 'quiet'; message: string };

interface StagedPanelProps {
  order: Order;
  change: StagedChange;
  choices: Choices;
  /** The link just sent; null: it is shown only once. */
  url: string | null;
  busy: boolean;
  onMerge: () => void;
  onDiscard: () => void;
  onSend: (sending: Sending) => void;
}

/** The pending change: before, after, the difference, and the actions. */
export function StagedPanel({ order, change, choices, url, busy, onMerge, onDiscard, onSend }: StagedPanelProps) {
  const { state, difference } = change;
  const open = state === 'DRAFT' || state === 'ASKED' || state === 'STALE' || state === 'EXPIRED';
  const told = toldValues(change, order, choices);
  return (
    <section className={styles['stage']} aria-label={t.panel}>
      <div className={styles['stageHead']}>
        <h2>{t.panel}</h2>
        <p role="status">
          {state === 'DRAFT' ? t.panelNote(told.length) : state === 'ASKED' ? t.asked(dayOf(change.expiresAt)) : t.states[state]}
        </p>
      </div>
      {/* The form still stands on the version it was staged on: both sides contradict each other. */}
      {state === 'STALE' && order.version === change.orderVersion ? (
        <p>
          <button type="button" className={pageStyles['button']} onClick={onMerge}>
            {t.merge}
          </button>
        </p>
      ) : null}
      {change.answerText === '' ? null : <p>{t.answer(change.answerText)}</p>}
      {url === null ? null : (
        <p>
          {t.link}: <a href={url}>{url}</a>
        </p>
      )}
      <div className={styles['stageBody']}>
        <ul>
          {told.map(({ key, name, before, after }) => (
            <li key={key}>
              <b>{name}</b>
              <span>
                <s>{before}</s> → <b>{after}</b>
              </span>
            </li>
          ))}
          <Begun order={order} change={change} />
        </ul>
        {difference === null ? null : <ChangeTotals difference={difference} />}
      </div>
      {open ? <WaysOut state={state} busy={busy} onDiscard={onDiscard} onSend={onSend} /> : null}
    </section>
  );
}

const dayOf = (instant: string | null): string => (instant === null ? '' : dayText(localNow(Date.parse(instant)).date));

/** What is already in production. */
function Begun({ order, change: { production } }: Pick<StagedPanelProps, 'order' | 'change'>) {
  if (production.positionIds.length === 0) return null;
  const names = production.positionIds.map((id) => `Pos ${order.positions.findIndex((position) => position.id === id) + 1}`);
  return <li className={styles['begun']}>{t.production(names.join(', '), dayText(production.startedOn))}</li>;
}

type WaysOutProps = Pick<StagedPanelProps, 'busy' | 'onDiscard' | 'onSend'> & { state: StagedChange['state'] };

function WaysOut({ state, busy, onDiscard, onSend }: WaysOutProps) {
  const [way, setWay] = useState<Sending['way']>('ask');
  const [message, setMessage] = useState('');
  const canSend = (state === 'DRAFT' || state === 'ASKED' || state === 'EXPIRED') && !busy;
  const root = useRef<HTMLDivElement>(null);
  const sendByKey = useEffectEvent((event: KeyboardEvent): void => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    if (canSend && !event.repeat) onSend({ way, message });
  });
  // Anywhere in the form, but not beside it, where the key stores a note.
  useEffect(() => {
    const form = root.current?.closest<HTMLElement>('[data-change]');
    form?.addEventListener('keydown', sendByKey);
    return () => form?.removeEventListener('keydown', sendByKey);
  }, []);
  return (
    <div ref={root} className={styles['waysOut']}>
      <fieldset>
        {(['ask', 'tell', 'quiet'] as const).map((each) => (
          <label key={each}>
            <input type="radio" name="change-way" checked={each === way} onChange={() => setWay(each)} />
            {t[each]}
          </label>
        ))}
      </fieldset>
      {way === 'ask' ? (
        <PlainField id="change-message" label={t.message} value={message} maxLength={2000} lines={2} onChange={setMessage} />
      ) : null}
      <div className={styles['buttons']}>
        <button type="button" className={pageStyles['button']} disabled={busy} onClick={onDiscard}>
          {t.discard}
        </button>
        <button
          type="button"
          className={`${pageStyles['button']} ${pageStyles['main']}`}
          disabled={!canSend}
          onClick={() => onSend({ way, message })}
        >
          {t.send} <kbd aria-hidden="true">Ctrl ↵</kbd>
        </button>
      </div>
    </div>
  );
}
