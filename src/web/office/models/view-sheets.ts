/** How a piece is shown, cut and migrated from an earlier version; and the examples that must hold. */
import { unmetText } from './live-text.ts';
import { cell, choicesOf, id } from './sheet-cells.ts';
import type { Sheet } from './sheet.ts';

export const viewSheets: Sheet[] = [
  {
    key: 'looks',
    title: 'Darstellung',
    remark: 'was eine Wahl der Darstellung mit einer Baugruppe macht',
    path: ['document', 'looks'],
    prefix: 'looks',
    columns: [
      cell('Baugruppe', 'text', 'assembly', 130, { frozen: true }),
      cell('Verborgen, wenn', 'formula', 'hide', 220, { main: true }),
      cell('Verschoben um', 'json', 'move', 200),
      cell('Geöffnet', 'json', 'open', 380),
    ],
    fresh: () => ({ assembly: '', hide: 'false' }),
  },
  {
    key: 'contours',
    title: 'Linien des Zuschnitts',
    path: ['document', 'contours'],
    prefix: 'contours',
    columns: [
      id(),
      cell('Linie', 'choice', 'layer', 110, { choices: choicesOf({ cut: 'geschnitten', crease: 'gerillt' }) }),
      cell('Geschlossen', 'boolean', 'closed', 110),
      cell('Nur, wenn', 'formula', 'when', 150),
      cell('Punkte', 'json', 'points', 420, { main: true }),
      cell('Wiederholung', 'json', 'repeat', 220),
    ],
    fresh: (name) => ({
      id: name,
      layer: 'cut',
      points: [
        [0, 0],
        [100, 0],
      ],
    }),
  },
  {
    key: 'migrate',
    title: 'Frühere Versionen',
    remark: 'wie gespeicherte Wahlen einer früheren Version folgen',
    path: ['document', 'migrate'],
    prefix: 'migrate',
    columns: [
      cell('Von Version', 'number', 'from', 110, { frozen: true }),
      cell('Umbenannt', 'json', 'rename', 220, { main: true }),
      cell('Gesetzt', 'json', 'set', 220),
      cell('Fällt weg', 'json', 'removed', 320),
      cell('Was sich änderte', 'json', 'note', 320),
    ],
    fresh: () => ({ from: 1, rename: {} }),
  },
];

export const exampleSheets: Sheet[] = [
  {
    key: 'examples',
    title: 'Beispiele',
    remark: 'müssen stimmen, bevor eine Version in den Shop kommt',
    path: ['examples'],
    prefix: 'examples',
    columns: [
      cell('Beispiel', 'text', 'name', 260, { frozen: true }),
      cell('Werte', 'json', 'values', 320),
      cell('Verlangt', 'json', 'expect', 420, { main: true }),
    ],
    live: { before: 'values', head: 'Jetzt', of: unmetText },
    fresh: (name) => ({ name, values: {}, expect: { problems: [] } }),
  },
];
