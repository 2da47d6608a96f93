import type { DriveSheet, DriveStop } from '#contract/drive.ts';
import { useFailureText } from '#web/texts/failure-text.ts';
import type { OwnReport } from './drive-storage.ts';
import { driverWords as t } from './driver-words.ts';
import styles from './drive.module.css';

interface StopStateProps {
  stop: DriveStop;
  /** From this phone. */
  own: OwnReport | undefined;
  office: DriveSheet['office'];
  onAgain: (report: OwnReport) => void;
  onDrop: (report: OwnReport) => void;
}

/** A stop that is finished on this phone, or whose report was rejected. */
export function StopState({ stop: { state, report }, own, office, onAgain, onDrop }: StopStateProps) {
  const failureText = useFailureText();
  if (own?.state === 'REFUSED')
    return (
      <section className={styles['stopped']} role="alert">
        <h2>{t.refusedHead}</h2>
        {own.problems.map((problem) => (
          <p key={problem.message}>{failureText.item(problem)}</p>
        ))}
        <p className={styles['ways']}>
          <a href={`tel:${office.phone.replaceAll(/[^\d+]/g, '')}`}>{t.callOffice}</a>
          <button type="button" onClick={() => onAgain(own)}>
            {t.again}
          </button>
          <button type="button" onClick={() => onDrop(own)}>
            {t.drop}
          </button>
        </p>
      </section>
    );
  if (report !== null)
    return (
      <section className={styles['done']}>
        <h2>{t.reportedHead}</h2>
        <p>{t.reported(report.handedOver, report.planned)}</p>
        {report.receivedBy === '' ? null : <p>{t.by(report.receivedBy)}</p>}
        {report.deliveryNumber === '' ? null : <p>{t.noteNumber(report.deliveryNumber)}</p>}
      </section>
    );
  if (own !== undefined)
    return (
      <section className={styles['waiting']}>
        <h2>{t.waitingHead}</h2>
        <p>{t.waiting}</p>
      </section>
    );
  return (
    <section className={styles['stopped']}>
      <h2>{state === 'CANCELED' ? t.canceledHead : t.goneHead}</h2>
      <p>{state === 'CANCELED' ? t.canceled : t.gone}</p>
    </section>
  );
}
