import { useEffect, useRef } from 'react';
import { useLoaderData } from 'react-router';
import type { LoaderFunctionArgs } from 'react-router';
import { useTranslations } from 'use-intl';
import { listShop, search } from '#contract/search.ts';
import type { SearchAnswer } from '#contract/search.ts';
import { searchText } from '#domain/search/search-text.ts';
import { pageServices } from '#web/page-context.ts';
import { unbrokenSize } from '#domain/language/unbroken-size.ts';
import { useRootData } from '#web/root-data.ts';
import { GroupedNumbers } from '#web/texts/grouped-numbers.tsx';
import { Link } from '#web/ui/link.tsx';
import { listingQuery } from '../catalog/listing-query.ts';
import { shownListing } from '../catalog/shown-listing.ts';
import type { ShownListing } from '../catalog/shown-listing.ts';
import { ListingView } from '../catalog/listing-view.tsx';
import { PageHead } from '../page/page-head.tsx';
import { MadeToSizeCards } from './made-to-size-cards.tsx';
import { SearchField } from './search-field.tsx';
import styles from './search-page.module.css';
import { pagePath } from './suggestions.ts';
import { WaysOn } from './ways-on.tsx';

export { StorefrontErrorBoundary as ErrorBoundary } from '../page/error-page.tsx';

/** Without the products, which are in the listing. */
type Found = Omit<SearchAnswer, 'products'>;

interface SearchPageData {
  q: string;
  /** null: nothing was searched yet. */
  found: { answer: Found; listing: ShownListing } | null;
}

export async function loader({ context, request }: LoaderFunctionArgs): Promise<SearchPageData> {
  const services = pageServices(context);
  const q = searchText(new URL(request.url).searchParams.get('q') ?? '');
  if (q === '') return { q, found: null };
  const [{ products: _, ...answer }, listing] = await Promise.all([
    services.call(search, { query: { q, limit: 1 } }),
    services.call(listShop, { query: { q, ...listingQuery(request, services) } }),
  ]);
  return { q, found: { answer, listing: shownListing(listing) } };
}

export default function SearchPage() {
  const { q, found } = useLoaderData<typeof loader>();
  const t = useTranslations('search');
  const domain = useRootData()?.profile.domain ?? '';
  const field = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (q !== '') return undefined;
    // After the frame has moved the focus into the page: visitors of the search page want to type.
    const frame = requestAnimationFrame(() => field.current?.querySelector('input')?.focus());
    return () => cancelAnimationFrame(frame);
  }, [q]);
  return (
    <>
      <PageHead title={`${q === '' ? t('title') : t('titleFor', { q })} | ${domain}`} noIndex />
      <section className="f-mode">
        <div className={`wrap ${styles['poster']}`}>
          <h1>{t('title')}</h1>
          <div ref={field}>
            <SearchField large />
          </div>
          <p className={styles['lead']}>{t('lead')}</p>
        </div>
      </section>
      <div className={`wrap ${styles['body']}`}>
        {found === null ? (
          <WaysOn text={t('startText')} />
        ) : (
          <GroupedNumbers>
            <Found q={q} {...found} />
          </GroupedNumbers>
        )}
      </div>
    </>
  );
}

function Found({ q, answer, listing }: { q: string; answer: Found; listing: ShownListing }) {
  const t = useTranslations('search');
  const shop = useRootData()?.profile.shop ?? 'verpackung';
  const places = [
    ...answer.categories.map(({ name, url }) => ({ name, to: url })),
    ...answer.pages.flatMap(({ name, slug }) => {
      const to = pagePath(slug, shop);
      return to === undefined ? [] : [{ name, to }];
    }),
  ];
  return (
    <>
      <h2 className={styles['results']} aria-live="polite">
        {t('results', { count: listing.total, q: unbrokenSize(q) })}
      </h2>
      {answer.corrected === null || listing.total === 0 ? null : (
        <p className={styles['note']}>{t('corrected', { corrected: answer.corrected })}</p>
      )}
      {answer.complete || listing.total === 0 ? null : (
        <p className={styles['note']}>
          {answer.unanswered.length === 0 ? t('partly') : t('unanswered', { words: answer.unanswered.join(' ') })}
        </p>
      )}
      {places.length === 0 ? null : (
        <nav aria-label={t('places')}>
          <ul className={styles['places']}>
            {places.map(({ name, to }) => (
              <li key={to}>
                <Link to={to}>{name}</Link>
              </li>
            ))}
          </ul>
        </nav>
      )}
      <MadeToSizeCards list={answer.madeToSize} />
      <ListingView answer={listing} byRank first empty={answer.madeToSize.length > 0 ? null : <WaysOn text={t('nothingText', { q })} />} />
    </>
  );
}
