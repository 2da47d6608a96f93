import { useState } from 'react';
import { Link } from 'react-router';
import type { OwnText } from '#contract/own-text.ts';
import { officeSettingsPath } from '#web/paths.ts';
import { findTexts, isOwn } from './find-texts.ts';
import type { Section } from '../frame/setting-sections.ts';
import { SettingsFrame } from './settings-frame.tsx';
import { partWord, textWords as t } from './text-words.ts';
import styles from './texts.module.css';
import { StateWord } from '../grid/state-word.tsx';

/** All texts of mails and documents, by where they are used. */
export function TextsSection({ section, texts }: { section: Section; texts: readonly OwnText[] }) {
  const [typed, setTyped] = useState('');
  const [onlyOwn, setOnlyOwn] = useState(false);
  const found = findTexts(texts, typed, onlyOwn);
  const count = [...found.values()].reduce((all, { length }) => all + length, 0);
  return (
    <SettingsFrame section={section} unsaved={false} aside={null}>
      <div className={styles['search']}>
        <input
          type="search"
          aria-label={t.search}
          placeholder={t.searchExample}
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
        />
        <label>
          <input type="checkbox" checked={onlyOwn} onChange={({ target }) => setOnlyOwn(target.checked)} />
          {t.onlyOwn}
        </label>
        <p role="status">{count === 0 ? t.nothing : t.found(count)}</p>
      </div>
      {[...found].map(([part, members]) => (
        <section key={part} className={styles['part']} aria-label={partWord(part)}>
          <h3>{partWord(part)}</h3>
          <ul>
            {members.map((text) => (
              <li key={text.key}>
                <Link to={`${officeSettingsPath('texts')}?text=${encodeURIComponent(text.key)}`}>{text.own.de || text.house.de}</Link>
                {isOwn(text) ? <StateWord mark="done">{t.own}</StateWord> : null}
              </li>
            ))}
          </ul>
        </section>
      ))}
    </SettingsFrame>
  );
}
