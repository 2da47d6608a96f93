/** The meaning of keys in the grid, as data for the grid and for the keyboard help. Single letters count only outside fields. */
import type { Move } from './grid-state.ts';

export type Command =
  | { readonly do: 'move'; readonly move: Move; readonly extend: boolean }
  | { readonly do: 'step'; readonly by: 1 | -1 }
  /** Opens the cell's field; a typed character replaces its contents. */
  | { readonly do: 'edit'; readonly typed: string | null }
  | { readonly do: SimpleCommand };

type SimpleCommand =
  | 'markColumns'
  | 'markRows'
  | 'markAll'
  | 'open'
  | 'escape'
  | 'clear'
  | 'fillDown'
  | 'undo'
  | 'redo'
  | 'nextFault'
  | 'search'
  | 'peek'
  | 'filter'
  | 'save'
  | 'takeNearest'
  | 'tick';

export interface KeyPress {
  readonly key: string;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly shiftKey: boolean;
  readonly altKey: boolean;
}

const arrows: Readonly<Record<string, readonly [-1 | 0 | 1, -1 | 0 | 1]>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
};

const withCtrl: Readonly<Record<string, SimpleCommand>> = {
  a: 'markAll',
  d: 'fillDown',
  z: 'undo',
  y: 'redo',
  s: 'save',
  ' ': 'markColumns',
};

const plain: Readonly<Record<string, SimpleCommand>> = {
  Enter: 'open',
  Escape: 'escape',
  Delete: 'clear',
  Backspace: 'clear',
  F8: 'nextFault',
  '/': 'search',
  ' ': 'peek',
  x: 'tick',
};

/** Null: not a key of the grid. `pageRows`: number of rows on a screen page. `mayType`: a character opens the cell's field. */
export function commandOf(press: KeyPress, pageRows: number, mayType: boolean): Command | null {
  const { key, shiftKey, altKey } = press;
  const ctrl = press.ctrlKey || press.metaKey;
  if (altKey) return altCommand(key);
  const moving = moveOf(key, ctrl, pageRows);
  if (moving) return { do: 'move', move: moving, extend: shiftKey };
  if (ctrl) return ctrlCommand(key.toLowerCase(), shiftKey);
  if (key === 'Tab') return { do: 'step', by: shiftKey ? -1 : 1 };
  if (key === 'F2') return { do: 'edit', typed: null };
  if (key === ' ' && shiftKey) return { do: 'markRows' };
  if (mayType && isCharacter(key) && !resting.has(key)) return { do: 'edit', typed: key };
  if (key === 'j' || key === 'k') return { do: 'move', move: { by: 'cell', rows: key === 'j' ? 1 : -1, columns: 0 }, extend: false };
  const simple = plain[key];
  return simple === undefined ? null : { do: simple };
}

/** Characters that keep their meaning even on an editable cell; `?` is the frame's. */
const resting = new Set([' ', '/', '?']);

const isCharacter = (key: string): boolean => /^.$/u.test(key);

function altCommand(key: string): Command | null {
  if (key === 'ArrowDown') return { do: 'filter' };
  return key === 'Enter' ? { do: 'takeNearest' } : null;
}

function ctrlCommand(key: string, shift: boolean): Command | null {
  if (key === 'z' && shift) return { do: 'redo' };
  const simple = withCtrl[key];
  return simple === undefined ? null : { do: simple };
}

function moveOf(key: string, ctrl: boolean, pageRows: number): Move | null {
  const arrow = arrows[key];
  if (arrow) {
    const [rows, columns] = arrow;
    return ctrl ? { by: 'edge', rows, columns } : { by: 'cell', rows, columns };
  }
  if (key === 'Home') return { by: 'edge', rows: ctrl ? -1 : 0, columns: -1 };
  if (key === 'End') return { by: 'edge', rows: ctrl ? 1 : 0, columns: 1 };
  if (key === 'PageUp') return { by: 'page', rows: -pageRows };
  return key === 'PageDown' ? { by: 'page', rows: pageRows } : null;
}

/** The keyboard help: keys as written on key caps, and what they do. */
export const keyHelp: readonly { readonly keys: readonly string[]; readonly does: string }[] = [
  { keys: ['↑', '↓', '←', '→'], does: 'Zelle wechseln, mit Ctrl bis zum Rand' },
  { keys: ['J', 'K'], does: 'nächste, vorige Zeile' },
  { keys: ['Enter', 'F2'], does: 'Zelle ändern; wo nichts zu ändern ist: öffnen' },
  { keys: ['Tab', 'Shift Tab'], does: 'nächste, vorige Zelle; nach Esc aus der Tabelle' },
  { keys: ['Esc'], does: 'zurück, verwerfen' },
  { keys: ['Shift ↑↓←→'], does: 'Bereich ausweiten' },
  { keys: ['Ctrl Leer', 'Shift Leer'], does: 'Spalte, Zeile markieren' },
  { keys: ['Ctrl C', 'Ctrl V'], does: 'Block von und zu Tabellenprogrammen' },
  { keys: ['Ctrl D'], does: 'nach unten füllen' },
  { keys: ['Entf'], does: 'leeren' },
  { keys: ['Ctrl Z', 'Ctrl Y'], does: 'zurück, wieder' },
  { keys: ['F8'], does: 'nächster Fehler' },
  { keys: ['Alt Enter'], does: 'Vorschlag annehmen' },
  { keys: ['Ctrl S'], does: 'speichern' },
  { keys: ['X'], does: 'Zeile wählen' },
  { keys: ['Leer'], does: 'Vorschau am Rand' },
  { keys: ['Alt ↓'], does: 'Filter der Spalte' },
  { keys: ['/'], does: 'suchen' },
];
