import { createContext, useContext, useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import { readProducts } from '#contract/product.ts';
import { call } from '#web/call.ts';

const Configurable = createContext<ReadonlySet<number>>(new Set());

interface Line {
  productId: number | null;
  configuration: object | null;
}

/** Knows which products of these lines are made to measure; none, as long as they cannot be read. */
export function ConfigurableProducts({ lines, children }: { lines: readonly Line[]; children: ReactNode }) {
  const [products, setProducts] = useState<ReadonlySet<number>>(new Set());
  const ids = [...new Set(lines.flatMap(({ productId, configuration }) => (configuration === null ? [] : (productId ?? []))))].join(',');
  useEffect(() => {
    let wanted = true;
    const load = async (): Promise<void> => {
      const { items } = await call(readProducts, { query: { ids } });
      if (wanted) setProducts(new Set(items.filter(({ canBeConfigured }) => canBeConfigured).map(({ id }) => id)));
    };
    if (ids !== '') load().catch(() => undefined);
    return () => {
      wanted = false;
    };
  }, [ids]);
  return <Configurable value={products}>{children}</Configurable>;
}

export const useIsConfigurable = ({ productId, configuration }: Line): boolean =>
  useContext(Configurable).has(productId ?? 0) && configuration !== null;
