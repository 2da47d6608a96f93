import { useEffect, useId, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { Form, useNavigate } from 'react-router';
import { useTranslations } from 'use-intl';
import type { Facet, ListingAnswer } from '#contract/search.ts';
import type { ColourFamily } from '#domain/search/colour-family.ts';
import { familyCode } from '#domain/search/colour-family.ts';
import type { Listing } from '#domain/search/listing.ts';
import { sortKeys } from '#domain/search/listing.ts';
import { Button } from '#web/ui/button.tsx';
import { VatLabel } from '../page/price-view.tsx';
import { useFacetWords } from './facet-words.ts';
import { addressOfForm } from './listing-address.ts';
import styles from './listing-filter.module.css';

interface ListingFilterProps {
  answer: ListingAnswer;
  listing: Listing;
  q: string | null;
  byRank: boolean;
}

/** Facets, price bounds and order as one form over the address: every change sends it; without script the button does. */
export function ListingFilter({ answer: { facets, matching, total, priceRange }, listing, q, byRank }: ListingFilterProps) {
  const t = useTranslations('catalog');
  const navigate = useNavigate();
  const id = useId();
  const [open, setOpen] = useState(false);
  const send = (form: HTMLFormElement | null): void => {
    if (!form) return;
    const pairs = [...new FormData(form)].flatMap(([key, value]): [string, string][] => (typeof value === 'string' ? [[key, value]] : []));
    void navigate(addressOfForm(pairs), { preventScrollReset: true, replace: true });
  };
  const active = [...listing.chosen.values()].flat().length + Number(listing.priceFrom !== null || listing.priceTo !== null);
  return (
    <Form
      method="get"
      className={styles['filter']}
      onSubmit={(event) => {
        event.preventDefault();
        send(event.currentTarget);
      }}
    >
      {q === null ? null : <input type="hidden" name="q" value={q} />}
      <div className={styles['top']}>
        <output className={styles['count']}>{t('count', { shown: String(matching), total: String(total) })}</output>
        <button
          type="button"
          className={styles['toggle']}
          aria-expanded={open}
          aria-controls={`${id}-facets`}
          onClick={() => setOpen(!open)}
        >
          {t('filter', { count: active })}
        </button>
      </div>
      <div id={`${id}-facets`} className={`${styles['facets']} ${open ? styles['open'] : ''}`}>
        <fieldset className={styles['facet']}>
          <legend>{t('sort')}</legend>
          <span className={styles['sort']}>
            <Choice
              name="sort"
              label={t('sort')}
              value={listing.sort}
              options={sortKeys.map((key) => [key, t(key === 'default' && byRank ? 'sortBy.rank' : `sortBy.${key}`)])}
              send={send}
            />
            <Choice
              name="order"
              label={t('order')}
              value={listing.reverse ? 'desc' : 'asc'}
              options={[
                ['asc', t('ascending')],
                ['desc', t('descending')],
              ]}
              send={send}
            />
          </span>
        </fieldset>
        <Switches facets={facets} listing={listing} send={send} />
        {facets
          .filter(({ kind }) => kind !== 'switch')
          .map((facet) => (
            <FacetChoice key={facet.key} facet={facet} chosen={listing.chosen.get(facet.key) ?? []} send={send} />
          ))}
        {priceRange === null ? null : (
          <PriceBounds key={`${listing.priceFrom}|${listing.priceTo}`} range={priceRange} listing={listing} send={send} />
        )}
        <noscript>
          <Button type="submit" size="small">
            {t('apply')}
          </Button>
        </noscript>
      </div>
    </Form>
  );
}

type Send = (form: HTMLFormElement | null) => void;

interface CheckProps {
  name: string;
  value: string;
  type?: 'checkbox' | 'radio';
  checked: boolean;
  count: number | null;
  send: Send;
  children: ReactNode;
}

/** The browser ticks at once; the address follows, and says it again where it was changed elsewhere. */
function Check({ name, value, type = 'checkbox', checked, count, send, children }: CheckProps) {
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (input.current) input.current.checked = checked;
  }, [checked]);
  return (
    <label className={`${styles['check']} ${count === 0 && !checked ? styles['none'] : ''}`}>
      <input ref={input} type={type} name={name} value={value} defaultChecked={checked} onChange={(event) => send(event.target.form)} />
      <span className={styles['word']}>{children}</span>
      {count === null ? null : <span className={styles['number']}>{count}</span>}
    </label>
  );
}

interface ChoiceProps {
  name: string;
  label: string;
  value: string;
  options: readonly (readonly [value: string, label: string])[];
  send: Send;
}

function Choice({ name, label, value, options, send }: ChoiceProps) {
  const select = useRef<HTMLSelectElement>(null);
  useEffect(() => {
    if (select.current) select.current.value = value;
  }, [value]);
  return (
    <select ref={select} name={name} aria-label={label} defaultValue={value} onChange={(event) => send(event.target.form)}>
      {options.map(([each, text]) => (
        <option key={each} value={each}>
          {text}
        </option>
      ))}
    </select>
  );
}

/** Everything that is yes or nothing stands together. */
function Switches({ facets, listing, send }: { facets: readonly Facet[]; listing: Listing; send: Send }) {
  const t = useTranslations('catalog');
  const words = useFacetWords();
  const switches = facets.filter(({ kind }) => kind === 'switch');
  if (switches.length === 0) return null;
  return (
    <fieldset className={styles['facet']}>
      <legend>{t('availability')}</legend>
      {switches.map((facet) => {
        const option = facet.options[0];
        return option === undefined ? null : (
          <Check
            key={facet.key}
            name={facet.key}
            value={option.value}
            checked={listing.chosen.get(facet.key)?.includes(option.value) ?? false}
            count={option.count}
            send={send}
          >
            {words.name(facet)}
          </Check>
        );
      })}
    </fieldset>
  );
}

function FacetChoice({ facet, chosen, send }: { facet: Facet; chosen: readonly string[]; send: Send }) {
  const t = useTranslations('catalog');
  const words = useFacetWords();
  const one = facet.kind === 'atLeast';
  return (
    <fieldset className={styles['facet']}>
      <legend>{words.name(facet)}</legend>
      {one ? (
        <Check name={facet.key} value="" type="radio" checked={chosen.length === 0} count={null} send={send}>
          {t('any')}
        </Check>
      ) : null}
      {facet.options.map((option) => (
        <Check
          key={option.value}
          name={facet.key}
          value={option.value}
          type={one ? 'radio' : 'checkbox'}
          checked={chosen.includes(option.value)}
          count={option.count}
          send={send}
        >
          {facet.kind === 'colour' ? (
            <span className={styles['swatch']} style={{ background: familyCode(option.value as ColourFamily) }} aria-hidden="true" />
          ) : null}
          {words.option(facet, option)}
        </Check>
      ))}
    </fieldset>
  );
}

function PriceBounds({ range, listing, send }: { range: { lowest: number; highest: number }; listing: Listing; send: Send }) {
  const t = useTranslations('catalog');
  const field = (name: 'price-from' | 'price-to', label: string, value: number | null, hint: number) => (
    <label className={styles['bound']}>
      <span>{label}</span>
      <input
        name={name}
        inputMode="decimal"
        autoComplete="off"
        defaultValue={value ?? ''}
        placeholder={String(hint)}
        onBlur={(event) => {
          if (event.target.value !== event.target.defaultValue) send(event.target.form);
        }}
      />
    </label>
  );
  return (
    <fieldset className={styles['facet']}>
      <legend>
        {t('price')} <VatLabel />
      </legend>
      <span className={styles['bounds']}>
        {field('price-from', t('priceFrom'), listing.priceFrom, Math.floor(range.lowest))}
        {field('price-to', t('priceTo'), listing.priceTo, Math.ceil(range.highest))}
      </span>
    </fieldset>
  );
}
