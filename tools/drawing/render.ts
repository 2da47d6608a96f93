/**
 * Draws a product model for inspection:
 * `node tools/drawing/render.ts holzkiste out.png length=1000 height=500 --field=coral --marks=up --text=W7 --lift=lid:210`.
 * The ending decides: .svg, .png, .dxf or .glb. Further switches: --view=front|side|top|sheet, --explode=0.7,
 * --blueprint, --thin, --highlight=lid, --numerals=.36, --width=900, --goods.
 */
import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import sharp from 'sharp';
import { evaluate } from '#domain/configurator/evaluate.ts';
import type { Values } from '#domain/configurator/evaluation.ts';
import { picturedParts } from '#domain/configurator/look.ts';
import { boundingBox } from '#domain/configurator/placement.ts';
import { presetValues } from '#domain/configurator/preset.ts';
import { drawSheet } from '#domain/drawing/drawing-sheet.ts';
import { dxf } from '#domain/drawing/dxf.ts';
import type { FieldId } from '#domain/drawing/field-colour.ts';
import { pictureParts } from '#domain/drawing/folded-carton.ts';
import { glb } from '#domain/drawing/glb.ts';
import { drawIsometric, type IsometricOptions } from '#domain/drawing/isometric-drawing.ts';
import { drawOrthographic, type OrthographicView } from '#domain/drawing/orthographic-drawing.ts';
import { boundsOf, solidsOf } from '#domain/drawing/solid.ts';
import type { MarkSign } from '#domain/configurator/mark-sign.ts';
import { folderLibrary } from '#server/model/folder-library.ts';

const models = folderLibrary();

const { values: flags, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    field: { type: 'string', default: 'coral' },
    view: { type: 'string', default: 'isometric' },
    marks: { type: 'string' },
    text: { type: 'string' },
    lift: { type: 'string' },
    explode: { type: 'string', default: '0' },
    numerals: { type: 'string', default: '.3' },
    width: { type: 'string', default: '900' },
    highlight: { type: 'string' },
    blueprint: { type: 'boolean', default: false },
    thin: { type: 'boolean', default: false },
    goods: { type: 'boolean', default: false },
  },
});

const [id = 'holzkiste', file = 'drawing.png', ...given] = positionals;
const compiled = models.compiled(id);
if (compiled === null) throw new Error(`no model ${id}`);
const raw: Record<string, unknown> = { ...presetValues(compiled) };
for (const pair of given) {
  const [name = '', text = ''] = pair.split('=');
  raw[name] = text === 'true' || text === 'false' ? text === 'true' : text !== '' && Number.isFinite(Number(text)) ? Number(text) : text;
}
const evaluation = evaluate(compiled, raw);
const { problems, totals } = evaluation;
const instances = pictureParts(evaluation);
/** Including the props next to it. */
const shown = picturedParts(compiled, evaluation, raw as Values) ?? instances;
for (const problem of problems) console.log(problem.severity, problem.message.en);
const { min, max } = boundsOf(solidsOf(instances));
const standalone = { background: true, pixelWidth: Number(flags.width) };

function isometricOptions(): IsometricOptions {
  const options: IsometricOptions = {
    field: flags.field as FieldId,
    explode: Number(flags.explode),
    blueprint: flags.blueprint,
    thin: flags.thin,
    standalone,
    title: id,
  };
  const size = [0, 1, 2].map((k) => String(Math.round(max[k]! - min[k]!))) as [string, string, string];
  if (Number(flags.numerals) > 0)
    Object.assign(options, { labels: size, numeralSize: Number(flags.numerals), measured: boundingBox(instances) });
  if (flags.lift !== undefined) options.lift = { group: flags.lift.split(':')[0]!, by: Number(flags.lift.split(':')[1]) };
  if (flags.highlight !== undefined) options.highlight = { group: flags.highlight };
  if (flags.marks !== undefined || flags.text !== undefined)
    options.marks = { text: flags.text ?? '', signs: (flags.marks?.split(',') ?? []) as MarkSign[] };
  if (flags.goods) options.goods = { min: [max[0] * 0.15, max[1] * 0.2, 120], size: [max[0] * 0.6, max[1] * 0.55, max[2] * 0.55] };
  return options;
}

function drawing(): string {
  if (flags.view === 'isometric') return drawIsometric(shown, isometricOptions()).svg;
  if (flags.view === 'sheet') {
    const viewNames = {
      front: 'Ansicht von vorn',
      side: 'Ansicht von links',
      top: 'Draufsicht',
      section: 'Schnitt A–A',
      isometric: 'Isometrie',
    };
    const titleBlock = [
      { label: 'Gewicht', value: `${totals.weight.toFixed(1)} kg` },
      { label: 'Holz', value: `${totals.woodVolume.toFixed(4)} m³` },
      { label: 'Teile', value: String(totals.parts) },
    ];
    return drawSheet({ instances, lines: evaluation.partList }, { heading: id, titleBlock, viewNames, pixelWidth: standalone.pixelWidth })
      .svg;
  }
  return drawOrthographic(instances, flags.view as OrthographicView, { title: id, standalone, blueprint: flags.blueprint }).svg;
}

async function write(): Promise<void> {
  if (file.endsWith('.dxf')) return writeFileSync(file, dxf({ instances, lines: evaluation.partList }));
  if (file.endsWith('.glb')) return writeFileSync(file, glb(shown));
  const start = performance.now();
  const svg = drawing();
  console.log(
    `${id}: ${String(instances.length)} parts, ${(svg.length / 1000).toFixed(1)} kB, ${(performance.now() - start).toFixed(1)} ms`,
  );
  if (file.endsWith('.png')) await sharp(Buffer.from(svg)).png().toFile(file);
  else writeFileSync(file, svg);
}

await write();
