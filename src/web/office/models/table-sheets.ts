/** The lookup tables of formulas, each as a sheet of its own. */
import type { ModelContent } from '#contract/model-desk.ts';
import { membersAt, textAt, valueAt } from './content-path.ts';
import { cell, choicesOf, labels, recordName, sameText } from './sheet-cells.ts';
import type { Sheet } from './sheet.ts';

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
        label: sameText(name),
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
