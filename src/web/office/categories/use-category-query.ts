/** What the address of the screen says: shop, selected category, open dialog. */
import { useCallback } from 'react';
import { useSearchParams } from 'react-router';
import type { CategoryArticle, CategoryRecord } from '#contract/category-record.ts';
import { idInQuery } from '#web/or-404.ts';
import { dialogOf } from './category-dialogs.ts';
import type { ShopFilter } from './tree-rows.ts';

/** null removes the parameter. */
type QueryChange = Readonly<Record<string, string | null>>;

const noDialog: QueryChange = { dialog: null, product: null };

export function useCategoryQuery(records: readonly CategoryRecord[]) {
  const [query, setQuery] = useSearchParams();
  const change = useCallback(
    (changes: QueryChange): void =>
      setQuery(
        (before) => {
          for (const [key, value] of Object.entries(changes)) {
            if (value === null) before.delete(key);
            else before.set(key, value);
          }
          return before;
        },
        { replace: true, preventScrollReset: true },
      ),
    [setQuery],
  );
  const addressOf = useCallback(
    ({ id }: CategoryArticle) => {
      const next = new URLSearchParams(query);
      next.set('dialog', 'product');
      next.set('product', String(id));
      return `?${next.toString()}`;
    },
    [query],
  );
  const shop: ShopFilter = query.get('shop') === '1' ? '1' : query.get('shop') === '2' ? '2' : 'all';
  const isWithout = query.get('category') === 'none';
  return {
    shop,
    /** Products without a category are selected. */
    isWithout,
    selected: isWithout ? undefined : (records.find(({ id }) => String(id) === query.get('category')) ?? records[0]),
    dialog: dialogOf(query),
    productId: idInQuery(query.get('product')),
    chooseShop: (chosen: ShopFilter): void => change({ shop: chosen === 'all' ? null : chosen }),
    /** `none`: the products without a category. */
    choose: (id: string | null): void => change({ category: id }),
    chooseAndClose: (id: string): void => change({ category: id, ...noDialog }),
    openLinks: (id: number): void => change({ dialog: 'link', category: String(id) }),
    openProduct: ({ id }: CategoryArticle): void => change({ dialog: 'product', product: String(id) }),
    closeDialog: useCallback((): void => change(noDialog), [change]),
    addressOf,
  };
}

export type CategoryQuery = ReturnType<typeof useCategoryQuery>;
