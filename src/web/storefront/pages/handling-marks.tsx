import { useTranslations } from 'use-intl';
import { Icon } from '#web/ui/icon.tsx';
import styles from './handling-marks.module.css';

const marks = ['thisWayUp', 'keepDry', 'fragile', 'centreOfGravity', 'sling', 'stacking'] as const;

/** The marks that the page explains, as printed on a crate, each with its name. */
export function HandlingMarks() {
  const t = useTranslations('shell.marks');
  return (
    <ul className={`f-mode-tint ${styles['marks']}`}>
      {marks.map((mark) => (
        <li key={mark}>
          <Icon name={mark} size="large" />
          <span>{t(mark)}</span>
        </li>
      ))}
    </ul>
  );
}
