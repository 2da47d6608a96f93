/** Configurations that two people changed, in the words of their models; these are read only then. Without them the values are shown as they are stored. */
import type { RecordConflict } from '../record/use-record.ts';
import { configurationWords, modelIn } from './configuration-text.ts';
import { useModels } from './use-models.ts';

/** Null: the field is no configuration. */
export function useConfigurationWords(conflict: RecordConflict | null): (field: string, value: string) => string | null {
  const asked = (conflict?.contradictions ?? []).filter(({ field }) => field.startsWith('configuration '));
  const models = useModels(
    asked.flatMap(({ before, theirs, mine }) => [before, theirs ?? '', mine].flatMap((text) => modelIn(text) ?? [])),
  );
  return (field, value) => {
    const sides = asked.find((each) => each.field === field);
    if (sides === undefined) return null;
    const all = [sides.before, sides.theirs, sides.mine].filter((text) => text !== null);
    return configurationWords(value, all, models[modelIn(value) ?? '']);
  };
}
