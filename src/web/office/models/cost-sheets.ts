/** The cost of making a piece, rule by rule. */
import { ruleCost } from './live-text.ts';
import { cell, choicesOf } from './sheet-cells.ts';
import type { Sheet } from './sheet.ts';

export const costSheets: Sheet[] = [
  {
    key: 'rules',
    title: 'Kosten',
    remark: 'verlassen das Büro nie; die Marge steht beim Preis des Produkts',
    path: ['cost', 'rules'],
    prefix: 'cost.rules',
    columns: [
      cell('Kürzel', 'text', 'id', 130, { frozen: true }),
      cell('Name', 'text', 'label', 200),
      cell('Formel in CHF', 'formula', 'expr', 320, { main: true }),
      cell('Gruppe', 'choice', 'group', 110, {
        choices: choicesOf({ material: 'Material', labour: 'Arbeit', surcharge: 'Zuschlag', 'set-up': 'Rüsten' }),
      }),
      cell('Je', 'choice', 'per', 90, { choices: choicesOf({ piece: 'Stück', lot: 'Auftrag' }) }),
    ],
    live: { before: 'group', head: 'CHF jetzt', of: ruleCost },
    fresh: (name) => ({ id: name, label: name, group: 'surcharge', per: 'piece', expr: 0 }),
  },
  {
    key: 'cost-let',
    title: 'Zwischenwerte',
    path: ['cost', 'let'],
    prefix: 'cost.let',
    columns: [cell('Grösse', 'text', 'id', 150, { frozen: true }), cell('Formel', 'formula', 'expr', 400, { main: true })],
    fresh: (name) => ({ id: name, expr: 0 }),
  },
];
