/** /favoriten/quick-order: many articles at once, typed, pasted or uploaded; for staff and customers with quick order. */
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
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
import { maximumLines, readTable } from '#domain/quick-order/read-table.ts';
import type { Outcome } from '#domain/refusal/refusal.ts';
import { pageServices } from '#web/page-context.ts';
import '#web/texts/buyer-texts.ts';
import { useCart } from '../cart/cart-state.tsx';
import { FavouritesFrame } from '../favourites/favourites-frame.tsx';
import { requireQuickOrder } from '../page/require-log-in.ts';
import { decodeTableFile, largestFileBytes } from './decode-table-file.ts';
import { ImportReport } from './import-report.tsx';
import type { Report } from './import-report.tsx';
import { QuickGrid } from './quick-grid.tsx';
import styles from './quick-order-page.module.css';
import { filled, padded, withLines, withRefused } from './quick-rows.ts';
import { QuickSums } from './quick-sums.tsx';
import { TableImport } from './table-import.tsx';
import { TruckPanel } from './truck-panel.tsx';
import { useQuickRows } from './use-quick-rows.ts';
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
  const { rows: typed, meanings, change, remove, replace } = useQuickRows(owner, index);
  const present = useRef(typed);
  useEffect(() => {
    present.current = typed;
  });
  const [selectedId, setSelectedId] = useState<number | null>(null);
  const [truckId, setTruckId] = useState<number | null>(null);
  const [handSpaces, setHandSpaces] = useState('');
  const [report, setReport] = useState<Report | null>(null);
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

  const takeTable = useCallback(
    async (text: string): Promise<void> => {
      const { parseTable } = await import('./parse-table.ts');
      const room = Math.max(0, maximumLines - filled(present.current).length);
      const outcome = readTable(parseTable(text), index, room);
      setReport((last) => ({ ...reportOf(outcome), id: (last?.id ?? 0) + 1 }));
      if (outcome.ok) replace((now) => withLines(now, outcome.value.lines, index));
    },
    [index, replace],
  );
  const removeOne = useCallback((id: number) => remove([id]), [remove]);
  const onTable = useCallback((text: string) => void takeTable(text), [takeTable]);
  const takeFile = async (file: File): Promise<void> => {
    // A file that is too large is refused before it is read.
    const decoded = decodeTableFile(
      file.size > largestFileBytes ? new Uint8Array(largestFileBytes + 1) : new Uint8Array(await file.arrayBuffer()),
    );
    if (decoded.ok) await takeTable(decoded.value);
    else setReport((last) => ({ id: (last?.id ?? 0) + 1, taken: 0, merged: 0, refused: [], whole: decoded.refusal }));
  };
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
            onTable={onTable}
          />
          {report === null ? null : (
            <ImportReport
              key={report.id}
              report={report}
              onFix={(refused) => {
                replace((now) => withRefused(now, refused));
                setReport(null);
              }}
              onClose={() => setReport(null)}
            />
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
          <TableImport examples={examplesOf(articles)} onTable={onTable} onFile={(file) => void takeFile(file)} />
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

function reportOf(outcome: Outcome<{ lines: readonly { rows: readonly number[] }[]; refused: Report['refused'] }>): Omit<Report, 'id'> {
  if (!outcome.ok) return { taken: 0, merged: 0, refused: [], whole: outcome.refusal };
  const { lines, refused } = outcome.value;
  const taken = lines.reduce((count, line) => count + line.rows.length, 0);
  return { taken, merged: taken - lines.length, refused, whole: null };
}

/** The customer's own numbers where they exist. */
function examplesOf(articles: readonly ProductSummary[]): string[] {
  const own = articles.filter(({ externalProductId }) => externalProductId !== '').map(({ externalProductId }) => externalProductId);
  return [...own, ...articles.map(({ articleNumber }) => articleNumber)].slice(0, 2);
}
