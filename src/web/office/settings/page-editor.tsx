import { useState } from 'react';
import { Link } from 'react-router';
import { readPage, writePage } from '#contract/content-desk.ts';
import type { PageRecord } from '#contract/content-desk.ts';
import type { Language } from '#domain/language/language.ts';
import { languages } from '#domain/language/language.ts';
import { call } from '#web/call.ts';
import { officeSettingsPath } from '#web/paths.ts';
import { useFailureText } from '#web/texts/failure-text.ts';
import { PlainSelect } from '../ui/plain-select.tsx';
import { PageBlocks } from './page-blocks.tsx';
import { pageDraftOf, pageForm, textsOf } from './page-draft.ts';
import type { PageDraft, TextDraft } from './page-draft.ts';
import { PageVersions } from './page-versions.tsx';
import { pageWords as t } from './page-words.ts';
import styles from './pages.module.css';
import type { Section } from '../frame/setting-sections.ts';
import { SettingsRecord } from './settings-record.tsx';
import { useSavedRecord } from '../record/use-saved-record.ts';

/** A text page: edited as a draft, previewed in the shop, published, and restored. */
export function PageEditor({ section, page, path }: { section: Section; page: PageRecord; path: string }) {
  const failureText = useFailureText();
  const [language, setLanguage] = useState<Language>('de');
  const { slug } = page;
  const record = useSavedRecord<PageRecord, PageDraft>({
    loaded: page,
    draftOf: pageDraftOf,
    form: pageForm(({ key, params }) => failureText.key(key, { ...params })),
    reread: async () => call(readPage, { params: { slug } }),
    save: async ({ stored, draft }) => call(writePage, { params: { slug }, body: { version: stored.version, draft: textsOf(draft) } }),
  });
  const { stored, draft, change, problems, conflict } = record;
  const store = (): void => {
    const faulty = languages.find((each) =>
      Object.keys(pageForm(({ key }) => key).problemsOf(draft)).some((at) => at.startsWith(`${each}.`)),
    );
    if (faulty !== undefined) setLanguage(faulty);
    record.store();
  };
  return (
    <SettingsRecord
      section={section}
      record={{
        ...record,
        store,
        conflict: conflict === null ? null : { ...conflict, contradictions: conflict.contradictions.map(readable) },
      }}
      labelOf={(field) => t.languages[field as Language]}
      history={null}
      effect={<PageVersions page={stored} path={path} isUnsaved={record.unsaved.length > 0} onDone={record.replace} />}
    >
      <p className={styles['back']}>
        <Link to={officeSettingsPath('pages')}>{t.all}</Link> / {stored.published.de.title}
      </p>
      <div className={styles['language']}>
        <PlainSelect
          id="page-language"
          label={t.language}
          value={language}
          options={languages.map((each) => [each, t.languages[each]])}
          onChange={(value) => setLanguage(languages.find((each) => each === value) ?? 'de')}
        />
      </div>
      <PageBlocks
        key={language}
        language={language}
        text={draft[language]}
        problems={problems}
        onChange={(text: TextDraft) => change({ ...draft, [language]: text })}
      />
    </SettingsRecord>
  );
}

type Sides = { field: string; before: string; theirs: string | null; mine: string };

/** Each side's version of the page, as readable text. */
const readable = ({ field, before, theirs, mine }: Sides): Sides => ({
  field,
  before: wordsIn(before),
  theirs: theirs === null ? null : wordsIn(theirs),
  mine: wordsIn(mine),
});

function wordsIn(text: string): string {
  const { title, blocks } = JSON.parse(text) as TextDraft;
  return [title, ...blocks.flatMap(({ values, items }) => [values, ...items].flatMap((each) => Object.values(each)))]
    .filter(Boolean)
    .join('\n');
}
