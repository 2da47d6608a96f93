import { useState } from 'react';
import { useLocale } from 'use-intl';
import { countryName } from '#domain/contact/country-name.ts';
import { anotherCountry, inCountryOrder, nearDestinations } from '#domain/contact/country-order.ts';
import { destinations } from '#domain/contact/destination.ts';
import type { Language } from '#domain/language/language.ts';
import styles from './hero.module.css';

interface DestinationProps {
  value: string;
  label: string;
  /** What a country is called that the list does not name. */
  another: string;
  onChange: (country: string) => void;
}

interface Country {
  value: string;
  label: string;
}

const id = 'ask-country';

/** The list in the page as sent; none on the server, and after a visit to another page. */
function sentList(): readonly Country[] {
  if (typeof document === 'undefined') return [];
  return Array.from(document.querySelectorAll<HTMLOptionElement>(`#${id} option`), ({ value, textContent }) => ({
    value,
    label: textContent,
  }));
}

const lists = new Map<Language, readonly Country[]>();

function listIn(language: Language, another: string): readonly Country[] {
  const known = lists.get(language);
  if (known) return known;
  const countries = destinations.map((code) => ({ value: code, label: code === anotherCountry ? another : countryName(code, language) }));
  const list = inCountryOrder(countries, language, nearDestinations);
  lists.set(language, list);
  return list;
}

/** The final destination of the goods. Names come from the page as sent: a browser's own list of them takes it a tenth of a second to open. */
export function Destination({ value, label, another, onChange }: DestinationProps) {
  const language = useLocale();
  const [countries] = useState(() => {
    const sent = sentList();
    return sent.length === destinations.length ? sent : listIn(language, another);
  });
  return (
    <div className={styles['zip']}>
      <label htmlFor={id}>{label}</label>
      <select id={id} name="land" value={value} autoComplete="shipping country" onChange={(event) => onChange(event.target.value)}>
        {countries.map((country) => (
          <option key={country.value} value={country.value}>
            {country.label}
          </option>
        ))}
      </select>
    </div>
  );
}
