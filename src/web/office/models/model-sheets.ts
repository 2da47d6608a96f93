/** The parts of a model as tables: which cells each row has. */
import type { ModelContent } from '#contract/model-desk.ts';
import { membersAt, nameOf, textAt, valueAt } from './content-path.ts';
import { costSheets } from './cost-sheets.ts';
import { liveValue, partCount, unmetText } from './live-text.ts';
import { cell, choicesOf, id, labels, recordName } from './sheet-cells.ts';
import type { Sheet } from './sheet.ts';

const text = (de: string) => ({ de, fr: de, en: de });

const names = (content: ModelContent, path: string): Record<string, string> =>
  Object.fromEntries(membersAt(content, ['document', path]).map(([step, value]) => [nameOf(step, value), nameOf(step, value)]));

const units = 'Einheit';

export function parameterSheets(content: ModelContent): Sheet[] {
  return [
    {
      key: 'params',
      title: 'Parameter',
      remark: 'was im Shop gewählt wird',
      path: ['document', 'params'],
      prefix: 'params',
      columns: [
        id(),
        ...labels(),
        cell('Gruppe', 'choice', 'group', 130, { choices: choicesOf(names(content, 'groups')) }),
        cell('Art', 'choice', 'type', 90, { choices: choicesOf({ number: 'Zahl', option: 'Auswahl', bool: 'Ja/Nein', text: 'Text' }) }),
        cell(units, 'text', 'unit', 70),
        cell('Mindestens', 'formula', 'min', 100),
        cell('Höchstens', 'formula', 'max', 100),
        cell('Schritt', 'number', 'step', 80),
        cell('Anfangswert', 'scalar', 'preset', 110),
        cell('Schnellbestellung', 'boolean', 'quickOrder', 130),
        cell('Sichtbar, wenn', 'formula', 'visible', 160),
        cell('Wählbar, wenn', 'formula', 'enabled', 160),
        cell('Auswahl', 'json', 'options', 260),
        cell('Höchstens Zeichen', 'number', 'maxLength', 130),
        cell('Hilfe', 'json', 'help', 200),
      ],
      live: { before: 'type', head: 'Wert jetzt', of: liveValue },
      fresh: (name) => ({
        id: name,
        group: Object.keys(names(content, 'groups'))[0] ?? '',
        label: text(name),
        type: 'number',
        unit: 'mm',
        min: 1,
        max: 100,
        step: 1,
        preset: 10,
      }),
    },
    {
      key: 'groups',
      title: 'Gruppen',
      path: ['document', 'groups'],
      prefix: 'groups',
      columns: [
        id(),
        ...labels(),
        cell('Gehört zu', 'choice', 'parent', 130, { choices: choicesOf(names(content, 'groups')) }),
        cell('Zweck', 'choice', 'role', 110, { choices: choicesOf({ product: 'Produkt', render: 'Darstellung' }) }),
        cell('Reihenfolge', 'number', 'order', 100),
      ],
      fresh: (name) => ({ id: name, label: text(name), role: 'product', order: 5 }),
    },
    {
      key: 'presets',
      title: 'Schnellwahlen',
      remark: 'mehrere Werte auf einmal',
      path: ['document', 'presets'],
      prefix: 'presets',
      columns: [id(), ...labels(), cell('Werte', 'json', 'values', 420, { main: true })],
      fresh: (name) => ({ id: name, label: text(name), values: {} }),
    },
  ];
}

export function tableSheets(content: ModelContent): Sheet[] {
  const tables = membersAt(content, ['document', 'tables']);
  return [
    ...tables.map(([table, value]): Sheet => {
      const columns = Object.entries((valueAt(value, ['columns']) ?? {}) as Record<string, unknown>);
      const lookup = lookups[textAt(value, ['lookup'])] ?? '';
      return {
        key: `table-${table}`,
        title: String(table),
        remark: `${textAt(value, ['label', 'de'])}, gesucht wird in «${textAt(value, ['key'])}»: ${lookup}`,
        path: ['document', 'tables', table, 'rows'],
        prefix: `tables.${table}.rows`,
        columns: columns.map(([name, unit], at) =>
          cell(unit === 'text' || unit === '' ? name : `${name} ${String(unit)}`, unit === 'text' ? 'text' : 'number', name, 130, {
            main: at === 0,
          }),
        ),
        fresh: () => ({ ...(membersAt(content, ['document', 'tables', table, 'rows']).at(-1)?.[1] as object | undefined) }),
      };
    }),
    {
      key: 'tables',
      title: 'Alle Tabellen',
      path: ['document', 'tables'],
      prefix: 'tables',
      columns: [
        recordName('Tabelle', 160),
        ...labels(),
        cell('Gesucht in', 'text', 'key', 110),
        cell('Suche', 'choice', 'lookup', 220, { choices: choicesOf(lookups) }),
        cell('Spalten mit Einheit', 'json', 'columns', 320, { main: true }),
      ],
      fresh: (name) => ({
        label: text(name),
        key: 'max',
        columns: { max: 'kg', value: 'mm' },
        rows: [{ max: 100, value: 10 }],
        lookup: 'firstMax',
      }),
    },
  ];
}

const lookups: Record<string, string> = {
  firstMax: 'erste Zeile, die reicht',
  exact: 'genau diese Zeile',
  linear: 'zwischen den Zeilen gerechnet',
};

export const formulaSheets: Sheet[] = [
  {
    key: 'let',
    title: 'Werte',
    remark: 'gerechnet in der Reihenfolge, in der sie einander brauchen',
    path: ['document', 'let'],
    prefix: 'let',
    columns: [id('Grösse', 150), cell('Formel', 'formula', 'expr', 400, { main: true }), cell(units, 'text', 'unit', 70), ...labels()],
    live: { before: 'unit', head: 'Wert jetzt', of: liveValue },
    fresh: (name) => ({ id: name, expr: 0 }),
  },
  {
    key: 'outputs',
    title: 'Ergebnisse',
    remark: 'was der Shop vom Produkt sagt',
    path: ['document', 'outputs'],
    prefix: 'outputs',
    columns: [
      recordName('Grösse', 150),
      cell('Formel', 'formula', 'expr', 400, { main: true }),
      cell(units, 'text', 'unit', 70),
      ...labels(),
    ],
    live: { before: 'unit', head: 'Wert jetzt', of: liveValue },
    fresh: (name) => ({ expr: 0, unit: 'mm', label: text(name) }),
  },
];

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
        cell('Baugruppe', 'choice', 'group', 120, { choices: choicesOf(names(content, 'assemblies')) }),
        cell('Artikel', 'choice', 'article', 110, { choices: choicesOf(names(content, 'articles')) }),
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
        cell('Bemerkung', 'formula', 'remark', 160),
        cell('Trennt Zeilen', 'formula', 'remarkHash', 120),
        cell('Explosion', 'json', 'explode', 120),
      ],
      live: { before: 'when', head: 'Teile jetzt', of: partCount },
      fresh: (name) => ({
        id: name,
        label: text(name),
        group: Object.keys(names(content, 'assemblies'))[0] ?? '',
        article: Object.keys(names(content, 'articles'))[0] ?? '',
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
      fresh: (name) => ({ name: text(name), number: `'${name.toUpperCase()}'`, material: "'spruce'", key: 'BF', unit: 'CM' }),
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
      fresh: (name) => text(name),
    },
  ];
}

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
    fresh: (name) => ({ id: name, assert: 'true', severity: 'WARNING', message: text(name), params: [] }),
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

export type PartKey = 'params' | 'tables' | 'formulas' | 'components' | 'rules' | 'prices' | 'views' | 'examples';

export function sheetsOf(part: PartKey, content: ModelContent): readonly Sheet[] {
  switch (part) {
    case 'params':
      return parameterSheets(content);
    case 'tables':
      return tableSheets(content);
    case 'formulas':
      return formulaSheets;
    case 'components':
      return componentSheets(content);
    case 'rules':
      return ruleSheets;
    case 'prices':
      return costSheets;
    case 'views':
      return viewSheets;
    default:
      return exampleSheets;
  }
}
