import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { changeArtwork, discardArtwork, readArtwork, rereadArtworkField } from '#contract/artwork.ts';
import { quoteArtwork, readArtworkOffer } from '#contract/artwork-offer.ts';
import type { Artwork, ArtworkChoice, ArtworkField } from '#contract/artwork.ts';
import type { ArtworkOffer } from '#contract/artwork-offer.ts';
import { CallFailure } from '#contract/failure.ts';
import { call } from '#web/call.ts';
import { officeQuotePath, paths } from '#web/paths.ts';
import { useFailureText } from '#web/texts/failure-text.ts';
import { useToast } from '#web/ui/toast.tsx';
import { staleSaveOf } from '../record/stale-save.ts';
import { usePersonName } from '../people/person-names.tsx';
import { artworkWords as t } from './artwork-words.ts';

type Box = NonNullable<ArtworkField['box']>;
type FieldChange = Pick<ArtworkField, 'key' | 'work' | 'value'> & { confirmed?: boolean };

interface Changes {
  fields?: FieldChange[];
  addWork?: boolean;
  removeWork?: number;
  choice?: ArtworkChoice;
}

/** A case with all its actions. Changes are sent one by one, each with the version that resulted from the last; the offer is recalculated afterwards. */
export type ArtworkControl = ReturnType<typeof useArtwork>;

export function useArtwork(loaded: Artwork, firstOffer: ArtworkOffer) {
  const [artwork, setArtwork] = useState(loaded);
  const [offer, setOffer] = useState(firstOffer);
  const [busy, setBusy] = useState(false);
  const latest = useRef(loaded);
  const line = useRef<Promise<unknown>>(Promise.resolve());
  const waiting = useRef(0);
  const toast = useToast();
  const failureText = useFailureText();
  const personName = usePersonName();
  const navigate = useNavigate();
  const params = { id: loaded.id };
  const take = (fresh: Artwork): void => {
    latest.current = fresh;
    setArtwork(fresh);
  };
  const refused = async (error: unknown): Promise<void> => {
    const stale = error instanceof CallFailure ? staleSaveOf(error) : null;
    toast.error(stale === null ? failureText(error) : t.stale(personName(stale.who)));
    await call(readArtwork, { params }).then(take, () => undefined);
  };
  const change = async (changes: Changes): Promise<boolean> => {
    // Shown at once: confirming the next field must not send the old value.
    setArtwork((shown) => foreseen(shown, changes));
    waiting.current += 1;
    const turn = line.current.then(async () => {
      try {
        const fresh = await call(changeArtwork, { params, body: { version: latest.current.version, ...changes } });
        latest.current = fresh;
        waiting.current -= 1;
        // While other changes are pending their expected values stay.
        if (waiting.current === 0) setArtwork(fresh);
        return true;
      } catch (error) {
        waiting.current -= 1;
        await refused(error);
        return false;
      }
    });
    line.current = turn;
    return turn;
  };
  /** Queued with the changes: it needs the version that results from the last one. */
  const reread = async ({ key, work }: Pick<ArtworkField, 'key' | 'work'>, box: Box): Promise<boolean> => {
    const turn = line.current.then(async () => {
      try {
        take(await call(rereadArtworkField, { params, body: { version: latest.current.version, key, work, box } }));
        return true;
      } catch (error) {
        await refused(error);
        return false;
      }
    });
    line.current = turn;
    return turn;
  };
  useOffer(artwork, setOffer);
  const leave = async (action: () => Promise<{ path: string; said: string }>): Promise<void> => {
    setBusy(true);
    try {
      await line.current;
      const { path, said } = await action();
      toast.success(said);
      await navigate(path);
    } catch (error) {
      await refused(error);
    } finally {
      setBusy(false);
    }
  };
  return {
    artwork,
    offer,
    busy,
    change,
    reread,
    choose: async (choice: Partial<ArtworkChoice>) => change({ choice: { ...artwork.choice, ...choice } }),
    quote: async (send: boolean) =>
      leave(async () => {
        const { id, formattedId } = await call(quoteArtwork, { params, body: { version: latest.current.version, send } });
        return { path: officeQuotePath(id), said: send ? t.sent(formattedId) : t.drafted(formattedId) };
      }),
    discard: async () =>
      leave(async () => {
        await call(discardArtwork, { params, body: { version: latest.current.version } });
        return { path: paths.officeArtworks, said: t.discarded };
      }),
  };
}

function foreseen(artwork: Artwork, { fields = [], choice }: Changes): Artwork {
  const { invoiceData } = artwork;
  const written = invoiceData.fields.map((field) => {
    const change = fields.find(({ key, work }) => key === field.key && work === field.work);
    return change === undefined ? field : { ...field, value: change.value, confirmed: change.confirmed ?? true };
  });
  return { ...artwork, choice: choice ?? artwork.choice, invoiceData: { ...invoiceData, fields: written } };
}

const restMs = 250;

/** Only the last answer counts; a delay avoids asking the carrier for each of several fields confirmed in a row. */
function useOffer({ id, version, state }: Artwork, onOffer: (offer: ArtworkOffer) => void): void {
  const first = useRef(version);
  useEffect(() => {
    if (version === first.current || state === 'QUOTED') return undefined;
    const control = new AbortController();
    const timer = setTimeout(() => {
      void call(readArtworkOffer, { params: { id } }, { signal: control.signal }).then(onOffer, () => undefined);
    }, restMs);
    return () => {
      clearTimeout(timer);
      control.abort();
    };
  }, [id, version, state, onOffer]);
}
