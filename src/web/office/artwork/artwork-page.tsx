import { useLoaderData } from 'react-router';
import type { LoaderFunctionArgs, MetaFunction } from 'react-router';
import { readArtwork } from '#contract/artwork.ts';
import { readArtworkOffer } from '#contract/artwork-offer.ts';
import { idInPath, or404 } from '#web/or-404.ts';
import { pageServices } from '#web/page-context.ts';
import { requireScreen } from '../frame/screen-access.ts';
import type { RecordHandle } from '../frame/use-trail.ts';
import { ArtworkDesk } from './artwork-desk.tsx';
import { artworkWords } from './artwork-words.ts';

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => [
  { title: `${loaderData?.artwork.fileName ?? artworkWords.title} | Kistenwerk` },
  { name: 'robots', content: 'noindex' },
];

export const handle: RecordHandle = { recordName: (data) => (data as Awaited<ReturnType<typeof loader>>).artwork.fileName };

export async function loader({ context, params, request }: LoaderFunctionArgs) {
  const { session, call } = pageServices(context);
  requireScreen(session, 'artworks', request);
  const id = idInPath(params['id']);
  const [artwork, offer] = await or404(async () =>
    Promise.all([call(readArtwork, { params: { id } }), call(readArtworkOffer, { params: { id } })]),
  );
  return { artwork, offer };
}

export default function ArtworkPage() {
  const { artwork, offer } = useLoaderData<typeof loader>();
  return <ArtworkDesk key={artwork.id} loaded={artwork} firstOffer={offer} />;
}
