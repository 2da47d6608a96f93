/** Configurations as texts: to tell two of them apart, and in words. */
import type { Configuration, Values } from '#domain/configurator/evaluation.ts';
import { canonicalJson } from '#domain/configurator/hash.ts';
import type { ProductModel } from '#domain/configurator/model-schema.ts';
import { officeWords } from '../frame/office-words.ts';
import { measuresOf } from './measures-of.ts';

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

const valueWords = (model: ProductModel | undefined, id: string, value: Values[string]): string =>
  [labelOf(model, id) ?? id, valueWord(model, id, value)].join(' ');

const paramOf = (model: ProductModel | undefined, id: string) => model?.params.find((each) => each.id === id);

/** `Länge innen`; undefined: the model does not have it. */
export const labelOf = (model: ProductModel | undefined, id: string): string | undefined => paramOf(model, id)?.label.de;

/** `1300 mm`, `ja`, `Fichte`; a value may be given as text. */
export function valueWord(model: ProductModel | undefined, id: string, value: Values[string]): string {
  const text = String(value);
  if (text === 'true' || text === 'false') return text === 'true' ? 'ja' : 'nein';
  const param = paramOf(model, id);
  if (param?.type === 'option') return param.options.find((each) => each.value === text)?.label.de ?? text;
  return [text, param?.unit ?? ''].join(' ').trim();
}

/** `innen 1200 × 600 × 500 mm, 150 kg`: what tells lines of one article apart. Empty without a model. */
export function configurationMeasures({ values }: Pick<Configuration, 'values'>, model: ProductModel | undefined): string {
  const chosen = (model?.params ?? []).filter(({ id }) => values[id] !== undefined);
  const details = chosen.map(({ id, label }) => ({ label: label.de, value: valueWord(model, id, values[id]!) }));
  return measuresOf(details, officeWords.inner).join(', ');
}
