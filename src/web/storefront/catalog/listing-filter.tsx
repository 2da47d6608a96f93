import { Form } from 'react-router';
import { useTranslations } from 'use-intl';
import type { Listing } from '#domain/search/listing.ts';
import { Button } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { PriceBounds, SideBounds } from './bound-fields.tsx';
import { FacetChoice, Switches } from './facet-choice.tsx';
import styles from './listing-filter.module.css';
import { filterSheet, listingForm, useSendListing } from './listing-form.ts';
import type { ShownListing } from './shown-listing.ts';

interface ListingFilterProps {
  answer: ShownListing;
  listing: Listing;
  q: string | null;
}

/**
 * Facets and bounds as a form over the address: every change submits it; without script the button does. A column beside the cards, on a phone a sheet
 * that the browser opens and closes by itself.
 */
export function ListingFilter({ answer: { facets, matching, priceRange, innerMm }, listing, q }: ListingFilterProps) {
  const t = useTranslations('catalog');
  const send = useSendListing();
  return (
    <Form
      id={listingForm}
      method="get"
      onSubmit={(event) => {
        event.preventDefault();
        send(event.currentTarget);
      }}
    >
      {q === null ? null : <input type="hidden" name="q" value={q} />}
      <div id={filterSheet} popover="auto" className={styles['sheet']}>
        <p className={styles['head']}>
          <b>{t('filterTitle')}</b>
          <button type="button" popoverTarget={filterSheet} popoverTargetAction="hide" aria-label={t('closeFilter')}>
            <Icon name="close" />
          </button>
        </p>
        <div className={styles['facets']}>
          <SideBounds ranges={innerMm} listing={listing} send={send} />
          <Switches facets={facets} listing={listing} send={send} />
          {facets
            .filter(({ kind }) => kind !== 'switch')
            .map((facet) => (
              <FacetChoice key={facet.key} facet={facet} chosen={listing.chosen.get(facet.key) ?? []} send={send} />
            ))}
          <PriceBounds range={priceRange} listing={listing} send={send} />
          <noscript>
            <Button type="submit" size="small">
              {t('apply')}
            </Button>
          </noscript>
        </div>
        <p className={styles['foot']}>
          <Button popoverTarget={filterSheet} popoverTargetAction="hide">
            {t('showMatching', { count: matching })}
          </Button>
        </p>
      </div>
    </Form>
  );
}
