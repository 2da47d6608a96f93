import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { bookStation } from '#contract/work-order.ts';
import type { WorkOrder } from '#contract/work-order.ts';
import { lastStation, nextStation } from '#domain/production/station.ts';
import type { Booking, Progress, Station } from '#domain/production/station.ts';
import { call } from '#web/call.ts';
import { useFailureText } from '#web/texts/failure-text.ts';
import { instantText } from '../text/instant-text.ts';
import { stationPageWords as t, stationVerbs } from './station-words.ts';
import { productionWords, stationWords } from './production-words.ts';
import styles from './station.module.css';
import { usePersonName } from '../people/person-names.tsx';

const progressOf = ({ steps }: WorkOrder): Progress =>
  Object.fromEntries(steps.map(({ station, state }) => [station, state])) as Record<Station, WorkOrder['steps'][number]['state']>;

/** Of a step that nobody has booked here: older orders come with their state alone. */
const unbooked: Readonly<Record<Progress[Station], string>> = { OPEN: t.notBegun, BEGUN: t.running, DONE: t.finished };

/** One large button shows the next step; errors are shown below it and stay. */
export function StationDesk({ work: read }: { work: WorkOrder }) {
  const [own, setOwn] = useState(read);
  const nameOf = usePersonName();
  const [busy, setBusy] = useState(false);
  const [said, setSaid] = useState<{ text: string; isNo: boolean } | null>(null);
  const failureText = useFailureText();
  const { revalidate } = useRevalidator();
  // After a refusal the data is reloaded, as another phone may have booked meanwhile.
  const work = own.version > read.version ? own : read;
  const progress = progressOf(work);
  const [due, last] = [nextStation(progress), lastStation(progress)];

  const book = async (station: Station, booking: Booking, text: string): Promise<void> => {
    setBusy(true);
    try {
      setOwn(await call(bookStation, { params: { id: work.id }, body: { station, booking } }));
      setSaid({ text, isNo: false });
    } catch (failure) {
      setSaid({ text: failureText(failure), isNo: true });
      await revalidate();
    } finally {
      setBusy(false);
    }
  };
  const verb = (station: Station, booking: 'BEGIN' | 'END', isMain: boolean) => {
    const word = stationVerbs[work.goods][station][booking === 'BEGIN' ? 'begin' : 'end'];
    return (
      <button
        type="button"
        className={isMain ? styles['main'] : styles['other']}
        disabled={busy}
        onClick={() => void book(station, booking, t.booked(word))}
      >
        {word}
      </button>
    );
  };
  if (work.state === 'CANCELED')
    return (
      <div className={styles['stop']} role="alert">
        <h2>{t.canceledHead}</h2>
        <p>{t.canceled}</p>
      </div>
    );
  const begins = due !== null && due !== 'READY' && progress[due] === 'OPEN';
  return (
    <>
      {due === null ? (
        <div className={styles['ready']}>
          <h2>{t.readyHead}</h2>
          <p>{t.ready}</p>
        </div>
      ) : (
        <div className={styles['verbs']}>
          {begins ? verb(due, 'BEGIN', true) : null}
          {verb(due, 'END', !begins)}
        </div>
      )}
      <p className={said?.isNo === true ? styles['no'] : styles['yes']} role={said?.isNo === true ? 'alert' : 'status'}>
        {said?.text}
      </p>
      <section aria-label={t.stations}>
        <ol className={styles['steps']}>
          {work.steps.map(({ station, state, begunAt, begunBy, doneAt, doneBy }) => (
            <li key={station} data-state={state}>
              <b>{stationWords[work.goods][station]}</b>
              <span>
                {doneAt !== null
                  ? productionWords.doneBy(nameOf(doneBy), instantText(doneAt))
                  : begunAt !== null
                    ? productionWords.begunBy(nameOf(begunBy), instantText(begunAt))
                    : unbooked[state]}
              </span>
            </li>
          ))}
        </ol>
        {last === null || work.steps.every(({ begunAt }) => begunAt === null) ? null : (
          <button type="button" className={styles['back']} disabled={busy} onClick={() => void book(last, 'BACK', t.takenBack)}>
            {t.takeBack}
          </button>
        )}
      </section>
    </>
  );
}
