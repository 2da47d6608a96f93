/** Computed values and conditions. */
import type { MarkSign } from '#domain/configurator/mark-sign.ts';
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

const markNames = {
  text: 'Text',
  up: 'Oben',
  fragile: 'Zerbrechlich',
  dry: 'Vor Nässe schützen',
  'no-stack': 'Nicht stapeln',
  ispm: 'ISPM 15',
} satisfies Record<'text' | MarkSign, string>;

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
  {
    key: 'alternatives',
    title: 'Anders verpackt',
    remark: 'was daneben mit seinem Preisunterschied angeboten wird; ohne Modell andere Werte dieses Modells',
    path: ['document', 'alternatives'],
    prefix: 'alternatives',
    columns: [
      id('Kürzel', 150),
      cell('Wenn', 'formula', 'when', 260, { main: true }),
      ...labels('label', 260),
      cell('Modell', 'text', 'model', 140),
      cell('Übernimmt', 'json', 'with', 320),
    ],
    fresh: (name) => ({ id: name, when: 'true', label: sameText(name), with: {} }),
  },
  {
    key: 'marks',
    title: 'Markierung',
    remark: 'was auf beiden Längsseiten steht: ein Text, oder ein Zeichen, wenn seine Formel zutrifft',
    path: ['document', 'marks'],
    prefix: 'marks',
    columns: [
      cell('Was', 'choice', 'mark', 160, { choices: choicesOf(markNames) }),
      cell('Formel', 'formula', 'expr', 320, { main: true }),
    ],
    fresh: () => ({ mark: 'text', expr: "''" }),
  },
];
