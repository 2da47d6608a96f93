/** Configurations as texts: to tell two of them apart, and in words. */
import type { Configuration, Values } from '#domain/configurator/evaluation.ts';
import { canonicalJson } from '#domain/configurator/hash.ts';
import type { ProductModel } from '#domain/configurator/model-schema.ts';

/** The same for equal values of the same model. Empty: none. */
export const configurationText = (configuration: Configuration | null): string =>
  configuration === null ? '' : canonicalJson({ modelId: configuration.modelId, values: configuration.values });

interface Written {
  readonly modelId?: string;
  readonly values: Values;
}

const written = (text: string): Written => (text === '' ? { values: {} } : (JSON.parse(text) as Written));

export const modelIn = (text: string): string | undefined => written(text).modelId;

/** `Länge innen 1300 mm, Griffe ja`: only what differs from the others. Without its model as it is stored. */
export function configurationWords(text: string, others: readonly string[], model: ProductModel | undefined): string {
  const sides = others.map((other) => written(other).values);
  return Object.entries(written(text).values)
    .filter(([id, value]) => sides.some((values) => values[id] !== value))
    .map(([id, value]) => valueWords(model, id, value))
    .join(', ');
}

function valueWords(model: ProductModel | undefined, id: string, value: Values[string]): string {
  const param = model?.params.find((each) => each.id === id);
  const option = param?.type === 'option' ? param.options.find((each) => each.value === value)?.label.de : undefined;
  const word = typeof value === 'boolean' ? (value ? 'ja' : 'nein') : (option ?? String(value));
  return [param?.label.de ?? id, word, param?.unit].filter((part) => part !== undefined && part !== '').join(' ');
}
