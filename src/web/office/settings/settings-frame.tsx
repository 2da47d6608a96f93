/** The frame of all settings: sections with search on the left, the form in the middle, effect and history on the right. */
import type { ReactNode } from 'react';
import { PageHead } from '../ui/page-head.tsx';
import { SectionList } from './section-list.tsx';
import type { Section } from '../frame/setting-sections.ts';
import { settingsWords as t } from './settings-words.ts';
import styles from './settings.module.css';
import settingFieldsStyles from './setting-fields.module.css';

interface FrameProps {
  section: Section;
  unsaved: boolean;
  /** Effect and history; null: the form takes the whole width. */
  aside: ReactNode;
  foot?: ReactNode;
  actions?: ReactNode;
  children: ReactNode;
}

export function SettingsFrame({ section, unsaved, aside, foot, actions, children }: FrameProps) {
  return (
    <div className={styles['frame']}>
      <PageHead title={t.title}>{actions}</PageHead>
      <div className={`${styles['split']} ${aside === null ? styles['wide'] : ''}`}>
        <SectionList current={section.key} unsaved={unsaved} />
        <section className={styles['work']} aria-labelledby="bereich">
          <h2 id="bereich">{section.word}</h2>
          <p className={styles['says']}>{section.says}</p>
          {children}
        </section>
        {aside === null ? null : (
          <aside className={styles['aside']} aria-label={`${t.effect}, ${t.history}`}>
            {aside}
          </aside>
        )}
      </div>
      {foot}
    </div>
  );
}

/** A named part of a form: its name on the left, its fields beside it. */
export function SettingPart({ word, children }: { word: string; children: ReactNode }) {
  return (
    <fieldset className={styles['part']}>
      <legend>{word}</legend>
      <div className={settingFieldsStyles['fields']}>{children}</div>
    </fieldset>
  );
}
