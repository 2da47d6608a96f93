import { useId } from 'react';
import { Form, useSubmit } from 'react-router';
import { useTranslations } from 'use-intl';
import { Button } from '#web/ui/button.tsx';
import styles from './listing-bar.module.css';
import { sortKeys } from './listing.ts';
import type { Listing } from './listing.ts';

/** Sort and filter as a form over the URL; without script the button sends it. */
export function ListingBar({ listing, shown, total }: { listing: Listing; shown: number; total: number }) {
  const t = useTranslations('catalog');
  const id = useId();
  const submit = useSubmit();
  const send = (form: HTMLFormElement | null): void => {
    if (!form) return;
    // What is default stays out of the address.
    const query = new FormData(form);
    if (query.get('sort') === 'default') query.delete('sort');
    if (query.get('order') === 'asc') query.delete('order');
    void submit(query, { method: 'get', preventScrollReset: true, replace: true });
  };
  return (
    <Form method="get" className={styles['bar']} key={`${listing.sort}${listing.reverse}${listing.configurableOnly}`}>
      <output className={styles['count']}>{t('count', { shown: String(shown), total: String(total) })}</output>
      <label className={styles['check']}>
        <input
          type="checkbox"
          name="configurable"
          value="1"
          defaultChecked={listing.configurableOnly}
          onChange={(event) => send(event.target.form)}
        />
        {t('configurableOnly')}
      </label>
      <span className={styles['sort']}>
        <label htmlFor={`${id}-sort`}>{t('sort')}</label>
        <select
          id={`${id}-sort`}
          name="sort"
          aria-label={t('sort')}
          defaultValue={listing.sort}
          onChange={(event) => send(event.target.form)}
        >
          {sortKeys.map((key) => (
            <option key={key} value={key}>
              {t(`sortBy.${key}`)}
            </option>
          ))}
        </select>
        <select
          name="order"
          aria-label={t('order')}
          defaultValue={listing.reverse ? 'desc' : 'asc'}
          onChange={(event) => send(event.target.form)}
        >
          <option value="asc">{t('ascending')}</option>
          <option value="desc">{t('descending')}</option>
        </select>
      </span>
      <noscript>
        <Button type="submit" size="small">
          {t('apply')}
        </Button>
      </noscript>
    </Form>
  );
}
