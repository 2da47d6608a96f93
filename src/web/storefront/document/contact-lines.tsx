import type { ReactNode } from 'react';
import { useRootData } from '#web/root-data.ts';
import { phoneHref } from '../page/phone-href.ts';
import styles from './contact-lines.module.css';

interface ContactLinesProps {
  title: string;
  text?: string;
  /** Of the mail that its link begins: what it is about. */
  subject: string;
  /** A way on this site, before those to call and to write. */
  children?: ReactNode;
}

/** Whom to ask about an order or a quote, at the company's own number and address. */
export function ContactLines({ title, text, subject, children }: ContactLinesProps) {
  const profile = useRootData()?.profile;
  if (!profile) return null;
  return (
    <div className={styles['contact']}>
      <b>{title}</b>
      {text === undefined ? null : <p>{text}</p>}
      {children}
      <a href={phoneHref(profile.phone)}>{profile.phone}</a>
      <a href={`mailto:${profile.email}?subject=${encodeURIComponent(subject)}`}>{profile.email}</a>
    </div>
  );
}
