import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { ButtonLink } from '#web/ui/button.tsx';
import { takeFocus } from '#web/ui/take-focus.ts';
import { paths } from '#web/paths.ts';
import type { Asked } from './ask.ts';
import styles from './quote-page.module.css';

/** A number is not broken at its hyphen. */
const inOneLine = (text: ReactNode): ReactNode => <span className={styles['whole']}>{text}</span>;

/** Replaces the form once the request is sent, and takes the focus; the heading level depends on its place on the page. */
export function AskedNote({ asked: { number, email, files }, heading: Heading }: { asked: Asked; heading: 'h1' | 'h2' }) {
  const t = useTranslations('quote');
  return (
    <section className={styles['done']}>
      <Heading ref={takeFocus} tabIndex={-1}>
        {t.rich('asked', { number, whole: inOneLine })}
      </Heading>
      <p>{t('askedText', { email })}</p>
      {files.length === 0 ? null : <p>{t('askedFiles', { files: files.join(', ') })}</p>}
      <ButtonLink to={paths.category} mark="arrow">
        {t('keepShopping')}
      </ButtonLink>
    </section>
  );
}
