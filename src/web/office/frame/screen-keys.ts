/** Keys of the frame and of single screens, for the keyboard help; those of the grid are listed with the grid. */
import type { OfficeAbility } from '#domain/access/permission.ts';
import { areas } from './areas.ts';
import type { ScreenKey } from './screen.ts';

export interface KeyWords {
  readonly keys: readonly string[];
  readonly does: string;
  /** Required to use it; default: none. */
  readonly ability?: OfficeAbility;
}

export const frameKeys: readonly KeyWords[] = [
  { keys: ['Ctrl K'], does: 'suchen, oder zu einem Bereich gehen' },
  { keys: ['J', 'K'], does: 'nächste, vorige Zeile; auf einem Blatt das nächste, vorige der Liste' },
  { keys: ['Enter'], does: 'öffnen' },
  { keys: ['Tab', 'Shift Tab'], does: 'weiter, zurück' },
  { keys: ['Esc'], does: 'schliessen' },
  { keys: ['?'], does: 'diese Hilfe' },
];

const recordKeys: readonly KeyWords[] = [
  { keys: ['Ctrl S'], does: 'speichern' },
  { keys: ['I'], does: 'rechte Spalte zeigen' },
];

const noteKey: KeyWords = { keys: ['M'], does: 'Notiz schreiben' };

const orderKeys: readonly KeyWords[] = [
  { keys: ['T'], does: 'Tag bestätigen' },
  { keys: ['L'], does: 'liefern' },
  { keys: ['F'], does: 'fakturieren' },
  { keys: ['Z'], does: 'Zahlung erfassen' },
  { keys: ['E'], does: 'Mail schreiben' },
  noteKey,
  { keys: ['Ins'], does: 'beim Ändern: Produkt hinzufügen' },
  { keys: ['Ctrl Z'], does: 'beim Ändern: zurück' },
  { keys: ['Ctrl Enter'], does: 'beim Ändern: Änderung senden' },
];

const quoteKeys: readonly KeyWords[] = [
  { keys: ['Ins'], does: 'Produkt hinzufügen' },
  { keys: ['Ctrl Enter'], does: 'Offerte senden' },
  noteKey,
];

const ofRecord: Partial<Record<ScreenKey, readonly KeyWords[]>> = { orders: orderKeys, quotes: quoteKeys, customers: [noteKey] };

const ofScreen: Partial<Record<ScreenKey, readonly KeyWords[]>> = {
  today: [
    { keys: ['S', 'A'], does: 'Zeile auf später legen oder zuweisen' },
    { keys: ['D'], does: 'Wiedervorlage oder Erwähnung erledigen' },
    { keys: ['N'], does: 'Bestellung erfassen', ability: 'manageOrders' },
    { keys: ['Shift N'], does: 'Offerte erstellen', ability: 'manageQuotes' },
    { keys: ['I'], does: 'rechte Spalte zeigen, wo sie nicht daneben steht' },
  ],
  orders: [{ keys: ['N'], does: 'Bestellung erfassen', ability: 'manageOrders' }],
  quotes: [{ keys: ['N'], does: 'Offerte erstellen', ability: 'manageQuotes' }],
  customers: [{ keys: ['N'], does: 'Kunde anlegen', ability: 'manageCustomers' }],
  products: [{ keys: ['N'], does: 'Produkt anlegen', ability: 'manageProducts' }],
  production: [
    { keys: ['↑', '↓', '←', '→'], does: 'Auftrag wählen' },
    { keys: ['Shift ←', 'Shift →'], does: 'Auftrag auf den Tag daneben legen' },
    { keys: ['Ctrl Z'], does: 'zurück' },
    { keys: ['T'], does: 'diese Woche' },
    { keys: ['P'], does: 'Blätter drucken' },
  ],
  categories: [
    { keys: ['B'], does: 'im Baum suchen' },
    { keys: ['↑', '↓', '←', '→'], does: 'im Baum gehen, auf- und zuklappen' },
    { keys: ['Alt ↑', 'Alt ↓', 'Alt ←', 'Alt →'], does: 'Kategorie schieben' },
    { keys: ['F2'], does: 'Kategorie umbenennen' },
    { keys: ['Leer'], does: 'Kategorie zeigen, verbergen' },
    { keys: ['Ins'], does: 'Kategorie anlegen' },
    { keys: ['V'], does: 'Produkte verknüpfen' },
    { keys: ['Ctrl S'], does: 'speichern' },
  ],
  trucks: [
    { keys: ['Ctrl Z'], does: 'zurück' },
    { keys: ['Ctrl Enter'], does: 'Plan speichern' },
  ],
};

/** The keys of the screen at an address; of a record, those of all records. */
export function screenKeysAt(pathname: string): readonly KeyWords[] {
  const screens = areas.flatMap((area) => area.screens);
  const screen = screens.find(({ path }) => path === pathname);
  if (screen !== undefined) return ofScreen[screen.key] ?? [];
  const owner = screens.find(({ path, record }) => record !== undefined && pathname.startsWith(`${path}/`));
  return owner === undefined ? [] : [...(ofRecord[owner.key] ?? []), ...recordKeys];
}
