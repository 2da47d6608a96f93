import { useEffect, useRef } from 'react';
import { NavLink } from 'react-router';
import { officeProductPath } from '#web/paths.ts';
import styles from './product-frame.module.css';
import { productParts } from './product-parts.ts';
import { productWords as t } from './product-words.ts';

/** The parts of a product, each with its own address. */
export function ProductTabs({ id, name }: { id: number; name: string }) {
  const bar = useRef<HTMLElement>(null);
  // On a phone not all of them fit; the current one must.
  useEffect(() => {
    const [nav, current] = [bar.current, bar.current?.querySelector<HTMLElement>('[aria-current]')];
    if (nav && current) nav.scrollLeft = current.offsetLeft - nav.offsetLeft - 16;
  });
  return (
    <nav ref={bar} className={styles['tabs']} aria-label={t.partsOf(name)}>
      {productParts.map((part) => (
        <NavLink key={part} to={officeProductPath(id, part)}>
          {t.parts[part]}
        </NavLink>
      ))}
    </nav>
  );
}
