/** Facets with boxes to tick: alternatives, colours, thresholds, and yes/no facets. */
import { useEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import type { Facet } from '#contract/search.ts';
import type { ColourFamily } from '#domain/search/colour-family.ts';
import { familyCode } from '#domain/search/colour-family.ts';
import type { Listing } from '#domain/search/listing.ts';
import { countText } from '#web/texts/count-text.ts';
import styles from './facet-choice.module.css';
import { useFacetWords } from './facet-words.ts';
import type { Send } from './listing-form.ts';

interface CheckProps {
  name: string;
  value: string;
  type?: 'checkbox' | 'radio';
  checked: boolean;
  count: number | null;
  send: Send;
  children: ReactNode;
}

/** The browser ticks at once; the address follows, and sets the box again where it was changed elsewhere. */
function Check({ name, value, type = 'checkbox', checked, count, send, children }: CheckProps) {
  const locale = useLocale();
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (input.current) input.current.checked = checked;
  }, [checked]);
  return (
    <label className={`${styles['check']} ${count === 0 && !checked ? styles['none'] : ''}`}>
      <input ref={input} type={type} name={name} value={value} defaultChecked={checked} onChange={(event) => send(event.target.form)} />
      <span className={styles['word']}>{children}</span>
      {count === null ? null : <span className={styles['number']}>{countText(locale, count)}</span>}
    </label>
  );
}

/** All yes/no facets in one group. */
export function Switches({ facets, listing, send }: { facets: readonly Facet[]; listing: Listing; send: Send }) {
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

export function FacetChoice({ facet, chosen, send }: { facet: Facet; chosen: readonly string[]; send: Send }) {
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
