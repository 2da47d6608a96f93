// A list of 10'000 products with twelve columns, for measuring and viewing the grid. Not part of the shop.
// These define the order of the layers and so come first.
import '#web/ui/fonts.css';
import '#web/ui/tokens.css';
import '#web/ui/base.css';
import { createRoot } from 'react-dom/client';
import { useState } from 'react';
import { plainDate } from '#domain/calendar/plain-date.ts';
import { Grid, type Ticked } from '#web/office/grid/grid.tsx';
import { plainView, queryOf, viewOf, type GridView } from '#web/office/grid/rules/grid-view.ts';
import type { RowAnswer, RowWrite } from '#web/office/grid/rules/save.ts';
import { storedViews } from '#web/office/grid/view-storage.ts';
import { useWholeRows } from '#web/office/grid/use-whole-rows.ts';
import { columns, products, type Product } from './products.tsx';
import './grid-page.css';

const rows = products(10_000);
const hasPictures = new URLSearchParams(location.search).has('tall');
const shown = hasPictures ? columns : columns.filter(({ kind }) => kind !== 'picture');

/** Every third row is refused, as by a server. */
const save = async (writes: readonly RowWrite[]): Promise<RowAnswer[]> =>
  writes.map(({ id, version }) =>
    Number(id) % 3 === 0
      ? { id, ok: false, errors: [{ message: 'Der Lieferant hat diesen Artikel gesperrt.' }] }
      : { id, ok: true, version: version + 1 },
  );

const views = storedViews('bench');
const bulk = ({ count }: Ticked) => <span>{`Bereit für ${count} Artikel`}</span>;

const childrenOf = (product: Product): readonly Product[] => product.parts;

function GridPage() {
  const [view, setView] = useState<GridView>(() => viewOf(new URLSearchParams(location.search)));
  const source = useWholeRows(rows, shown, view);
  const change = (next: GridView): void => {
    setView(next);
    history.replaceState(null, '', `?${queryOf(next, plainView, new URLSearchParams(location.search))}`);
  };
  return (
    <Grid
      label="Produkte"
      columns={shown}
      source={source}
      view={view}
      onView={change}
      views={views}
      today={plainDate(2026, 11, 22)}
      searchHint="Nummer, Name, Kundennummer"
      tall={hasPictures}
      childrenOf={childrenOf}
      onSave={save}
      bulk={bulk}
    />
  );
}

const root = document.getElementById('root');
if (root) createRoot(root).render(<GridPage />);
