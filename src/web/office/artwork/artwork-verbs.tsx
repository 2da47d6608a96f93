import { Link } from 'react-router';
import { openArtworkFile } from '#contract/artwork.ts';
import type { Artwork } from '#contract/artwork.ts';
import { pathOf } from '#contract/endpoint.ts';
import { officeQuotePath } from '#web/paths.ts';
import pageStyles from '../ui/page.module.css';
import { artworkWords as t } from './artwork-words.ts';

/** What is asked before it is done. */
export type ArtworkQuestion = 'send' | 'discard';

interface ArtworkVerbsProps {
  artwork: Artwork;
  busy: boolean;
  /** Nothing is missing for a quote. */
  ready: boolean;
  onAsk: (question: ArtworkQuestion) => void;
  onDraft: () => void;
}

export function ArtworkVerbs({ artwork, busy, ready, onAsk, onDraft }: ArtworkVerbsProps) {
  return (
    <>
      <a className={pageStyles['button']} href={pathOf(openArtworkFile, { id: artwork.id })} download>
        {t.original}
      </a>
      {artwork.quote === null ? (
        <>
          <button type="button" className={pageStyles['button']} disabled={busy} onClick={() => onAsk('discard')}>
            {t.discard}
          </button>
          <button type="button" className={pageStyles['button']} disabled={!ready} onClick={onDraft}>
            {t.draft}
          </button>
          <button type="button" className={`${pageStyles['button']} ${pageStyles['main']}`} disabled={!ready} onClick={() => onAsk('send')}>
            {t.send} <kbd aria-hidden="true">Ctrl ↵</kbd>
          </button>
        </>
      ) : (
        <Link className={pageStyles['button']} to={officeQuotePath(artwork.quote.id)}>
          {t.toQuote(artwork.quote.formattedId)}
        </Link>
      )}
    </>
  );
}
