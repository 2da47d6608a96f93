import { useEffect, useState } from 'react';
import { readUsesOfProducts } from '#contract/product-life.ts';
import type { ProductListItem } from '#contract/product-list.ts';
import { largestBlock } from '#contract/record.ts';
import type { Uses } from '#contract/record.ts';
import { call } from '#web/call.ts';
import type { RowId } from '../../grid/rules/column.ts';
import type { BulkRows } from '../../list/list-screen.tsx';
import { productWords } from '../product-words.ts';
import { tickedProducts } from './bulk-plan.ts';

const t = productWords.bulk;

export interface TickedProducts {
  rows: readonly ProductListItem[];
  /** Of those that cannot be deleted; read only where they are to be. */
  uses: ReadonlyMap<RowId, Uses>;
}

interface Asked {
  rows: BulkRows<ProductListItem>;
  /** Rows that the list has shown. */
  seen: ReadonlyMap<RowId, ProductListItem>;
  isRemoval: boolean;
  /** Receives rows that were read. */
  remember: (rows: readonly ProductListItem[]) => void;
}

/** The ticked products, or the message to show instead. */
export function useTickedProducts({ rows, seen, isRemoval, remember }: Asked): TickedProducts | string {
  const [products, setProducts] = useState<TickedProducts | string>(t.reading);
  useEffect(() => {
    let isCurrent = true;
    const read = async (): Promise<TickedProducts> => {
      const found = await tickedProducts(rows, seen);
      return { rows: found, uses: isRemoval ? await usesOf(found) : new Map() };
    };
    read().then(
      (found) => {
        if (!isCurrent) return;
        remember(found.rows);
        setProducts(found);
      },
      () => {
        if (isCurrent) setProducts(t.notRead);
      },
    );
    return () => {
      isCurrent = false;
    };
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- read once, as they were ticked
  }, []);
  return products;
}

async function usesOf(rows: readonly ProductListItem[]): Promise<Map<RowId, Uses>> {
  const uses = new Map<RowId, Uses>();
  for (let start = 0; start < rows.length; start += largestBlock) {
    const ids = rows.slice(start, start + largestBlock).map(({ id }) => id);
    const { products } = await call(readUsesOfProducts, { query: { ids: ids.join(',') } });
    for (const product of products) uses.set(product.id, product.uses);
  }
  return uses;
}
