import type { ModelContent } from '#contract/model-desk.ts';
import type { ParameterValue, Values } from '#domain/configurator/evaluation.ts';
import { membersAt, valueAt } from './content-path.ts';

const isValue = (value: unknown): value is ParameterValue => ['number', 'string', 'boolean'].includes(typeof value);

/** What a new configuration starts with. */
export function startValues(content: ModelContent): Values {
  return Object.fromEntries(
    membersAt(content, ['document', 'params']).flatMap(([, param]) => {
      const [id, preset] = [valueAt(param, ['id']), valueAt(param, ['preset'])];
      return typeof id === 'string' && isValue(preset) ? [[id, preset]] : [];
    }),
  );
}

/** Of an example or another row that holds values. */
export function valuesOf(row: unknown): Values {
  const values = valueAt(row, ['values']);
  return typeof values === 'object' && values !== null
    ? Object.fromEntries(Object.entries(values).filter(([, value]) => isValue(value)))
    : {};
}
