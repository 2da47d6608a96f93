import { useState } from 'react';
import type { OutputOf } from '#contract/endpoint.ts';
import { readTracking } from '#contract/shipment.ts';
import type { BookedShipment } from '#contract/shipment.ts';
import { call } from '#web/call.ts';
import { useVerb } from '../record/use-verb.ts';
import { instantText } from '../text/instant-text.ts';
import pageStyles from '../ui/page.module.css';
import { columns, DataTable } from '../ui/plain-table.tsx';
import styles from './parcels.module.css';
import { parcelWords } from './parcel-words.ts';

const t = parcelWords.tracking;

/** Location of the parcels, requested from the carrier on demand. */
export function TrackingPart({ shipment }: { shipment: BookedShipment }) {
  const [tracking, setTracking] = useState<OutputOf<typeof readTracking> | null>(null);
  const verb = useVerb();
  const ask = (): void =>
    void verb.run(async () => {
      setTracking(await call(readTracking, { params: { id: shipment.orderId } }));
    });
  return (
    <section className={styles['section']} aria-label={t.title}>
      <header>
        <h2>{t.title}</h2>
        <small>{tracking?.text}</small>
      </header>
      {tracking === null || tracking.events.length === 0 ? null : (
        <DataTable label={t.title} columns={columns([t.at, t.what, t.place])}>
          <tbody>
            {tracking.events.map(({ at, what, place }) => (
              <tr key={`${at} ${what}`}>
                <td className={pageStyles['keep']}>{Number.isNaN(Date.parse(at)) ? at : instantText(at)}</td>
                <td>{what}</td>
                <td>{place}</td>
              </tr>
            ))}
          </tbody>
        </DataTable>
      )}
      <div role="status">{tracking?.events.length === 0 ? <p className={styles['none']}>{t.none}</p> : null}</div>
      <div role="alert" className={styles['problems']}>
        {Object.values(verb.problems).map((text) => (
          <p key={text}>{text}</p>
        ))}
      </div>
      <p className={styles['under']}>
        <button type="button" className={pageStyles['button']} disabled={verb.busy} onClick={ask}>
          {t.ask}
        </button>
        {shipment.trackingUrl === null ? null : (
          <a href={shipment.trackingUrl} target="_blank" rel="noopener noreferrer">
            {t.page}
          </a>
        )}
      </p>
    </section>
  );
}
