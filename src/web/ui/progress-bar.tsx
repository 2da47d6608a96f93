import { useEffect, useState } from 'react';
import styles from './progress-bar.module.css';

const throttleMs = 200;
const hideAfterMs = 500;

/** Page loads longer than 200 ms run a bar of 5 s along the top edge; it fills when the page has loaded and disappears after 500 ms. */
export function PageProgress({ loading }: { loading: boolean }) {
  const [shown, setShown] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setShown(loading), loading ? throttleMs : hideAfterMs);
    return () => clearTimeout(timer);
  }, [loading]);
  if (!shown) return null;
  return <div className={`${styles['page']} ${loading ? styles['running'] : styles['full']}`} aria-hidden="true" />;
}
