import { useState } from 'react';
import { discardPage, publishPage } from '#contract/content-desk.ts';
import type { PageRecord } from '#contract/content-desk.ts';
import { call } from '#web/call.ts';
import { instantText } from '../text/instant-text.ts';
import { Ask } from '../ui/ask.tsx';
import pageStyles from '../ui/page.module.css';
import { useAction } from '../ui/use-action.ts';
import { pageWords as t } from './page-words.ts';
import styles from './pages.module.css';
import settingStyles from './settings.module.css';
import { usePersonName } from '../people/person-names.tsx';

interface VersionsProps {
  page: PageRecord;
  /** Path in the shop. */
  path: string;
  isUnsaved: boolean;
  onDone: (page: PageRecord) => void;
}

/** Draft and versions of a page: previewed in the shop, published, discarded, restored. Each action asks first. */
export function PageVersions({ page, path, isUnsaved, onDone }: VersionsProps) {
  const { busy, run } = useAction();
  const [asks, setAsks] = useState<'publish' | 'discard' | number | null>(null);
  const nameOf = usePersonName();
  const { slug, version, draft, draftBy, versions } = page;
  const publish = async (earlier?: number): Promise<PageRecord> =>
    call(publishPage, { params: { slug }, body: { version, ...(earlier === undefined ? {} : { earlier }) } });
  const act = (work: () => Promise<PageRecord>, done: string): void => {
    setAsks(null);
    void run(async () => onDone(await work()), done);
  };
  const question =
    typeof asks === 'number'
      ? { title: t.againAsk(t.version(asks)), text: t.againText, verb: t.again, onYes: () => act(async () => publish(asks), t.againDone) }
      : asks === 'discard'
        ? {
            title: t.discardAsk,
            text: t.discardText,
            verb: t.discard,
            onYes: () => act(async () => call(discardPage, { params: { slug }, query: { version } }), t.discardDone),
          }
        : { title: t.publishAsk, text: t.publishText, verb: t.publish, onYes: () => act(async () => publish(), t.publishDone) };
  return (
    <>
      <section className={styles['state']}>
        <h2>{draft === null ? t.published : t.draft}</h2>
        {draftBy === null ? null : <p>{t.draftBy(nameOf(draftBy.who), instantText(draftBy.at))}</p>}
        <a href={draft === null ? path : `${path}?entwurf`} target="_blank" rel="noreferrer">
          {draft === null ? t.look : t.preview}
        </a>
        {draft === null ? null : (
          <>
            {isUnsaved ? <p>{t.saveFirst}</p> : null}
            <button
              type="button"
              className={`${pageStyles['button']} ${pageStyles['ink']}`}
              disabled={busy || isUnsaved}
              onClick={() => setAsks('publish')}
            >
              {t.publish}
            </button>
            <button type="button" className={pageStyles['button']} disabled={busy} onClick={() => setAsks('discard')}>
              {t.discard}
            </button>
          </>
        )}
      </section>
      <section>
        <h2>{t.versions}</h2>
        {versions.length === 0 ? <p className={settingStyles['remark']}>{t.noVersions}</p> : null}
        <ol className={styles['versions']}>
          {versions.map(({ number, at, who }, index) => (
            <li key={number}>
              <b>{t.version(number)}</b>
              <small>{number === 0 ? '' : `${instantText(at)}, ${nameOf(who)}`}</small>
              {index === 0 ? (
                <span>{t.now}</span>
              ) : (
                <button type="button" className={settingStyles['small']} disabled={busy || isUnsaved} onClick={() => setAsks(number)}>
                  {t.again}
                </button>
              )}
            </li>
          ))}
        </ol>
      </section>
      <Ask {...question} back={t.back} open={asks !== null} onNo={() => setAsks(null)} />
    </>
  );
}
