import { useTranslations } from 'use-intl';
import type { Facet } from '#contract/search.ts';
import type { Bounds, Listing } from '#domain/search/listing.ts';
import { isBounded, sides } from '#domain/search/listing.ts';
import { Icon } from '#web/ui/icon.tsx';
import { Link } from '#web/ui/link.tsx';
import styles from './active-filters.module.css';
import { withoutFilter, withoutOption, withoutPrice, withoutSide } from './listing-address.ts';
import { useFacetWords } from './facet-words.ts';

/** The active filters, each with a cross that removes it. Plain links: they work without script. */
export function ActiveFilters({ facets, listing, q }: { facets: readonly Facet[]; listing: Listing; q: string | null }) {
  const t = useTranslations('catalog');
  const words = useFacetWords();
  const chips = facets.flatMap((facet) =>
    facet.options
      .filter(({ chosen }) => chosen)
      .map((option) => ({ to: withoutOption(listing, q, facet.key, option.value), text: words.chip(facet, option) })),
  );
  const { priceFrom, priceTo } = listing;
  const boundText = ({ from, to }: Bounds): string => {
    if (from === null) return t('sideChip.to', { to: String(to) });
    return to === null ? t('sideChip.from', { from: String(from) }) : t('sideChip.both', { from: String(from), to: String(to) });
  };
  if (priceFrom !== null || priceTo !== null) {
    const from = String(priceFrom ?? '');
    const to = String(priceTo ?? '');
    const text =
      priceTo === null ? t('priceChip.from', { from }) : priceFrom === null ? t('priceChip.to', { to }) : t('priceChip.both', { from, to });
    chips.push({ to: withoutPrice(listing, q), text });
  }
  for (const side of sides) {
    const bounds = listing.innerMm[side];
    if (isBounded(bounds)) chips.push({ to: withoutSide(listing, q, side), text: `${t(`letters.${side}`)} ${boundText(bounds)}` });
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
