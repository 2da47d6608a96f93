import type { ProductListItem } from '#contract/product-list.ts';
import { officeProductPath } from '#web/paths.ts';
import { Picture } from '#web/ui/picture.tsx';
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx';
import { CellLink } from '../grid/cell-link.tsx';
import { StateSquare } from '../grid/state-square.tsx';
import { productWords as t } from './product-words.ts';
import styles from './products.module.css';

/** Twice the displayed width. */
const thumbWidth = 88;

/** Faded if customers cannot find it. */
const fading = ({ visibility }: ProductListItem): string | undefined =>
  visibility === 'hidden' || visibility === 'deleted' ? styles['faded'] : undefined;

export function ProductThumb({ row }: { row: ProductListItem }) {
  if (row.gaps.includes('picture')) return <span className={styles['thumb']} />;
  return (
    <Picture
      className={`${styles['thumb']} ${fading(row) ?? ''}`}
      src={`/api/media/product-overview/${encodeURIComponent(row.articleNumber)}?width=${thumbWidth}&format=webp`}
      alt=""
      width={36}
      height={28}
    />
  );
}

/** The drawing and number of a product. */
export function NumberCell({ row }: { row: ProductListItem }) {
  return (
    <span className={styles['number']}>
      <ProductThumb row={row} />
      <CellLink to={officeProductPath(row.id, 'edit')} className={fading(row)}>
        {row.articleNumber}
      </CellLink>
    </span>
  );
}

export function Gaps({ gaps }: Pick<ProductListItem, 'gaps'>) {
  const [first, ...others] = gaps;
  if (first === undefined)
    return (
      <span className={styles['complete']} title={t.gapWords.complete}>
        <StateSquare mark="done" />
        <VisuallyHidden>{t.gapWords.complete}</VisuallyHidden>
      </span>
    );
  return (
    <span className={styles['gap']} title={gaps.map((gap) => t.gapWords[gap]).join(', ')}>
      <StateSquare mark="part" />
      {t.gapWords[first]}
      {others.length === 0 ? '' : ` +${others.length}`}
    </span>
  );
}

export function Swatch({ colour }: { colour: string | null }) {
  if (colour === null) return null;
  return (
    <span className={styles['swatch']}>
      <i style={{ background: /^#[0-9a-f]{6}$/i.test(colour) ? colour : 'none' }} />
      {colour}
    </span>
  );
}
