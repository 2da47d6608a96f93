import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import type { Facet } from '#contract/search.ts';
import type { Listing } from '#domain/search/listing.ts';
import { Icon } from '#web/ui/icon.tsx';
import styles from './active-filters.module.css';
import { withoutFilter, withoutOption, withoutPrice } from './listing-address.ts';
import { useFacetWords } from './facet-words.ts';

/** What is chosen, each with a cross that takes it away. Plain links: they work without script. */
export function ActiveFilters({ facets, listing, q }: { facets: readonly Facet[]; listing: Listing; q: string | null }) {
  const t = useTranslations('catalog');
  const words = useFacetWords();
  const chips = facets.flatMap((facet) =>
    facet.options
      .filter(({ chosen }) => chosen)
      .map((option) => ({ to: withoutOption(listing, q, facet.key, option.value), text: words.chip(facet, option) })),
  );
  const { priceFrom, priceTo } = listing;
  if (priceFrom !== null || priceTo !== null) {
    const from = String(priceFrom ?? '');
    const to = String(priceTo ?? '');
    const text =
      priceTo === null ? t('priceChip.from', { from }) : priceFrom === null ? t('priceChip.to', { to }) : t('priceChip.both', { from, to });
    chips.push({ to: withoutPrice(listing, q), text });
  }
  if (chips.length === 0) return null;
  return (
    <ul className={styles['chips']} aria-label={t('activeFilters')}>
      {chips.map(({ to, text }) => (
        <li key={text}>
          <Link className={styles['chip']} to={to} preventScrollReset replace aria-label={t('removeFilter', { filter: text })}>
            {text}
            <Icon name="close" size="small" />
          </Link>
        </li>
      ))}
      <li>
        <Link className={styles['reset']} to={withoutFilter(listing, q)} preventScrollReset replace>
          {t('resetFilters')}
        </Link>
      </li>
    </ul>
  );
}
