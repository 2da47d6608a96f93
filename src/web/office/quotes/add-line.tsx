import type { Language } from '#domain/language/language.ts';
import { ProductSearch } from '../document/product-search.tsx';
import { useProductToAdd } from '../document/use-product-to-add.ts';
import pageStyles from '../ui/page.module.css';
import styles from './lines.module.css';
import type { DraftLine } from './quote-draft.ts';
import { quoteWords as t } from './quote-words.ts';

export interface Service {
  id: number;
  name: string;
}

interface AddLineProps {
  services: readonly Service[];
  /** Of the quote. */
  language: Language;
  onAdd: (line: Partial<DraftLine>) => void;
}

/** Adds a product of the catalogue by number or name, a line written by hand, a set, or a service. */
export function AddLine({ services, language, onAdd }: AddLineProps) {
  const productToAdd = useProductToAdd(language);
  const addProduct = async (id: number): Promise<void> => {
    const product = await productToAdd(id);
    if (product === null) return;
    const { name, articleNumber, configuration, unitOfSales } = product;
    onAdd({ productId: id, name, articleNumber, configuration, quantity: String(unitOfSales) });
  };
  return (
    <div className={styles['add']}>
      <ProductSearch label={t.addProduct} onChoose={({ id }) => void addProduct(id)} />
      <button type="button" className={pageStyles['button']} onClick={() => onAdd({ name: t.newLine })}>
        {t.addFree}
      </button>
      <button type="button" className={pageStyles['button']} onClick={() => onAdd({ name: t.newSet, type: 'COMPOSITE' })}>
        {t.addSet}
      </button>
      {services.map(({ id, name }) => (
        <button key={id} type="button" className={pageStyles['button']} onClick={() => void addProduct(id)}>
          {t.addService(name)}
        </button>
      ))}
    </div>
  );
}
