import type { Language } from '#domain/language/language.ts';
import { useFailureText } from '#web/texts/failure-text.ts';
import { useToast } from '#web/ui/toast.tsx';
import { productToAdd } from '../document/product-to-add.ts';
import { ProductSearch } from '../order-change/product-search.tsx';
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
  const toast = useToast();
  const failureText = useFailureText();
  const addProduct = async (chosen: number): Promise<void> => {
    try {
      const product = await productToAdd(chosen, language);
      if (product === null) return;
      const { name, articleNumber, configuration, unitOfSales } = product;
      onAdd({ productId: product.id, name, articleNumber, configuration, quantity: String(unitOfSales) });
    } catch (error) {
      toast.error(failureText(error));
    }
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
