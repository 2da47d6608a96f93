import type { ReactNode } from 'react';
import { useLocation, useNavigation, useSearchParams } from 'react-router';
import { useLocale, useTranslations } from 'use-intl';
import { readListing } from '#domain/search/listing.ts';
import { countText } from '#web/texts/count-text.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ButtonLink } from '#web/ui/button.tsx';
import { Link } from '#web/ui/link.tsx';
import { ActiveFilters } from './active-filters.tsx';
import { filtersIn, withMore, withoutFilter } from './listing-address.ts';
import type { ShownListing } from './shown-listing.ts';
import { ListingFilter } from './listing-filter.tsx';
import { filterSheet } from './listing-form.ts';
import { ListingSort } from './listing-sort.tsx';
import styles from './listing-view.module.css';
import pageStyles from './category-page.module.css';
import { ProductCard } from '../product-card/product-card.tsx';

interface ListingViewProps {
  answer: ShownListing;
  /** The list is sorted by relevance. */
  byRank?: boolean;
  /** Nothing larger is above the cards. */
  first?: boolean;
  /** Shown when the list is empty even without a filter. */
  empty: ReactNode;
}

const firstRow = 3;

/** A list of products with its filter: facets, active filters, cards and a button for more. All state is in the address. */
export function ListingView({ answer, byRank = false, first = false, empty }: ListingViewProps) {
  const t = useTranslations('catalog');
  const locale = useLocale();
  const share = (some: number, all: number): string => t('count', { shown: countText(locale, some), total: countText(locale, all) });
  const [here] = useSearchParams();
  const { pathname } = useLocation();
  const { location } = useNavigation();
  const answering = location?.pathname === pathname;
  // A new choice shows at once, while its answer is on the way.
  const query = answering ? new URLSearchParams(location.search) : here;
  const isFacet = () => !answer.hasFormerNames;
  const listing = readListing(query, isFacet);
  const shown = readListing(here, isFacet);
  const q = here.get('q');
  const { products, matching, total } = answer;
  if (total === 0) return empty;
  const cards = (
    <ul className={pageStyles['cards']}>
      {products.map((product, index) => (
        <ProductCard key={product.id} product={product} index={index} eager={first && index < firstRow} />
      ))}
    </ul>
  );
  // One product needs neither a filter nor an order.
  if (total === 1 && products.length === 1) return <div className={styles['alone']}>{cards}</div>;
  return (
    <div className={styles['view']}>
      <ListingFilter answer={answer} listing={listing} q={q} />
      <div className={styles['results']} aria-busy={answering}>
        <div className={styles['bar']}>
          <button type="button" className={styles['toggle']} popoverTarget={filterSheet}>
            {t('filter', { count: filtersIn(listing, answer.facets) })}
          </button>
          <ListingSort listing={listing} byRank={byRank} />
          <output className={styles['count']}>{share(matching, total)}</output>
          <ActiveFilters facets={answer.facets} listing={shown} q={q} />
        </div>
        {products.length > 0 ? (
          cards
        ) : (
          <EmptyState
            title={t('emptyTitle')}
            text={t('emptyFiltered')}
            action={
              <ButtonLink to={withoutFilter(shown, q)} mark="arrow" size="small">
                {t('showAll')}
              </ButtonLink>
            }
          />
        )}
        {products.length < matching ? (
          <p className={styles['more']}>
            <span className="small muted">{share(products.length, matching)}</span>
            <Link className={styles['moreLink']} to={withMore(shown, q)} preventScrollReset replace>
              {t('more', { count: Math.min(24, matching - products.length) })}
            </Link>
          </p>
        ) : null}
      </div>
    </div>
  );
}
