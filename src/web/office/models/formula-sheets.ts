/** What is computed, and what must hold. */
import { liveValue } from './live-text.ts';
import { cell, choicesOf, id, labels, recordName, sameText, unitCell } from './sheet-cells.ts';
import type { Sheet } from './sheet.ts';

export const formulaSheets: Sheet[] = [
  {
    key: 'let',
    title: 'Werte',
    remark: 'gerechnet in der Reihenfolge, in der sie einander brauchen',
    path: ['document', 'let'],
    prefix: 'let',
    columns: [id('Grösse', 150), cell('Formel', 'formula', 'expr', 400, { main: true }), unitCell(), ...labels()],
    live: { before: 'unit', head: 'Wert jetzt', of: liveValue },
    fresh: (name) => ({ id: name, expr: 0 }),
  },
  {
    key: 'outputs',
    title: 'Ergebnisse',
    remark: 'was der Shop vom Produkt sagt',
    path: ['document', 'outputs'],
    prefix: 'outputs',
    columns: [recordName('Grösse', 150), cell('Formel', 'formula', 'expr', 400, { main: true }), unitCell(), ...labels()],
    live: { before: 'unit', head: 'Wert jetzt', of: liveValue },
    fresh: (name) => ({ expr: 0, unit: 'mm', label: sameText(name) }),
  },
];

export const ruleSheets: Sheet[] = [
  {
    key: 'constraints',
    title: 'Regeln',
    remark: 'was gelten muss, und was der Kunde sonst liest',
    path: ['document', 'constraints'],
    prefix: 'constraints',
    columns: [
      id('Kürzel', 150),
      cell('Muss gelten', 'formula', 'assert', 320, { main: true }),
      cell('Sonst', 'choice', 'severity', 100, { choices: choicesOf({ ERROR: 'Fehler', WARNING: 'Hinweis' }) }),
      cell('Betrifft', 'names', 'params', 160),
      ...labels('message', 320),
      cell('Weiter mit', 'json', 'next', 160),
    ],
    fresh: (name) => ({ id: name, assert: 'true', severity: 'WARNING', message: sameText(name), params: [] }),
  },
  {
    key: 'successors',
    title: 'Andere Bauarten',
    remark: 'was angeboten wird, wo dieses Modell endet; ohne Modell das Offertformular',
    path: ['document', 'successors'],
    prefix: 'successors',
    columns: [recordName(), cell('Modell', 'text', 'model', 140), cell('Übernimmt', 'json', 'with', 420, { main: true })],
    fresh: () => ({ with: {} }),
  },
];
