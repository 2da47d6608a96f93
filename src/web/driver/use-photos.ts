import { useEffect, useRef, useState } from 'react';
import { addStopPhoto } from '#contract/handover-photo.ts';
import { mostPhotos } from '#domain/order/handover-photo.ts';
import { newKey } from '#web/new-key.ts';
import { useFailureText } from '#web/texts/failure-text.ts';
import { upload } from '#web/upload.ts';
import { dropPhoto, keepPhoto, readPhotos } from './photo-storage.ts';
import type { OwnPhoto } from './photo-storage.ts';
import { sendPhotos } from './send-photos.ts';
import { shrunkPhoto } from './shrink-photo.ts';

const retryMs = 5000;
/** Half a megabyte where the net is thin. */
const answerMs = 120_000;

export interface PhotoState {
  /** Not with the shop yet, oldest first. */
  photos: readonly OwnPhoto[];
  /** How many wait for a net; those of stops that are not reported do not count. */
  waiting: number;
  /** False: one of them lives only as long as the page. */
  keeps: boolean;
  /** Resolves with false if a picture cannot be read. */
  add: (orderId: number, files: readonly File[]) => Promise<boolean>;
  drop: (photo: OwnPhoto) => void;
}

/** The photographs on this phone; those of stops that the shop has as reported are sent by themselves. */
export function usePhotos(token: string, driveId: number, reported: readonly number[]): PhotoState {
  const failureText = useFailureText();
  const [photos, setPhotos] = useState<readonly OwnPhoto[]>([]);
  const [keeps, setKeeps] = useState(true);
  const sending = useRef(false);
  // Keys of those that are not, or not yet, in the browser's database.
  const loose = useRef(new Set<string>());
  // Another tab of this phone takes, sends and drops them too.
  useEffect(() => {
    const read = (): void => {
      void readPhotos(driveId, Date.now()).then((found) => {
        if (found === null) return;
        setPhotos((own) => [...found, ...own.filter(({ key }) => loose.current.has(key) && !found.some((each) => each.key === key))]);
      });
    };
    read();
    addEventListener('pageshow', read);
    document.addEventListener('visibilitychange', read);
    return () => {
      removeEventListener('pageshow', read);
      document.removeEventListener('visibilitychange', read);
    };
  }, [driveId]);

  const due = photos.filter(({ orderId, problem }) => problem === null && reported.includes(orderId));
  const send = async (): Promise<void> => {
    if (sending.current || due.length === 0) return;
    sending.current = true;
    try {
      await sendPhotos(
        async ({ orderId, bytes }) =>
          upload(addStopPhoto, new File([bytes], 'foto.jpg', { type: bytes.type }), {
            params: { token, orderId },
            signal: AbortSignal.timeout(answerMs),
          }),
        due,
        (photo, refused) => (refused === null ? drop(photo) : mark({ ...photo, problem: failureText(refused) })),
      );
    } finally {
      sending.current = false;
    }
  };
  const latest = useRef(send);
  useEffect(() => {
    latest.current = send;
  });
  useEffect(() => {
    if (due.length === 0) return undefined;
    const look = (): void => {
      if (document.visibilityState === 'visible') void latest.current();
    };
    look();
    const timer = setInterval(look, retryMs);
    addEventListener('online', look);
    return () => {
      clearInterval(timer);
      removeEventListener('online', look);
    };
  }, [due.length]);

  const drop = ({ key }: OwnPhoto): void => {
    setPhotos((all) => all.filter((each) => each.key !== key));
    void dropPhoto(key);
  };
  const mark = (photo: OwnPhoto): void => {
    setPhotos((all) => all.map((each) => (each.key === photo.key ? photo : each)));
    void keepPhoto(photo);
  };
  return {
    photos,
    waiting: due.length,
    keeps,
    add: async (orderId, files) => {
      const room = mostPhotos - photos.filter((each) => each.orderId === orderId).length;
      let isReadable = true;
      for (const file of files.slice(0, room)) {
        const bytes = await shrunkPhoto(file);
        if (bytes === null) {
          isReadable = false;
          continue;
        }
        const photo = { key: newKey(), driveId, orderId, bytes, takenAt: Date.now(), problem: null };
        loose.current.add(photo.key);
        setPhotos((all) => [...all, photo]);
        if (await keepPhoto(photo)) loose.current.delete(photo.key);
        else setKeeps(false);
      }
      return isReadable;
    },
    drop,
  };
}
