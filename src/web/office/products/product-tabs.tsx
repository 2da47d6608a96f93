import { NavLink } from 'react-router';
import { officeProductPath } from '#web/paths.ts';
import styles from './product-frame.module.css';
import { productParts } from './product-parts.ts';
import { productWords as t } from './product-words.ts';

/** The parts of a product, each with its own address. */
export function ProductTabs({ id, name }: { id: number; name: string }) {
  return (
    <nav className={styles['tabs']} aria-label={t.partsOf(name)}>
      {productParts.map((part) => (
        <NavLink key={part} to={officeProductPath(id, part)}>
          {t.parts[part]}
        </NavLink>
      ))}
    </nav>
  );
}
