import type { FormEvent } from 'react';
import { useState } from 'react';
import { releaseDrive } from '#contract/drive.ts';
import type { Drive } from '#contract/drive.ts';
import { call } from '#web/call.ts';
import { instantText } from '../text/instant-text.ts';
import { usePersonName } from '../people/person-names.tsx';
import pageStyles from '../ui/page.module.css';
import { useAction } from '../ui/use-action.ts';
import { driveWords as t } from './truck-words.ts';
import styles from './trucks.module.css';

interface DrivePartProps {
  day: string;
  truckId: number;
  /** Null: no driver for this truck on the day yet. */
  drive: Drive | null;
  /** False: the plan is unsaved, or must not be driven. */
  mayGo: boolean;
}

/** The driver of the truck, the link to the driver's page, and the progress of the drive. */
export function DrivePart({ day, truckId, drive, mayGo }: DrivePartProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const driver = typed ?? drive?.driver ?? '';
  const personName = usePersonName();
  const { busy, run } = useAction();
  const release = async (newLink: boolean): Promise<void> => {
    const body = { version: drive?.version ?? 0, driver, newLink };
    if (await run(async () => call(releaseDrive, { params: { day, truckId }, body }), newLink ? t.newLinkMade : t.released)) setTyped(null);
  };
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    void release(false);
  };
  const isSame = drive !== null && driver.trim() === drive.driver;
  return (
    <section aria-label={t.title}>
      <h2>
        {t.title} <small>{drive === null ? null : t.reported(drive.reported)}</small>
      </h2>
      <form className={styles['release']} onSubmit={submit}>
        <label>
          {t.driver}
          <input value={driver} maxLength={100} autoComplete="off" onChange={({ target }) => setTyped(target.value)} />
        </label>
        <button
          type="submit"
          className={`${pageStyles['button']} ${drive === null ? styles['go'] : ''}`}
          disabled={busy || !mayGo || driver.trim() === '' || isSame}
        >
          {drive === null ? t.release : t.changeDriver}
        </button>
      </form>
      {drive === null ? (
        <p className={styles['hint']}>{mayGo ? t.hint : t.saveFirst}</p>
      ) : (
        <>
          {drive.short === 0 ? null : <p className={styles['lessThanPlanned']}>{t.short(drive.short)}</p>}
          <p className={styles['hint']}>{t.releasedBy(personName(drive.who), instantText(drive.releasedAt))}</p>
          <div className={styles['verbs']}>
            {drive.url === '' ? null : (
              <a className={pageStyles['button']} href={drive.url} target="_blank" rel="noreferrer">
                {t.open}
              </a>
            )}
            <button type="button" disabled={busy} onClick={() => void release(true)}>
              {t.newLink}
            </button>
          </div>
          <p className={styles['hint']}>{t.linkHint}</p>
        </>
      )}
    </section>
  );
}
