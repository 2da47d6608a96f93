import { useSyncExternalStore } from 'react';
import { useLocale } from 'use-intl';
import { destinations } from '../search/question.ts';
import styles from './hero.module.css';

interface DestinationProps {
  value: string;
  label: string;
  onChange: (country: string) => void;
}

const never = (): (() => void) => () => undefined;

/** The final destination of the goods. Country names come from the browser's own language data: the server's may differ. */
export function Destination({ value, label, onChange }: DestinationProps) {
  const language = useLocale();
  const inBrowser = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  const names = inBrowser ? new Intl.DisplayNames([`${language}-CH`], { type: 'region' }) : null;
  return (
    <div className={styles['zip']}>
      <label htmlFor="ask-country">{label}</label>
      <select id="ask-country" name="land" value={value} autoComplete="shipping country" onChange={(event) => onChange(event.target.value)}>
        {destinations.map((code) => (
          <option key={code} value={code}>
            {names?.of(code) ?? code}
          </option>
        ))}
      </select>
    </div>
  );
}
