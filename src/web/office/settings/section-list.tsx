import { useState } from 'react';
import { Link } from 'react-router';
import { officeSettingsPath } from '#web/paths.ts';
import { StatusMark } from '#web/ui/status-mark.tsx';
import { findSettings } from './find-settings.ts';
import { sections } from '../frame/setting-sections.ts';
import type { SectionKey } from '../frame/setting-sections.ts';
import { settingsWords as t } from './settings-words.ts';
import styles from './section-list.module.css';

/** All sections; during a search the matches instead. */
export function SectionList({ current, unsaved }: { current: SectionKey; unsaved: boolean }) {
  const [typed, setTyped] = useState('');
  const found = findSettings(typed);
  return (
    <nav className={styles['sections']} aria-label={t.sections}>
      <input
        type="search"
        aria-label={t.search}
        placeholder={t.searchExample}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
      />
      <ul>
        {found === null
          ? sections.map(({ key, word }) => (
              <li key={key}>
                <Link to={officeSettingsPath(key)} aria-current={key === current ? 'page' : undefined}>
                  {word}
                  {unsaved && key === current ? <StatusMark state="part" label={t.unsaved} bare /> : null}
                </Link>
              </li>
            ))
          : found.map(({ section, word, at }) => (
              <li key={`${section.key} ${at}`}>
                <Link to={`${officeSettingsPath(section.key)}${at === '' ? '' : `#${at}`}`} onClick={() => setTyped('')}>
                  <span>
                    {word}
                    {at === '' ? null : <small>{t.in(section.word)}</small>}
                  </span>
                </Link>
              </li>
            ))}
      </ul>
      {found?.length === 0 ? <p role="status">{t.nothingFound}</p> : null}
    </nav>
  );
}
