/** One configuration as the requested kind of file. Files are cached by everything they depend on and are the same every time. */
import { createHash } from 'node:crypto';
import type { StockRecord } from '#contract/stock.ts';
import type { exportConfiguration as endpoint } from '#contract/export.ts';
import type { ParsedOf } from '#contract/endpoint.ts';
import type { Evaluation } from '#domain/configurator/evaluation.ts';
import type { CompiledModel } from '#domain/configurator/compiled-model.ts';
import { blankDxf } from '#domain/drawing/blank-dxf.ts';
import { dxf } from '#domain/drawing/dxf.ts';
import { pictureParts } from '#domain/drawing/folded-carton.ts';
import { glb } from '#domain/drawing/glb.ts';
import { usda } from '#domain/drawing/usda.ts';
import type { Language } from '#domain/language/language.ts';
import type { Stock } from '#domain/cut-plan/stock.ts';
import { benchCsv } from '#domain/workshop/bench-csv.ts';
import { benchList, benchOf, positionsOf } from '#domain/workshop/bench-list.ts';
import { benchSubject } from '#domain/workshop/bench-subject.ts';
import { wallsOf } from '#domain/workshop/wall.ts';
import type { CatalogProduct } from '#server/catalog/catalog-snapshot.ts';
import { LeastRecentlyUsed } from '#server/cache/least-recently-used.ts';
import { rasterise } from '#server/connect/images/raster.ts';
import { FileAnswer } from '#server/call/binding.ts';
import { notFound, refused } from '#server/call/refusal.ts';
import { coarseParts } from '#server/connect/images/coarse-parts.ts';
import { shareAddress } from '#server/configurator/share-address.ts';
import { drawnEvaluation } from '#server/media/draw-product.ts';
import type { ModelLibrary } from '#server/model/model-library.ts';
import { exportPicture } from './export-picture.ts';
import { usdz } from './usdz.ts';

type Query = ParsedOf<typeof endpoint>['query'];

const contentTypes: Readonly<Record<Query['format'], string>> = {
  dxf: 'application/dxf',
  glb: 'model/gltf-binary',
  usdz: 'model/vnd.usdz+zip',
  csv: 'text/csv; charset=utf-8',
  svg: 'image/svg+xml',
  png: 'image/png',
  webp: 'image/webp',
};

const keptBytes = 16 * 1024 * 1024;
const kept = new LeastRecentlyUsed<string, FileAnswer>(keptBytes, ({ body }) => body.length + 200);

export interface Source {
  models: ModelLibrary;
  publicUrl: string;
  readStock: () => Promise<StockRecord>;
}

export async function exportConfiguration(
  { models, publicUrl, readStock }: Source,
  product: CatalogProduct,
  query: Query,
  language: Language,
): Promise<FileAnswer> {
  const evaluation = drawnEvaluation(models, product, query.values);
  if (evaluation === null) throw notFound();
  if (evaluation.problems.some(({ severity }) => severity === 'ERROR')) throw refused('configurationInvalid', {}, 'query.values');
  const { format, view, width } = query;
  const isPicture = format === 'svg' || format === 'png' || format === 'webp';
  // Only the list for the bench names the stock that a part is ripped from.
  const stock = format === 'csv' ? await readStock() : null;
  const key = [
    stock?.version,
    product.articleNumber,
    evaluation.hash,
    format,
    language,
    ...(isPicture || format === 'dxf' ? [view, width] : []),
  ].join('|');
  const known = kept.get(key);
  if (known !== undefined) return known;
  const compiled = models.compiled(evaluation.modelId, evaluation.version);
  if (compiled === null) throw notFound();
  const link = shareAddress(publicUrl, product.articleNumber, compiled, evaluation.values);
  const body = await content({ evaluation, compiled, product, link, bars: stock?.bars ?? [] }, query, language);
  const etag = createHash('sha256').update(body).digest('base64url').slice(0, 22);
  // A phone displays a USDZ inline; as an attachment it would only be saved.
  const name = format === 'usdz' ? {} : { fileName: fileName(product.articleNumber, query) };
  const answer = new FileAnswer(body, contentTypes[format], { etag, ...name });
  kept.set(key, answer);
  return answer;
}

/** A screenshot is square, whatever the product's proportions. */
const pictureField = '#FFFFFF';

interface Subject {
  evaluation: Evaluation;
  compiled: CompiledModel;
  product: CatalogProduct;
  /** The address that opens this configuration; included in each file. */
  link: string;
  /** Of the timber store. */
  bars: Stock['bars'];
}

async function content(subject: Subject, { format, view, width }: Query, language: Language): Promise<Buffer | string> {
  const { evaluation, compiled, product, link, bars } = subject;
  switch (format) {
    case 'csv':
      return benchCsv({ ...evaluation, assemblies: benchOf(compiled, evaluation), stock: { bars } }, language);
    case 'dxf':
      return Buffer.from(drawing(subject, view, language), 'latin1');
    case 'glb':
      return Buffer.from(glb(pictureParts(evaluation), { link, name: product.name[language] }));
    case 'usdz':
      return usdz(usda(pictureParts(evaluation)));
    default: {
      const named = {
        name: product.name[language],
        articleNumber: product.articleNumber,
        language,
        link,
        assemblies: compiled.model.assemblies,
      };
      const svg = exportPicture(evaluation, view, width, named);
      return format === 'svg' ? svg : rasterise(svg, format, width, pictureField);
    }
  }
}

/** The flat views for CAD with the walls beside them; for a carton its blank. */
function drawing({ evaluation, compiled, product, link }: Subject, view: Query['view'], language: Language): string {
  const notes = [`${product.articleNumber} ${product.name[language]}`, link];
  if (evaluation.contours.length > 0) return blankDxf(evaluation.contours, notes);
  const { partList } = evaluation;
  const instances = coarseParts(evaluation.instances);
  const assemblies = benchList({ instances, partList }, compiled.model.assemblies);
  const positions = positionsOf(assemblies, instances.length);
  const asked = view === 'front' || view === 'side' || view === 'top' || view === 'section' ? view : undefined;
  const subject = benchSubject(evaluation, instances, positions);
  return dxf(subject, { view: asked, walls: wallsOf(assemblies, subject), notes });
}

const fileStems: Partial<Record<Query['format'], string>> = { csv: 'stueckliste', dxf: 'zeichnung', glb: 'modell' };

/** `stueckliste-HK_0001.csv`, `ansicht-HK_0001-isometric-2.png` */
function fileName(articleNumber: string, { format, view }: Query): string {
  const name = articleNumber.replaceAll(/[^\w.-]/g, '_');
  const stem = fileStems[format];
  return stem === undefined ? `ansicht-${name}-${view}.${format}` : `${stem}-${name}.${format}`;
}
