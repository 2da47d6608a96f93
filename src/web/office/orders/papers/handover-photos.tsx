import { openHandoverPhoto } from '#contract/handover-photo.ts';
import type { HandoverPhoto } from '#contract/handover-photo.ts';
import { pathOf } from '#contract/endpoint.ts';
import { dayText } from '../../text/day-text.ts';
import { paperWords as t } from './paper-words.ts';
import styles from './papers.module.css';

/** What drivers photographed when they handed the order over. */
export function HandoverPhotos({ orderId, photos }: { orderId: number; photos: readonly HandoverPhoto[] }) {
  if (photos.length === 0) return null;
  return (
    <section className={styles['section']} aria-label={t.photos}>
      <header>
        <h2>{t.photos}</h2>
      </header>
      <ul className={styles['photos']}>
        {photos.map(({ id, day, driver, stop, deliveryNumber }) => {
          const url = pathOf(openHandoverPhoto, { id: orderId, photoId: id });
          return (
            <li key={id}>
              <a href={url} target="_blank" rel="noopener">
                <img src={url} alt={t.photoOf(dayText(day), driver)} loading="lazy" />
              </a>
              <small>{[dayText(day), t.photoStop(stop), driver, deliveryNumber].filter((fact) => fact !== '').join(', ')}</small>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
