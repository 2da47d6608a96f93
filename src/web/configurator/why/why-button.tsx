/**
 * "Warum?": opens the explanation of a computed value, or of a line of the part list.
 * The explanation is fetched on demand, and its empty container is not in the server-rendered page.
 */
import { lazy, Suspense, useId, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useInBrowser } from '../use-in-browser.ts';
import type { WhyProps } from './why-subject.ts';
import styles from './why.module.css';

const WhyContent = lazy(async () => import('./why-content.tsx'));

export function WhyButton({ compiled, values, subject, name }: WhyProps) {
  const t = useTranslations('configurator');
  const id = useId();
  const [open, setOpen] = useState(false);
  const inBrowser = useInBrowser();
  return (
    <>
      <button type="button" className={styles['ask']} popoverTarget={inBrowser ? id : undefined} aria-label={t('whyThing', { name })}>
        {t('why')}
      </button>
      {inBrowser && (
        <div
          id={id}
          popover="auto"
          role="dialog"
          aria-label={t('whyThing', { name })}
          className={styles['answer']}
          onToggle={(event) => setOpen(event.newState === 'open')}
        >
          {open && (
            <Suspense fallback={<p>…</p>}>
              <WhyContent compiled={compiled} values={values} subject={subject} name={name} />
            </Suspense>
          )}
        </div>
      )}
    </>
  );
}
