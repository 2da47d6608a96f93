/**
 * Draws every product model for inspection: `node tools/drawing/render-all.ts FOLDER dxf lounge bett` writes PNG files;
 * without names all models, without kinds all kinds.
 */
import { mkdirSync, readdirSync } from 'node:fs';
import sharp from 'sharp';
import { evaluate } from '#domain/configurator/evaluate.ts';
import { presetValues } from '#domain/configurator/preset.ts';
import { blankDxf } from '#domain/drawing/blank-dxf.ts';
import { drawBlank } from '#domain/drawing/blank-drawing.ts';
import { drawSheet } from '#domain/drawing/drawing-sheet.ts';
import { drawOrthographic, type OrthographicView } from '#domain/drawing/orthographic-drawing.ts';
import { dxf } from '#domain/drawing/dxf.ts';
import { benchList, positionsOf } from '#domain/workshop/bench-list.ts';
import { benchSubject } from '#domain/workshop/bench-subject.ts';
import { wallsOf } from '#domain/workshop/wall.ts';
import { qrModules } from '#server/connect/pdf/qr-code.ts';
import { folderLibrary } from '#server/model/folder-library.ts';
import { dxfPicture } from './dxf-picture.ts';

const library = folderLibrary();
const [folder = '.', ...names] = process.argv.slice(2);
mkdirSync(folder, { recursive: true });

const standalone = { background: true, pixelWidth: 1400 };
const viewNames = { front: 'Vorderansicht', side: 'Seitenansicht', top: 'Draufsicht', section: 'Schnitt A–A', isometric: 'Ansicht' };

function factsOf(id: string) {
  const compiled = library.compiled(id)!;
  const evaluation = evaluate(compiled, presetValues(compiled));
  const { instances, contours, partList, totals, marks } = evaluation;
  const assemblies = benchList({ instances, partList }, compiled.model.assemblies);
  const subject = benchSubject(evaluation, instances, positionsOf(assemblies, instances.length));
  return { instances, contours, partList, totals, marks, assemblies, subject };
}

function flat(id: string, view: OrthographicView): string {
  const { instances, contours, partList } = factsOf(id);
  return contours.length > 0
    ? drawBlank(contours, { standalone }).svg
    : drawOrthographic(instances, view, { lines: partList, standalone }).svg;
}

const kinds: Readonly<Record<string, (id: string) => string>> = {
  dxf: (id) => {
    const { contours, assemblies, subject } = factsOf(id);
    if (contours.length > 0) return dxfPicture(blankDxf(contours), 1600);
    return dxfPicture(dxf(subject, { walls: wallsOf(assemblies, subject) }), 1600);
  },
  sheet: (id) => {
    const { contours, totals, marks, subject } = factsOf(id);
    if (contours.length > 0) return drawBlank(contours, { field: 'white', standalone }).svg;
    const titleBlock = ['Artikel', 'Menge', 'Datum', 'Gewicht', 'Auftrag'].map((label) => ({
      label,
      value: `${totals.weight.toFixed(2)} kg`,
    }));
    return drawSheet(subject, {
      heading: id,
      titleBlock,
      viewNames,
      pixelWidth: 1600,
      marks,
      code: qrModules('https://shop.example/products/X'),
    }).svg;
  },
  front: (id) => flat(id, 'front'),
  side: (id) => flat(id, 'side'),
  top: (id) => flat(id, 'top'),
  section: (id) => flat(id, 'section'),
};

const wantedKinds = names.filter((name) => name in kinds);
const wantedModels = names.filter((name) => !(name in kinds));
for (const kind of wantedKinds.length > 0 ? wantedKinds : Object.keys(kinds)) {
  for (const id of readdirSync('models').filter((name) => library.compiled(name) !== null)) {
    if (wantedModels.length > 0 && !wantedModels.includes(id)) continue;
    const start = performance.now();
    const svg = kinds[kind]!(id);
    console.log(`${kind} ${id}: ${(performance.now() - start).toFixed(0)} ms, ${(svg.length / 1000).toFixed(0)} kB`);
    await sharp(Buffer.from(svg), { unlimited: true }).png().toFile(`${folder}/${id}-${kind}.png`);
  }
}
