import { ProductSearch } from '../document/product-search.tsx';
import pageStyles from '../ui/page.module.css';
import type { Goods } from './change-draft.ts';
import styles from './order-change.module.css';
import { changeWords as t } from './change-words.ts';

interface GoodsEditorProps {
  goods: readonly Goods[];
  onChange: (goods: readonly Goods[]) => void;
}

/** The contents of a position: products of the catalogue with their quantity. */
export function GoodsEditor({ goods, onChange }: GoodsEditorProps) {
  const put = (productId: number, part: Partial<Goods>): void =>
    onChange(goods.map((each) => (each.productId === productId ? { ...each, ...part } : each)));
  return (
    <fieldset className={styles['goods']}>
      <legend>{t.goods}</legend>
      <small>{t.goodsHint}</small>
      {goods.map(({ productId, name, quantity }) => (
        <div key={productId} className={styles['goodsRow']}>
          <span>{name}</span>
          <input
            aria-label={t.quantityOf(name)}
            inputMode="numeric"
            value={quantity}
            onChange={(event) => put(productId, { quantity: event.target.value })}
          />
          <button
            type="button"
            className={pageStyles['button']}
            onClick={() => onChange(goods.filter((each) => each.productId !== productId))}
          >
            {t.remove}
          </button>
        </div>
      ))}
      <ProductSearch
        label={t.addGoods}
        onChoose={({ id, name, articleNumber }) => {
          if (!goods.some(({ productId }) => productId === id))
            onChange([...goods, { productId: id, name: `${name} ${articleNumber}`, quantity: '1' }]);
        }}
      />
    </fieldset>
  );
}
