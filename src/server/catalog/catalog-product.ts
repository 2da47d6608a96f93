/** A product of the snapshot, built from its stored rows and the catalogue's frame. */
import { attributeType } from '#domain/catalog/product.ts';
import type { Warn } from '#domain/catalog/product-type.ts';
import { missingElements, typeOfProduct, unknownTypes, valuesOfType } from '#domain/catalog/product-type.ts';
import type { Configuration, Problem } from '#domain/configurator/evaluation.ts';
import { emptyFrame, prepare } from '#domain/configurator/evaluate.ts';
import { filledText } from '#domain/language/language.ts';
import { openView } from '#server/configurator/open-view.ts';
import type { ModelLibrary } from '#server/model/model-library.ts';
import type { CatalogFrame } from './catalog-frame.ts';
import type { CatalogAttributeValue, CatalogProduct } from './catalog-snapshot.ts';
import type { ProductFacts } from './product-store.ts';

export interface Told {
  /** Called with the reason why a workbook or a view is not used. */
  failed: (error: unknown) => void;
  /** Called with what a product's type or its attributes lack. */
  warn: Warn;
}

export function catalogProduct(facts: ProductFacts, frame: CatalogFrame, told: Told): CatalogProduct {
  const { row, transport, internal } = facts;
  const type = typeOfProduct(frame.typeById, row, told.warn);
  const values = type === null ? facts.values : valuesOfType(type, row.id, facts.values, told.warn);
  unknownTypes(row.id, values, told.warn);
  const modelId = frame.sheets.modelIds.has(row.id) ? (frame.sheets.modelIds.get(row.id) ?? null) : row.modelId;
  const links = facts.links.filter(({ categoryId }) => frame.inTree.has(categoryId));
  const { name, description, changedAt, changedBy, ...plain } = row;
  return {
    ...plain,
    name: filledText(name),
    description: filledText(description),
    texts: { name, description },
    changed: changedAt === null ? null : { at: changedAt.toISOString(), who: changedBy ?? '' },
    modelId,
    deletedAt: row.deletedAt?.toISOString() ?? null,
    configuration: configurationOf(frame.models, modelId, row.preset, (problems) => missingElements(row.id, problems, told.warn)),
    values,
    weightKg: weightOf(values),
    viewData: openView(frame.models, { ...row, modelId }, facts.values, told.failed),
    links,
    categoryIds: links.map(({ categoryId }) => categoryId),
    transport,
    internal,
  };
}

/** The preset as a checked configuration of the current model; null without a model or a preset. */
export function configurationOf(
  models: ModelLibrary,
  modelId: string | null,
  preset: ProductFacts['row']['preset'],
  tell: (problems: readonly Problem[]) => void = () => undefined,
): Configuration | null {
  const compiled = modelId === null ? null : models.compiled(modelId);
  if (compiled === null || preset === null) return null;
  const { values, problems } = prepare(compiled, preset, emptyFrame(compiled));
  tell(problems);
  return { modelId: compiled.model.id, version: compiled.model.version, values };
}

function weightOf(values: readonly CatalogAttributeValue[]): number | null {
  const weight = values.find(({ typeId, value }) => typeId === attributeType.weight && value !== '');
  return weight === undefined ? null : Number(weight.value);
}
