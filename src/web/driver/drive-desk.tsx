import { useState } from 'react';
import type { DriveSheet, DriveStop } from '#contract/drive.ts';
import { useFailureText } from '#web/texts/failure-text.ts';
import type { OwnReport } from './drive-storage.ts';
import { emptyDraft } from './drive-storage.ts';
import { LoadPicture } from './load-picture.tsx';
import { StopForm } from './stop-form.tsx';
import { StopPhotos } from './stop-photos.tsx';
import { StopState } from './stop-state.tsx';
import { useDrive } from './use-drive.ts';
import { usePhotos } from './use-photos.ts';
import { driverWords as t, stopWords } from './driver-words.ts';
import styles from './drive.module.css';

interface DriveDeskProps {
  token: string;
  drawn: { sheet: DriveSheet; readAt: number };
}

/** One stop after another, large enough for a gloved hand. */
export function DriveDesk({ token, drawn }: DriveDeskProps) {
  const drive = useDrive(token, drawn);
  const { sheet, reports } = drive;
  const failureText = useFailureText();
  const [chosen, setChosen] = useState<number | null>(null);
  const ownOf = ({ orderId }: DriveStop): OwnReport | undefined => reports.find(({ body }) => body.orderId === orderId);
  const isDue = (stop: DriveStop): boolean => stop.state === 'DUE' && ownOf(stop) === undefined;
  const reported = sheet.stops.filter((each) => each.state === 'REPORTED' || ownOf(each)?.state === 'SENT').map(({ orderId }) => orderId);
  const camera = usePhotos(token, sheet.id, reported);
  const due = sheet.stops.filter(isDue);
  const stop = sheet.stops.find(({ orderId }) => orderId === chosen) ?? due[0] ?? null;
  const waiting = reports.filter(({ state }) => state === 'WAITING').length;
  const after = due.find(({ number }) => stop !== null && number > stop.number) ?? due.find((each) => each !== stop) ?? null;
  const ofStop = camera.photos.filter(({ orderId }) => orderId === stop?.orderId);
  const photos =
    stop === null ? null : <StopPhotos key={stop.orderId} orderId={stop.orderId} photos={ofStop} add={camera.add} drop={camera.drop} />;
  const go = (orderId: number | null): void => {
    setChosen(orderId);
    scrollTo({ top: 0 });
  };
  return (
    <div className={styles['drive']} lang="de-CH">
      <header className={styles['top']}>
        <strong>{sheet.driver}</strong>
        <span>{sheet.truck.name}</span>
      </header>
      <div role="status">
        {drive.failure === null ? null : (
          <p className={styles['offline']}>{drive.failure.status === 0 ? t.offline(waiting) : failureText(drive.failure)}</p>
        )}
        {drive.failure === null && waiting > 0 ? <p className={styles['offline']}>{t.sending(waiting)}</p> : null}
        {camera.waiting > 0 ? <p className={styles['offline']}>{t.photosWait(camera.waiting)}</p> : null}
        {drive.keeps && camera.keeps ? null : <p className={styles['warning']}>{t.notKept}</p>}
      </div>
      {drive.planChanged ? (
        <p className={styles['warning']} role="alert">
          {t.planChanged}{' '}
          <button type="button" className={styles['quiet']} onClick={drive.seePlan}>
            {t.seen}
          </button>
        </p>
      ) : null}
      <main id="inhalt" tabIndex={-1}>
        {stop === null ? (
          <Done sheet={sheet} waiting={waiting + camera.waiting} />
        ) : (
          <>
            <StopHead stop={stop} count={sheet.stops.length} />
            {isDue(stop) ? (
              <>
                <section className={styles['part']}>
                  <h2>{t.load}</h2>
                  <LoadPicture truck={sheet.truck} stops={due} number={stop.number} />
                </section>
                <StopForm
                  key={stop.orderId}
                  stop={stop}
                  draft={drive.drafts[stop.orderId] ?? emptyDraft}
                  next={after?.number ?? null}
                  photos={photos}
                  onFill={(draft) => drive.fill(stop.orderId, draft)}
                  onReport={(body) => (drive.report(body), go(after?.orderId ?? null))}
                />
              </>
            ) : (
              <>
                <StopState stop={stop} own={ownOf(stop)} office={sheet.office} onAgain={drive.again} onDrop={drive.drop} />
                {ofStop.length > 0 || reported.includes(stop.orderId) ? photos : null}
              </>
            )}
          </>
        )}
      </main>
      <nav className={styles['part']} aria-label={t.stops}>
        <h2>{t.stops}</h2>
        <ol className={styles['stops']}>
          {sheet.stops.map((each) => {
            const state = stateOf(each, ownOf(each));
            return (
              <li key={each.orderId}>
                <button type="button" aria-current={each === stop ? 'step' : undefined} onClick={() => go(each.orderId)}>
                  <b className="num">{each.number}</b>
                  <span>
                    <strong>{each.customerName}</strong>
                    {each.address.at(-1)}
                  </span>
                  <em data-state={state}>{stopWords[state]}</em>
                </button>
              </li>
            );
          })}
        </ol>
      </nav>
    </div>
  );
}

function stateOf(stop: DriveStop, own: OwnReport | undefined): keyof typeof stopWords {
  return stop.state === 'REPORTED' || own === undefined || own.state === 'SENT'
    ? own?.state === 'SENT'
      ? 'REPORTED'
      : stop.state
    : own.state;
}

function StopHead({ stop, count }: { stop: DriveStop; count: number }) {
  const { number, customerName, address, contact, phone, comment, formattedId } = stop;
  const route = `https://www.google.com/maps/dir/?api=1&destination=${encodeURIComponent(address.join(', '))}`;
  return (
    <>
      <div className={`f-mode ${styles['head']}`}>
        <p className={styles['place']}>
          <span className="num">{number}</span>
          <span>
            <strong>{t.of(count)}</strong>
            {formattedId}
          </span>
        </p>
        <h1>{customerName}</h1>
        <p className={styles['address']}>
          {[contact, ...address]
            .filter((line) => line !== '')
            .map((line) => (
              <span key={line}>{line}</span>
            ))}
        </p>
        <p className={styles['ways']}>
          <a href={route} target="_blank" rel="noreferrer">
            {t.route}
          </a>
          {phone === '' ? null : <a href={`tel:${phone.replaceAll(/[^\d+]/g, '')}`}>{t.call}</a>}
        </p>
      </div>
      {comment === '' ? null : <p className={styles['warning']}>{comment}</p>}
    </>
  );
}

function Done({ sheet, waiting }: { sheet: DriveSheet; waiting: number }) {
  if (sheet.stops.length === 0) return <p className={styles['done']}>{t.none}</p>;
  return (
    <div className={styles['done']}>
      <h1>{t.doneHead}</h1>
      <p>{waiting === 0 ? t.doneSent : t.doneWaiting}</p>
    </div>
  );
}
