import { useEffect, useRef } from 'react';
import { useTranslations } from 'use-intl';
import type { Listing } from '#domain/search/listing.ts';
import { sortChoice } from '#domain/search/listing.ts';
import { listingForm, useSendListing } from './listing-form.ts';
import styles from './listing-sort.module.css';

const choices = ['default', 'price', 'price-desc', 'size', 'size-desc', 'name', 'name-desc'] as const;

/** Sort key and direction in one field. */
export function ListingSort({ listing, byRank }: { listing: Listing; byRank: boolean }) {
  const t = useTranslations('catalog');
  const send = useSendListing();
  const select = useRef<HTMLSelectElement>(null);
  const chosen = choices.find((each) => each === sortChoice(listing.sort, listing.reverse)) ?? 'default';
  useEffect(() => {
    if (select.current) select.current.value = chosen;
  }, [chosen]);
  return (
    <label className={styles['sort']}>
      <span className={styles['label']}>{t('sort')}</span>
      <select
        ref={select}
        name="sort"
        form={listingForm}
        aria-label={t('sort')}
        defaultValue={chosen}
        onChange={(event) => send(event.target.form)}
      >
        {choices.map((each) => (
          <option key={each} value={each}>
            {t(each === 'default' && byRank ? 'sortBy.rank' : `sortBy.${each}`)}
          </option>
        ))}
      </select>
    </label>
  );
}
