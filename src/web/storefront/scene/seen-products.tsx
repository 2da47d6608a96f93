import { unbrokenSize } from '#domain/language/unbroken-size.ts';
import { Link } from '#web/ui/link.tsx';
import { Price } from '../page/price-view.tsx';
import type { SceneData } from './scene-data.ts';
import styles from './seen-products.module.css';

/** The products seen in a picture, each with link and price, and the note about the picture. */
export function SeenProducts({ scene: { seen, seenTitle, note } }: { scene: SceneData }) {
  return (
    <div className={styles['seen']}>
      {seen.length > 0 ? (
        <>
          <h3 className={styles['title']}>{seenTitle}</h3>
          <ul className={styles['list']}>
            {seen.map(({ name, size, to, price }) => (
              <li key={to}>
                <Link to={to}>
                  {name}
                  {size === '' ? null : <span className={styles['size']}> {unbrokenSize(size)}</span>}
                </Link>{' '}
                {price === undefined ? null : <Price net={price} />}
              </li>
            ))}
          </ul>
        </>
      ) : null}
      <p className={styles['note']}>{note}</p>
    </div>
  );
}
