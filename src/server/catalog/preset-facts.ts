/**
 * The few facts about a product's evaluated preset that lists, cards and searches use. Cached with the product: an evaluation costs more than
 * everything else about a card.
 */
import type { CatalogProduct } from './catalog-snapshot.ts';
import { evaluateConfiguration } from '#server/configurator/evaluate-configuration.ts';
import type { Figure } from '#server/configurator/key-figure.ts';
import { figuresOf } from '#server/configurator/key-figure.ts';
import type { ModelLibrary } from '#server/model/model-library.ts';

export interface PresetFacts {
  readonly figures: readonly Figure[];
  readonly section: string | null;
  /** null: no such value, or not in millimetres. */
  readonly sidesMm: Readonly<Record<'length' | 'width' | 'height', number | null>>;
  /** How much less is free inside, where the sides are outer ones. */
  readonly lessInsideMm: Readonly<Record<'length' | 'width' | 'height', number>>;
  /** As far as the model computes them. */
  readonly outerMm: readonly number[];
}

const kept = new WeakMap<CatalogProduct, PresetFacts | null>();

/** null: the product has no configuration, or there is no model of that version. */
export function presetFacts(models: ModelLibrary, product: CatalogProduct): PresetFacts | null {
  const known = kept.get(product);
  if (known !== undefined) return known;
  const made = product.configuration === null ? null : readFacts(models, product.configuration);
  kept.set(product, made);
  return made;
}

function readFacts(models: ModelLibrary, configuration: NonNullable<CatalogProduct['configuration']>): PresetFacts | null {
  const evaluation = evaluateConfiguration(models, configuration);
  if (evaluation === null) return null;
  const { values, outputs } = evaluation;
  const side = (name: string): number | null => (typeof values[name] === 'number' ? values[name] : null);
  const less = (name: string, clear: string): number => (side(name) ?? 0) - (outputs[clear]?.value ?? side(name) ?? 0);
  return {
    figures: figuresOf(evaluation),
    section: typeof values['section'] === 'string' ? values['section'] : null,
    sidesMm: { length: side('length'), width: side('width'), height: side('height') },
    lessInsideMm: { length: less('length', 'clearLength'), width: less('width', 'clearWidth'), height: less('height', 'clearHeight') },
    outerMm: ['outerLength', 'outerWidth', 'outerHeight'].flatMap((name) => outputs[name]?.value ?? []),
  };
}
