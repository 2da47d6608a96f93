import type { Column, Value } from '#web/office/grid/rules/column.ts';

export interface Product {
  id: number;
  version: number;
  number: string;
  name: string;
  type: string;
  length: number;
  width: number;
  height: number;
  load: number;
  price: number;
  margin: number;
  details: string;
  visible: string;
  changed: string;
  parts: readonly Product[];
}

const types = ['Exportkiste', 'Holzkiste', 'Palette', 'Sperrholzkiste', 'Verschlag', 'Karton'];
const codes = ['EX', 'HK', 'PL', 'SK', 'VS', 'KA'];

function product(id: number, parts: readonly Product[] = []): Product {
  const kind = Math.floor(id / 50) % types.length;
  const [length, width, height] = [400 + ((id * 100) % 2000), 300 + ((id * 50) % 900), 200 + ((id * 50) % 1000)];
  return {
    id,
    version: 1,
    number: `${codes[kind]}_${String(id).padStart(4, '0')}`,
    name: `${types[kind]} ${length} × ${width} × ${height}`,
    type: types[kind] ?? '',
    length,
    width,
    height,
    load: 50 * (1 + (id % 30)),
    price: 4_500 + ((id * 1_117) % 90_000),
    margin: 15 + ((id * 7) % 250) / 10,
    details: id % 9 === 0 ? 'fr' : id % 31 === 0 ? 'image' : 'complete',
    visible: id % 6 === 0 ? 'internal' : 'shop',
    changed: `2026-11-${String(1 + (id % 21)).padStart(2, '0')}`,
    parts,
  };
}

export function products(count: number): readonly Product[] {
  return Array.from({ length: count }, (_, index) => {
    const id = index + 1;
    return product(id, id === 8 ? [product(20_001), product(20_002)] : []);
  });
}

const atMost = (limit: number, head: string) => (value: Value, row: Product) =>
  Number(value) > limit
    ? { message: `${head} ${String(value)} ist zu gross. ${row.number} erlaubt höchstens ${limit} mm.`, nearest: limit }
    : null;

export const columns: readonly Column<Product>[] = [
  { key: 'picture', head: 'Bild', kind: 'picture', width: 60, frozen: true, cell: () => <span className="thumb" />, value: () => null },
  {
    key: 'number',
    head: 'Nummer',
    kind: 'text',
    width: 92,
    frozen: true,
    phone: 'title',
    cell: (row) => (
      <a href="#nummer" tabIndex={-1} className="code">
        {row.number}
      </a>
    ),
  },
  { key: 'name', head: 'Name', kind: 'text', width: 230, frozen: true, strong: true, phone: 'title' },
  { key: 'type', head: 'Typ', kind: 'choice', width: 120, choices: types.map((label) => ({ value: label, label })), phone: 'second' },
  { key: 'length', head: 'Länge mm', kind: 'number', width: 100, grouped: false, editor: true, validate: atMost(2400, 'Länge') },
  { key: 'width', head: 'Breite mm', kind: 'number', width: 100, grouped: false, editor: true, validate: atMost(1200, 'Breite') },
  { key: 'height', head: 'Höhe mm', kind: 'number', width: 100, grouped: false, editor: true, validate: atMost(1500, 'Höhe') },
  { key: 'load', head: 'Last kg', kind: 'number', width: 84, editor: true },
  {
    key: 'price',
    head: 'Preis ab',
    kind: 'money',
    width: 92,
    strong: true,
    editor: true,
    phone: 'figure',
    locked: (row) => (row.id % 7 === 0 ? 'Der Preis kommt aus dem Modell und wird dort geändert.' : null),
  },
  { key: 'margin', head: 'Marge %', kind: 'number', width: 88, decimals: 1 },
  {
    key: 'details',
    head: 'Angaben',
    kind: 'state',
    width: 130,
    phone: 'second',
    choices: [
      { value: 'complete', label: 'vollständig', mark: 'done' },
      { value: 'fr', label: 'FR fehlt', mark: 'part' },
      { value: 'image', label: 'Bild fehlt', mark: 'open' },
    ],
  },
  {
    key: 'visible',
    head: 'Sichtbar',
    kind: 'state',
    width: 110,
    phone: 'second',
    choices: [
      { value: 'shop', label: 'im Shop', mark: 'done' },
      { value: 'internal', label: 'intern', mark: 'part' },
    ],
  },
  { key: 'changed', head: 'Geändert', kind: 'date', width: 104 },
];
