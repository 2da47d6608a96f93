import { useState } from 'react';
import { useLocale } from 'use-intl';
import { destinations } from '../search/question.ts';
import styles from './hero.module.css';

interface DestinationProps {
  value: string;
  label: string;
  onChange: (country: string) => void;
}

const id = 'ask-country';

/** Names of the destinations in the page as sent; none on the server, and after a visit to another page. */
function sentNames(): readonly string[] {
  if (typeof document === 'undefined') return [];
  return Array.from(document.querySelectorAll(`#${id} option`), (option) => option.textContent);
}

const namesIn = new Map<string, readonly string[]>();

function namesOf(language: string): readonly string[] {
  const known = namesIn.get(language);
  if (known) return known;
  const region = new Intl.DisplayNames([`${language}-CH`], { type: 'region' });
  const names = destinations.map((code) => region.of(code) ?? code);
  namesIn.set(language, names);
  return names;
}

/** The final destination of the goods. Names come from the page as sent: a browser's own list of them takes it a tenth of a second to open. */
export function Destination({ value, label, onChange }: DestinationProps) {
  const language = useLocale();
  const [names] = useState(() => {
    const sent = sentNames();
    return sent.length === destinations.length ? sent : namesOf(language);
  });
  return (
    <div className={styles['zip']}>
      <label htmlFor={id}>{label}</label>
      <select id={id} name="land" value={value} autoComplete="shipping country" onChange={(event) => onChange(event.target.value)}>
        {destinations.map((code, at) => (
          <option key={code} value={code}>
            {names[at]}
          </option>
        ))}
      </select>
    </div>
  );
}
