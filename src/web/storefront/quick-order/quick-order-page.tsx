/** /favoriten/quick-order: many articles at once, typed, pasted or uploaded; for staff and customers with quick order. */
import { useCallback, useMemo, useState } from 'react';
import { useLoaderData } from 'react-router';
import type { LoaderFunctionArgs } from 'react-router';
import { useTranslations } from 'use-intl';
import { readDeliveryDates } from '#contract/calendar.ts';
import { readProductSummary } from '#contract/product.ts';
import type { ProductSummary } from '#contract/product.ts';
import { readTrucks } from '#contract/shipping.ts';
import type { Truck } from '#contract/shipping.ts';
import { permission } from '#domain/access/permission.ts';
import type { ArticleIndex } from '#domain/quick-order/article-index.ts';
import { articleIndex } from '#domain/quick-order/article-index.ts';
import { maximumLines } from '#domain/cart/cart.ts';
import { pageServices } from '#web/page-context.ts';
import '#web/texts/buyer-texts.ts';
import { useCart } from '../cart/cart-state.tsx';
import { FavouritesFrame } from '../favourites/favourites-frame.tsx';
import { requireQuickOrder } from '../page/require-log-in.ts';
import { ImportReport } from './import-report.tsx';
import { QuickGrid } from './quick-grid.tsx';
import styles from './quick-order-page.module.css';
import { padded } from './quick-rows.ts';
import { QuickSums } from './quick-sums.tsx';
import { TableImport } from './table-import.tsx';
import { TruckPanel } from './truck-panel.tsx';
import { useQuickRows } from './use-quick-rows.ts';
import { useTakenTable } from './use-taken-table.ts';
import { keyOf, pricedRows, useRowFacts, useRowProducts } from './use-row-facts.ts';

export { StorefrontErrorBoundary as ErrorBoundary } from '../page/error-page.tsx';

interface QuickOrderData {
  articles: ProductSummary[];
  trucks: Truck[];
  earliest: string;
  owner: string;
  isStaff: boolean;
}

export async function loader({ context, request }: LoaderFunctionArgs): Promise<QuickOrderData> {
  const { call, session: visitor } = pageServices(context);
  const session = requireQuickOrder(visitor, request);
  const [articles, trucks, delivery] = await Promise.all([
    call(readProductSummary, {}),
    call(readTrucks, {}),
    call(readDeliveryDates, { query: {} }),
  ]);
  return {
    articles: articles.items,
    trucks: trucks.items,
    earliest: delivery.earliest,
    owner: session.email ?? '',
    isStaff: session.perm.includes(permission.ADMIN_QUOTE),
  };
}

/** Multiples of half a space, up to the limit of the call; anything else is ignored. */
function spacesOf(text: string): number | null {
  const spaces = Number(text.replace(',', '.'));
  return text.trim() !== '' && spaces > 0 && spaces <= 1000 ? spaces : null;
}

export default function QuickOrderPage() {
  const { articles, trucks, earliest, owner, isStaff } = useLoaderData<typeof loader>();
  const t = useTranslations('favourites');
  const { zipCode } = useCart();
  const index: ArticleIndex = useMemo(() => articleIndex(articles), [articles]);
  const typed = useQuickRows(owner, index);
  const { meanings, change, remove, replace } = typed;
  const [selectedId, setSelectedId] = useState<number | null>(null);
  const [truckId, setTruckId] = useState<number | null>(null);
  const [handSpaces, setHandSpaces] = useState('');
  const table = useTakenTable(typed, index);
  const rows = pricedRows(meanings).slice(0, maximumLines);
  const facts = useRowFacts({
    rows,
    zipCode: /^\d{4}$/.test(zipCode) ? zipCode : '',
    truckId,
    handSpaces: isStaff ? spacesOf(handSpaces) : null,
  });
  const products = useRowProducts(rows.map(({ productId }) => productId));
  const chosen = meanings.find(({ row, article, quantity }) => row.id === selectedId && article !== null && quantity !== null);
  const selected = chosen ?? meanings.findLast(({ article, quantity }) => article !== null && quantity !== null);
  const removeOne = useCallback((id: number) => remove([id]), [remove]);
  return (
    <FavouritesFrame tab="quick" lead={t('quickLead')}>
      <div className={styles['columns']}>
        <div className={styles['main']}>
          <QuickGrid
            meanings={meanings}
            index={index}
            products={products}
            price={facts.price}
            pricing={facts.pricing}
            selectedId={selected?.row.id ?? null}
            onChange={change}
            onRemove={removeOne}
            onSelect={setSelectedId}
            onTable={table.take}
          />
          {table.report === null ? null : (
            <ImportReport key={table.report.id} report={table.report} onFix={table.fix} onClose={table.close} />
          )}
          <QuickSums
            meanings={meanings}
            facts={facts}
            products={products}
            earliest={earliest}
            onAdded={remove}
            onClear={() => replace(() => padded([]))}
            onRestore={(before) => replace(() => padded(before))}
          />
          <TableImport examples={examplesOf(articles)} onTable={table.take} onFile={table.takeFile} />
        </div>
        <TruckPanel
          trucks={trucks}
          filling={facts.filling}
          pricing={facts.pricing}
          zipCode={zipCode}
          selected={
            selected === undefined || selected.article === null || selected.quantity === null
              ? null
              : { key: keyOf(selected.row.id), name: selected.article.name, quantity: selected.quantity }
          }
          onTruck={setTruckId}
          onQuantity={(quantity) => {
            if (selected !== undefined) change(selected.row.id, { quantity: String(quantity) });
          }}
          hand={isStaff ? { value: handSpaces, onChange: setHandSpaces } : null}
        />
      </div>
    </FavouritesFrame>
  );
}

/** The customer's own numbers where they exist. */
function examplesOf(articles: readonly ProductSummary[]): string[] {
  const own = articles.filter(({ externalProductId }) => externalProductId !== '').map(({ externalProductId }) => externalProductId);
  return [...own, ...articles.map(({ articleNumber }) => articleNumber)].slice(0, 2);
}
