import type { ModelContent } from '#contract/model-desk.ts';
import type { ParameterValue, Values } from '#domain/configurator/evaluation.ts';
import { membersAt, valueAt } from './content-path.ts';

const isValue = (value: unknown): value is ParameterValue => ['number', 'string', 'boolean'].includes(typeof value);

/** The initial values of a new configuration. */
export function startValues(content: ModelContent): Values {
  return Object.fromEntries(
    membersAt(content, ['document', 'params']).flatMap(([, param]) => {
      const [id, preset] = [valueAt(param, ['id']), valueAt(param, ['preset'])];
      return typeof id === 'string' && isValue(preset) ? [[id, preset]] : [];
    }),
  );
}

/** The values of an example or of another row that has some. */
export function valuesOf(row: unknown): Values {
  const values = valueAt(row, ['values']);
  return typeof values === 'object' && values !== null
    ? Object.fromEntries(Object.entries(values).filter(([, value]) => isValue(value)))
    : {};
}
