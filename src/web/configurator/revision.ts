/** A saved configuration migrated to the current version of its model: its values, its choices in words, and the changes, in the reader's language. */
import type { CompiledModel } from '#domain/configurator/compiled-model.ts';
import { describe, propertiesOf } from '#domain/configurator/describe.ts';
import type { Property } from '#domain/configurator/describe.ts';
import type { Configuration, ParameterValue } from '#domain/configurator/evaluation.ts';
import { migrateConfiguration } from '#domain/configurator/migrate.ts';
import type { ValueChange } from '#domain/configurator/migrate.ts';
import { measureText } from '#domain/configurator/message.ts';
import type { Language } from '#domain/language/language.ts';
import { chosenValues } from './property-text.ts';
import type { YesNo } from './property-text.ts';

interface RevisedValue {
  kind: 'changed' | 'removed' | 'added';
  label: string;
  from: string;
  to: string;
}

export interface Revision {
  configuration: Configuration;
  details: { label: string; value: string }[];
  values: RevisedValue[];
  /** Changes in construction. */
  notes: string[];
}

function valueText(value: ParameterValue | null, property: Property | undefined, language: Language, words: YesNo): string {
  if (value === null) return '';
  if (typeof value === 'boolean') return value ? words.yes : words.no;
  if (typeof value === 'number') return measureText(value, property?.unit ?? '');
  const option = property?.type === 'option' ? property.options.find((offered) => offered.value === value) : undefined;
  return option?.label[language] ?? value;
}

const kindOf = ({ from, to }: ValueChange): RevisedValue['kind'] => (to === null ? 'removed' : from === null ? 'added' : 'changed');

export function revise(compiled: CompiledModel, saved: Configuration, language: Language, words: YesNo): Revision {
  const { configuration, changes, notes } = migrateConfiguration(compiled, saved);
  const tree = describe(compiled, configuration.values, 'product-model');
  const properties = new Map(propertiesOf(tree.groups).map((property) => [property.id, property]));
  return {
    configuration,
    details: chosenValues(tree, language, words),
    notes: notes.map((note) => note[language]),
    values: changes.map((change) => {
      const property = change.to === null ? undefined : properties.get(change.id);
      return {
        kind: kindOf(change),
        label: change.label[language],
        from: valueText(change.from, property, language, words),
        to: valueText(change.to, property, language, words),
      };
    }),
  };
}
