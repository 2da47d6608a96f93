import { readProducts } from '#contract/product.ts';
import { call } from '#web/call.ts';
import { useFailureText } from '#web/texts/failure-text.ts';
import { useToast } from '#web/ui/toast.tsx';
import { ProductSearch } from '../order-change/product-search.tsx';
import pageStyles from '../ui/page.module.css';
import styles from './lines.module.css';
import type { DraftLine } from './quote-draft.ts';
import { quoteWords as t } from './quote-words.ts';

export interface Service {
  id: number;
  name: string;
  articleNumber: string;
}

interface AddLineProps {
  services: readonly Service[];
  onAdd: (line: Partial<DraftLine>) => void;
}

/** Adds a product of the catalogue by number or name, a line written by hand, a set, or a service. */
export function AddLine({ services, onAdd }: AddLineProps) {
  const toast = useToast();
  const failureText = useFailureText();
  const addProduct = async (chosen: number): Promise<void> => {
    try {
      const { items } = await call(readProducts, { query: { ids: String(chosen) } });
      const [product] = items;
      if (product === undefined) return;
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
      {services.map(({ id, name, articleNumber }) => (
        <button key={id} type="button" className={pageStyles['button']} onClick={() => onAdd({ productId: id, name, articleNumber })}>
          {t.addService(name)}
        </button>
      ))}
    </div>
  );
}
