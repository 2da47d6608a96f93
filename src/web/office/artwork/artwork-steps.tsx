import type { Artwork } from '#contract/artwork.ts';
import type { ArtworkOffer } from '#contract/artwork-offer.ts';
import { otherCourier } from '#domain/artwork/courier.ts';
import { chfText } from '#domain/money/money-text.ts';
import { rappenFromChf } from '#domain/money/money.ts';
import { Steps } from '../ui/steps.tsx';
import { artworkWords } from './artwork-words.ts';

const t = artworkWords.steps;

interface ArtworkStepsProps {
  artwork: Artwork;
  offer: ArtworkOffer;
  /** Number of unconfirmed fields. */
  open: number;
}

export function ArtworkSteps({ artwork, offer, open }: ArtworkStepsProps) {
  const { packages, courier, insurance, problems } = offer;
  const packed = packages.filter(({ packaging }) => packaging !== null).length;
  const waits = (message: string): boolean => problems.some((problem) => problem.message === message);
  const steps = [
    { word: t.read, note: t.pages(artwork.invoiceData.pages), done: true },
    { word: t.check, note: t.open(open), done: open === 0 },
    { word: t.pack, note: t.packs(packed), done: !waits('artworkNotPackable') },
    {
      word: t.courier,
      note: artwork.choice.courier?.service === otherCourier ? t.byHand : t.services(courier.offered.length),
      done: !waits('artworkCourierMissing'),
    },
    {
      word: t.insure,
      note: insurance === null ? (artwork.choice.insurance === null ? t.uninsured : t.waits) : chfText(rappenFromChf(insurance.premium)),
      done: artwork.choice.insurance === null || insurance !== null,
    },
    { word: t.quote, note: artwork.quote?.formattedId ?? (problems.length === 0 ? t.ready : t.waits), done: artwork.quote !== null },
  ];
  const place = artwork.state === 'QUOTED' ? 5 : steps.findIndex(({ done }) => !done);
  return <Steps label={t.label} steps={steps} place={place < 0 ? 5 : place} />;
}
