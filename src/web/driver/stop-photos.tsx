import { useEffect, useRef, useState } from 'react';
import { mostPhotos } from '#domain/order/handover-photo.ts';
import type { OwnPhoto } from './photo-storage.ts';
import type { PhotoState } from './use-photos.ts';
import { driverWords as t } from './driver-words.ts';
import styles from './drive.module.css';

interface StopPhotosProps extends Pick<PhotoState, 'add' | 'drop'> {
  orderId: number;
  /** Of this stop. */
  photos: readonly OwnPhoto[];
}

/** Taken with the phone's camera or chosen from its pictures; never compelled. */
export function StopPhotos({ orderId, photos, add, drop }: StopPhotosProps) {
  const [isReadable, setReadable] = useState(true);
  return (
    <section className={styles['part']} aria-label={t.photos}>
      <ul className={styles['photos']}>
        {photos.map((photo, at) => (
          <li key={photo.key}>
            <Picture photo={photo} number={at + 1} />
            <button type="button" aria-label={t.dropPhoto(at + 1)} onClick={() => drop(photo)}>
              ×
            </button>
          </li>
        ))}
        {photos.length >= mostPhotos ? null : (
          <li>
            <label className={styles['addPhoto']}>
              {t.photo}
              <input
                type="file"
                accept="image/*"
                capture="environment"
                onChange={({ target }) => {
                  const files = [...(target.files ?? [])];
                  target.value = '';
                  void add(orderId, files).then(setReadable);
                }}
              />
            </label>
          </li>
        )}
      </ul>
      <p className={styles['no']} role="alert">
        {isReadable ? (photos.find(({ problem }) => problem !== null)?.problem ?? '') : t.photoUnreadable}
      </p>
    </section>
  );
}

function Picture({ photo: { bytes }, number }: { photo: OwnPhoto; number: number }) {
  const shown = useRef<HTMLImageElement>(null);
  useEffect(() => {
    const url = URL.createObjectURL(bytes);
    if (shown.current !== null) shown.current.src = url;
    return () => URL.revokeObjectURL(url);
  }, [bytes]);
  return <img ref={shown} alt={t.photoNumber(number)} />;
}
