/** How fast the office's list of products answers and accepts changes, for `catalog.ts`. */
import type { Actor } from '#domain/access/permission.ts';
import { readProductList } from '#server/product/read-product-list.ts';
import type { ProductServices } from '#server/product/save-products.ts';
import { saveProducts } from '#server/product/save-products.ts';

const clerk: Actor = {
  kind: 'customer',
  userId: 1,
  customerId: null,
  email: 'katalog@kistenwerk.example',
  isCompanyCustomer: false,
  hasQuickOrder: false,
  permissions: [1, 2, 3, 8],
};

export type Timed = (work: () => unknown) => Promise<number>;
export type Summary = (name: string, times: readonly number[]) => void;

interface View {
  search?: string;
  sort?: { column: string; descending: boolean }[];
  filter?: Record<
    string,
    { kind: 'text'; text: string } | { kind: 'values'; values: string[] } | { kind: 'range'; from: string | null; to: string | null }
  >;
}

const views: Readonly<Record<string, View>> = {
  'by number': {},
  'by name': { sort: [{ column: 'name.de', descending: false }] },
  'by price, from the dearest': { sort: [{ column: 'price', descending: true }] },
  searched: { search: 'kiste 12' },
  'filtered by size and type': { filter: { length: { kind: 'range', from: '500', to: '900' }, typeId: { kind: 'values', values: ['1'] } } },
  incomplete: { filter: { gaps: { kind: 'values', values: ['fr', 'en', 'price', 'picture'] } } },
  'by margin': { sort: [{ column: 'margin', descending: false }] },
};

const turns = 15;
const blockSize = 500;

export async function measureOfficeList(services: ProductServices, timed: Timed, summary: Summary): Promise<void> {
  const page = async (view: View, page = 1) =>
    readProductList(services, { search: '', sort: [], filter: {}, ...view, page, perPage: 100 }, clerk);
  for (const [name, view] of Object.entries(views)) {
    summary(`list ${name}: first asked`, [await timed(async () => page(view))]);
    summary('  its next window', [await timed(async () => page(view, 2))]);
  }
  const rowsOf = (first: number, count: number, changes: (turn: number) => object, turn: number) =>
    services.catalog
      .now()
      .products.slice(first, first + count)
      .map(({ id, version }) => ({ id, version, changes: changes(turn) }));
  const measure = async (name: string, count: number, changes: (turn: number) => object): Promise<void> => {
    const [saved, shown]: [number[], number[]] = [[], []];
    for (let turn = 0; turn < turns; turn++) {
      const first = (turn * 617) % (services.catalog.now().products.length - count);
      const rows = rowsOf(first, count, changes, turn);
      saved.push(await timed(async () => saveProducts(services, rows, clerk)));
      shown.push(await timed(async () => page({})));
    }
    summary(`${name}: saved and in force`, saved);
    summary('  the next page of the list', shown);
  };
  await measure('office, one cell', 1, (turn) => ({ name: { de: `Kiste ${turn}` } }));
  await measure(`office, ${blockSize} names`, blockSize, (turn) => ({ name: { de: `Kiste ${turn}` } }));
  await measure(`office, ${blockSize} sizes checked by models`, blockSize, (turn) => ({ preset: { length: 800 + turn } }));
}
