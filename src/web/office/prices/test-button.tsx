import { useEffect } from 'react';
import pageStyles from '../ui/page.module.css';
import { priceWords as t } from './price-words.ts';
import styles from './prices.module.css';

const toQuantity = (): void => document.getElementById('why-quantity')?.focus();

/** Jumps to the panel that explains the price: by button or `T`. */
export function TestButton() {
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || event.key.toLowerCase() !== 't') return;
      const isTaken = event.target instanceof Element && event.target.closest('input, select, textarea, [role=grid], dialog') !== null;
      if (isTaken) return;
      event.preventDefault();
      toQuantity();
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, []);
  return (
    <button type="button" className={`${pageStyles['button']} ${styles['test']}`} aria-keyshortcuts="T" onClick={toQuantity}>
      {t.test} <kbd aria-hidden="true">T</kbd>
    </button>
  );
}
