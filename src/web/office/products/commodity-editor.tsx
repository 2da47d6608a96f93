import { useEffect, useState } from 'react';
import { readProducts } from '#contract/product.ts';
import type { CommodityReferences } from '#domain/catalog/commodity-reference.ts';
import { parseCommodityReferences } from '#domain/catalog/commodity-reference.ts';
import { call } from '#web/call.ts';
import { PlainField } from '../ui/plain-field.tsx';
import pageStyles from '../ui/page.module.css';
import styles from './product-edit.module.css';
import { productWords } from './product-words.ts';
import type { TextEditorProps } from './value-editor.tsx';

const t = productWords.values;

/** Products that accompany this one, with quantities. A text that is not such a list starts empty. */
export function CommodityEditor({ id, label, value, problem, onChange }: TextEditorProps) {
  const parsed = value === '' ? null : parseCommodityReferences(value);
  const rows = parsed?.ok === true ? parsed.value : [];
  const names = useNames(rows.map(({ productId }) => productId));
  const [number, setNumber] = useState('');
  const [missing, setMissing] = useState(false);
  const write = (next: CommodityReferences): void => onChange(next.length === 0 ? '' : JSON.stringify(next));
  const add = async (): Promise<void> => {
    const { items } = await call(readProducts, { query: { articleNumber: number.trim() } }).catch(() => ({ items: [] }));
    const [found] = items;
    setMissing(found === undefined);
    if (found === undefined) return;
    setNumber('');
    if (!rows.some(({ productId }) => productId === found.id)) write([...rows, { productId: found.id, quantity: 1 }]);
  };
  return (
    <fieldset className={styles['goods']}>
      <legend>{label}</legend>
      {rows.map(({ productId, quantity }) => (
        <div key={productId} className={styles['good']}>
          <span>{names.get(productId) ?? `#${productId}`}</span>
          <QuantityInput
            label={t.quantityOf(names.get(productId) ?? String(productId))}
            quantity={quantity}
            onChange={(pieces) => write(rows.map((row) => (row.productId === productId ? { ...row, quantity: pieces } : row)))}
          />
          <button type="button" className={pageStyles['button']} onClick={() => write(rows.filter((row) => row.productId !== productId))}>
            {t.remove}
          </button>
        </div>
      ))}
      <div className={styles['good']}>
        <PlainField
          id={id}
          label={t.addGood}
          value={number}
          maxLength={80}
          problem={missing ? t.noSuchProduct : problem}
          onEnter={() => void (number.trim() === '' ? undefined : add())}
          onChange={(text) => {
            setNumber(text);
            setMissing(false);
          }}
        />
        <button type="button" className={pageStyles['button']} disabled={number.trim() === ''} onClick={() => void add()}>
          {t.add}
        </button>
      </div>
    </fieldset>
  );
}

/** What is typed counts as soon as it is a number of pieces; anything else is gone once the field is left. */
function QuantityInput({ label, quantity, onChange }: { label: string; quantity: number; onChange: (pieces: number) => void }) {
  const [typed, setTyped] = useState<string | null>(null);
  return (
    <input
      inputMode="numeric"
      autoComplete="off"
      aria-label={label}
      value={typed ?? String(quantity)}
      onChange={({ target }) => {
        setTyped(target.value);
        const text = target.value.trim();
        if (/^[1-9]\d{0,5}$/.test(text)) onChange(Number(text));
      }}
      onBlur={() => setTyped(null)}
    />
  );
}

/** Numbers and names of products, as far as known. */
function useNames(ids: readonly number[]): ReadonlyMap<number, string> {
  const [names, setNames] = useState<ReadonlyMap<number, string>>(new Map());
  const key = ids.join(',');
  useEffect(() => {
    if (key === '') return;
    call(readProducts, { query: { ids: key } }).then(
      ({ items }) => setNames(new Map(items.map(({ id, articleNumber, name }) => [id, `${articleNumber} ${name}`]))),
      // Without names the ids are shown.
      () => undefined,
    );
  }, [key]);
  return names;
}
