import { useLocale } from 'use-intl';
import { destinations } from '../search/question.ts';
import styles from './hero.module.css';

interface DestinationProps {
  value: string;
  label: string;
  onChange: (country: string) => void;
}

const namesIn = new Map<string, Intl.DisplayNames>();

function nameOf(country: string, language: string): string {
  const names = namesIn.get(language) ?? new Intl.DisplayNames([`${language}-CH`], { type: 'region' });
  namesIn.set(language, names);
  return names.of(country) ?? country;
}

/** The final destination of the goods. Where the browser would write a name otherwise than the server, the server's stays. */
export function Destination({ value, label, onChange }: DestinationProps) {
  const language = useLocale();
  return (
    <div className={styles['zip']}>
      <label htmlFor="ask-country">{label}</label>
      <select id="ask-country" name="land" value={value} autoComplete="shipping country" onChange={(event) => onChange(event.target.value)}>
        {destinations.map((code) => (
          <option key={code} value={code} suppressHydrationWarning>
            {nameOf(code, language)}
          </option>
        ))}
      </select>
    </div>
  );
}
