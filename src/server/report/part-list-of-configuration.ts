/** The part list of a visitor's configuration, evaluated here from an article, by its number or its id, or a model and its values. */
import type { ReportParams } from '#contract/report.ts';
import type { CompiledModel } from '#domain/configurator/compiled-model.ts';
import { presetValues } from '#domain/configurator/preset.ts';
import type { Values } from '#domain/configurator/evaluation.ts';
import { benchOf } from '#domain/workshop/bench-list.ts';
import type { CatalogProduct } from '#server/catalog/catalog-snapshot.ts';
import { evaluateValues } from '#server/configurator/evaluate-configuration.ts';
import type { PartListPaper } from '#server/connect/pdf/part-list-paper.ts';
import { notFound, Refusal, refused } from '#server/call/refusal.ts';
import { positionDetails } from '#server/pricing/position-details.ts';
import { maySee } from '#server/product/list-products.ts';
import { paperDay } from './paper-day.ts';
import type { Reader, ReportServices } from './report-services.ts';
import { shareAddress } from '#server/configurator/share-address.ts';

interface Subject {
  compiled: CompiledModel;
  /** Null: no article on sale uses this model. */
  product: CatalogProduct | null;
  values: Values;
}

export async function partListOfConfiguration(services: ReportServices, params: ReportParams, reader: Reader): Promise<PartListPaper> {
  const { models } = services.catalog.now();
  const { compiled, product, values } = await subjectOf(services, params, reader);
  const evaluation = evaluateValues(models, compiled, values);
  if (evaluation.problems.some(({ severity }) => severity === 'ERROR')) throw refused('configurationInvalid', {}, 'body.params.values');
  const { language } = reader;
  const { quantity } = params;
  const articleNumber = product?.articleNumber ?? '';
  return {
    language,
    company: (await services.readCompany()).name,
    reference: '',
    ...paperDay(services.now()),
    facts: [],
    stock: await services.readStock(),
    products: [
      {
        name: (product?.name ?? compiled.model.label)[language],
        articleNumber,
        quantity,
        details: positionDetails(compiled, evaluation.values, language),
        partList: evaluation.partList,
        assemblies: benchOf(compiled, evaluation),
        totals: evaluation.totals,
        evaluation,
        link: product === null ? null : shareAddress(services.publicUrl, articleNumber, compiled, evaluation.values, quantity),
      },
    ],
  };
}

async function subjectOf(
  services: ReportServices,
  { id, articleNumber, modelId, values = {} }: ReportParams,
  { actor }: Reader,
): Promise<Subject> {
  const snapshot = services.catalog.now();
  const isOfArticle = articleNumber !== undefined || (modelId === undefined && id !== undefined);
  if (isOfArticle) {
    const product = articleNumber === undefined ? snapshot.productById.get(id ?? 0) : snapshot.productByArticleNumber.get(articleNumber);
    const compiled = product?.modelId ? snapshot.models.compiled(product.modelId) : null;
    if (product === undefined || compiled === null || product.configuration === null) throw notFound();
    if (!(await services.maySee(product, actor))) throw notFound();
    return {
      compiled,
      product,
      values: product.canBeConfigured ? { ...product.configuration.values, ...values } : product.configuration.values,
    };
  }
  const compiled = modelId === undefined ? null : snapshot.models.compiled(modelId);
  if (compiled === null)
    throw new Refusal(404, [{ message: 'modelNotFound', params: { modelId: modelId ?? '' }, field: 'body.params.modelId' }]);
  const product = snapshot.products.find((each) => each.modelId === modelId && each.canBeConfigured && maySee(each, actor)) ?? null;
  return { compiled, product, values: { ...presetValues(compiled), ...values } };
}
