import { useTranslations } from 'use-intl';
import styles from './hero.module.css';

interface WrongNumberProps {
  readable: boolean;
  field: { min: number; max: number };
  value: number;
  onTake: (value: number) => void;
}

/** What is wrong with a number, and the nearest valid one. */
export function WrongNumber({ readable, field: { min, max }, value, onTake }: WrongNumberProps) {
  const t = useTranslations('home');
  const nearest = Math.min(max, Math.max(min, value));
  return (
    <span className={styles['wrong']}>
      {readable ? t('outOf', { min: String(min), max: String(max) }) : t('notNumber')}{' '}
      <button type="button" onClick={() => onTake(nearest)}>
        {t('nearest', { value: String(nearest) })}
      </button>
    </span>
  );
}
