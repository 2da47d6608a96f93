/** A customer's choices: parameters, their groups, presets of several at once. */
import type { ModelContent } from '#contract/model-desk.ts';
import { liveValue } from './live-text.ts';
import { cell, choicesOf, id, labels, partNames, sameText, unitCell } from './sheet-cells.ts';
import type { Sheet } from './sheet.ts';

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
        cell('Gruppe', 'choice', 'group', 130, { choices: choicesOf(partNames(content, 'groups')) }),
        cell('Art', 'choice', 'type', 90, { choices: choicesOf({ number: 'Zahl', option: 'Auswahl', bool: 'Ja/Nein', text: 'Text' }) }),
        unitCell(),
        cell('Mindestens', 'formula', 'min', 100),
        cell('Höchstens', 'formula', 'max', 100),
        cell('Schritt', 'number', 'step', 80),
        cell('Anfangswert', 'scalar', 'preset', 110),
        cell('Bedeutet keines', 'number', 'none', 130),
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
        group: Object.keys(partNames(content, 'groups'))[0] ?? '',
        label: sameText(name),
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
        cell('Gehört zu', 'choice', 'parent', 130, { choices: choicesOf(partNames(content, 'groups')) }),
        cell('Zweck', 'choice', 'role', 110, { choices: choicesOf({ product: 'Produkt', render: 'Darstellung' }) }),
        cell('Reihenfolge', 'number', 'order', 100),
      ],
      fresh: (name) => ({ id: name, label: sameText(name), role: 'product', order: 5 }),
    },
    {
      key: 'presets',
      title: 'Schnellwahlen',
      remark: 'mehrere Werte auf einmal',
      path: ['document', 'presets'],
      prefix: 'presets',
      columns: [id(), ...labels(), cell('Werte', 'json', 'values', 420, { main: true })],
      fresh: (name) => ({ id: name, label: sameText(name), values: {} }),
    },
  ];
}
