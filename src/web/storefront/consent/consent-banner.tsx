import { useEffect, useRef } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '#web/ui/button.tsx';
import { paths } from '#web/paths.ts';
import { Link } from '#web/ui/link.tsx';
import styles from './consent-banner.module.css';
import { decideConsent, openConsent, useConsent } from './consent-state.ts';

/** Asks until answered; yes and no look alike. It covers nothing permanently: the page reserves space for it. */
export function ConsentBanner({ gtmId, asked }: { gtmId: string | null; asked: boolean }) {
  const { known, accepted, reopened } = useConsent();
  useEffect(openConsent, []);
  useEffect(() => {
    if (accepted !== true || gtmId === null) return;
    // Without it nothing is counted, and nobody misses anything.
    void import('./tag-manager.ts').then(({ loadTagManager }) => loadTagManager(gtmId)).catch(() => undefined);
  }, [accepted, gtmId]);
  // Until the browser has read its storage, the request's cookie tells whether to ask.
  const isShown = known ? accepted === null || reopened : asked;
  if (!isShown) return null;
  return <Banner takesFocus={reopened} />;
}

function Banner({ takesFocus }: { takesFocus: boolean }) {
  const t = useTranslations('consent');
  const element = useRef<HTMLElement>(null);
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    const opener = document.activeElement;
    if (takesFocus) title.current?.focus();
    return () => {
      if (takesFocus && opener instanceof HTMLElement) opener.focus({ preventScroll: true });
    };
  }, [takesFocus]);
  useEffect(() => {
    const root = document.documentElement.style;
    const observer = new ResizeObserver(() => root.setProperty('--consent-height', `${element.current?.offsetHeight ?? 0}px`));
    if (element.current) observer.observe(element.current);
    return () => {
      observer.disconnect();
      root.removeProperty('--consent-height');
    };
  }, []);
  return (
    <section ref={element} className={styles['banner']} aria-labelledby="consent-title">
      <div className={`wrap ${styles['row']}`}>
        <div className={styles['text']}>
          <h2 id="consent-title" ref={title} tabIndex={-1}>
            {t('title')}
          </h2>
          <p>
            {t('text')} <Link to={paths.privacy}>{t('more')}</Link>
          </p>
        </div>
        <div className={styles['answers']}>
          <Button kind="outline" onClick={() => decideConsent(false)}>
            {t('decline')}
          </Button>
          <Button kind="outline" onClick={() => decideConsent(true)}>
            {t('accept')}
          </Button>
        </div>
      </div>
    </section>
  );
}
