/** Configurations that two people changed, in the words of their models; these are read only then. */
import { useEffect, useState } from 'react';
import { describeModel } from '#contract/configurator.ts';
import type { ProductModel } from '#domain/configurator/model-schema.ts';
import { call } from '#web/call.ts';
import type { RecordConflict } from '../record/use-record.ts';
import { configurationWords, modelIn } from './configuration-text.ts';

/** Null: the field is no configuration. */
export function useConfigurationWords(conflict: RecordConflict | null): (field: string, value: string) => string | null {
  const [models, setModels] = useState<Readonly<Record<string, ProductModel>>>({});
  const asked = (conflict?.contradictions ?? []).filter(({ field }) => field.startsWith('configuration '));
  const ids = [...new Set(asked.flatMap(({ before, theirs, mine }) => [before, theirs ?? '', mine]).map(modelIn))].join(' ');
  useEffect(() => {
    for (const id of ids.split(' ').filter((each) => each !== ''))
      call(describeModel, { params: { id }, query: {} }).then(
        ({ model }) => setModels((before) => ({ ...before, [id]: model })),
        // Without it the values are shown as they are stored.
        () => undefined,
      );
  }, [ids]);
  return (field, value) => {
    const sides = asked.find((each) => each.field === field);
    if (sides === undefined) return null;
    const all = [sides.before, sides.theirs, sides.mine].filter((text) => text !== null);
    return configurationWords(value, all, models[modelIn(value) ?? '']);
  };
}
