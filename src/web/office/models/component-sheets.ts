/** The components of a piece. */
import type { ModelContent } from '#contract/model-desk.ts';
import { partCount } from './live-text.ts';
import { cell, choicesOf, id, labels, partNames, recordName, sameText, spokenFormulas } from './sheet-cells.ts';
import type { Sheet } from './sheet.ts';

export function componentSheets(content: ModelContent): Sheet[] {
  return [
    {
      key: 'components',
      title: 'Bauteile',
      path: ['document', 'components'],
      prefix: 'components',
      columns: [
        id('Kürzel', 160),
        ...labels(),
        cell('Baugruppe', 'choice', 'group', 120, { choices: choicesOf(partNames(content, 'assemblies')) }),
        cell('Artikel', 'choice', 'article', 110, { choices: choicesOf(partNames(content, 'articles')) }),
        cell('Nur, wenn', 'formula', 'when', 140),
        cell('Länge', 'formula', 'box.length', 130),
        cell('Breite', 'formula', 'box.width', 110),
        cell('Dicke', 'formula', 'box.height', 110),
        cell('Lage', 'choice', 'box.axes', 70, {
          choices: choicesOf(Object.fromEntries(['xyz', 'xzy', 'yxz', 'yzx', 'zxy', 'zyx'].map((each) => [each, each]))),
        }),
        cell('Ort x', 'formula', 'at.0', 160),
        cell('Ort y', 'formula', 'at.1', 160),
        cell('Ort z', 'formula', 'at.2', 160),
        cell('Wiederholung', 'json', 'repeat', 260),
        cell('Eingebautes Modell', 'json', 'use', 220),
        cell('Stückzahl', 'formula', 'count', 140),
        cell('Drehung', 'json', 'turn', 180),
        ...spokenFormulas('Bemerkung', 'remark'),
        cell('Trennt Zeilen', 'formula', 'remarkHash', 120),
        cell('Explosion', 'json', 'explode', 120),
      ],
      live: { before: 'when', head: 'Teile jetzt', of: partCount },
      fresh: (name) => ({
        id: name,
        label: sameText(name),
        group: Object.keys(partNames(content, 'assemblies'))[0] ?? '',
        article: Object.keys(partNames(content, 'articles'))[0] ?? '',
        box: { length: 100, width: 100, height: 18, axes: 'xyz' },
        at: [0, 0, 0],
      }),
    },
    {
      key: 'articles',
      title: 'Artikel der Stückliste',
      path: ['document', 'articles'],
      prefix: 'articles',
      columns: [
        recordName(),
        ...labels('name'),
        cell('Nummer', 'formula', 'number', 110),
        cell('Material', 'formula', 'material', 150),
        cell('Schlüssel', 'text', 'key', 90),
        cell('Menge in', 'choice', 'unit', 90, { choices: choicesOf({ SM: 'm²', CM: 'm³', PC: 'Stück' }) }),
        cell('kg je Stück', 'formula', 'pieceWeight', 110),
        cell('kg je m²', 'formula', 'areaWeight', 110),
      ],
      fresh: (name) => ({ name: sameText(name), number: `'${name.toUpperCase()}'`, material: "'spruce'", key: 'BF', unit: 'CM' }),
    },
    {
      key: 'joints',
      title: 'Verbindungen',
      remark: 'Nägel und Schrauben, gezählt, wo sich die Teile berühren',
      path: ['document', 'joints'],
      prefix: 'joints',
      columns: [
        cell('Teil', 'text', 'head', 90, { frozen: true }),
        cell('Auf', 'text', 'receiver', 90),
        cell('Zählung', 'choice', 'rule', 150, {
          choices: choicesOf({ cross: 'je Kreuzung', every: 'alle … mm', each: 'je Berührung' }),
        }),
        cell('Anzahl oder mm', 'formula', 'by', 130),
        cell('Womit', 'formula', 'fastener', 320, { main: true }),
      ],
      fresh: () => ({ head: '', receiver: '', rule: 'cross', fastener: "'clinched'" }),
    },
    {
      key: 'assemblies',
      title: 'Baugruppen',
      path: ['document', 'assemblies'],
      prefix: 'assemblies',
      columns: [recordName(), ...labels('')],
      fresh: (name) => sameText(name),
    },
  ];
}
