/**
 * Extracts the weights used in papers from the variable Archivo (SIL Open Font License 1.1), because a PDF embeds static fonts only.
 * Figures are the tabular ones, so that columns of numbers align. `node tools/fonts/instance-archivo.ts` writes
 * src/server/connect/pdf/font/*.ttf; run it again when the font package changes.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { unpacked } from './unpacked-font.ts';
import { trueType, type PathCommand, type StaticGlyph } from './true-type.ts';

interface Glyph {
  id: number;
  advanceWidth: number;
  path: { commands: PathCommand[] };
}
interface VariableFont {
  unitsPerEm: number;
  ascent: number;
  descent: number;
  capHeight: number;
  xHeight: number;
  characterSet: number[];
  getVariation: (axes: Record<string, number>) => VariableFont;
  getGlyph: (id: number) => Glyph;
  layout: (text: string, features: string[]) => { glyphs: Glyph[]; positions: { xAdvance: number }[] };
}

const require = createRequire(import.meta.url);
// The font reader of pdfkit.
const { create } = createRequire(require.resolve('pdfkit'))('fontkit') as { create: (bytes: Uint8Array) => VariableFont };

const root = path.join(import.meta.dirname, '../..');
const sources = ['latin', 'latin-ext'].map((part) =>
  unpacked(create, readFileSync(path.join(root, `node_modules/@fontsource-variable/archivo/files/archivo-${part}-standard-normal.woff2`))),
);

const cuts = [
  { file: 'archivo-text', wght: 400, wdth: 100 },
  { file: 'archivo-strong', wght: 620, wdth: 100 },
  { file: 'archivo-heading', wght: 760, wdth: 86 },
] as const;

/** Letters whose kerning is included; others use their plain advance. */
const kerned = Array.from("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyzÄÖÜäöüéèàâêç.,:;-–'’/()&1");

for (const { file, wght, wdth } of cuts) {
  const fonts = sources.map((bytes) => create(bytes).getVariation({ wght, wdth }));
  const main = fonts[0];
  if (main === undefined) throw new Error('The font package has no Latin file.');
  const glyphs: StaticGlyph[] = [staticGlyph(main.getGlyph(0))];
  const glyphOf = new Map<number, number>();
  for (const font of fonts) {
    for (const code of font.characterSet) {
      if (code < 32 || code > 0xfffd || glyphOf.has(code)) continue;
      const [glyph] = font.layout(String.fromCharCode(code), ['tnum', 'lnum']).glyphs;
      if (glyph === undefined || glyph.id === 0) continue;
      glyphOf.set(code, glyphs.length);
      glyphs.push(staticGlyph(glyph));
    }
  }
  const bytes = trueType({
    family: `Archivo ${String(wght)} ${String(wdth)}`,
    copyright: 'Copyright 2020 The Archivo Project Authors (https://github.com/Omnibus-Type/Archivo)',
    unitsPerEm: main.unitsPerEm,
    ascent: Math.round(main.ascent),
    descent: Math.round(main.descent),
    capHeight: main.capHeight,
    xHeight: main.xHeight,
    weight: wght,
    glyphs,
    glyphOf,
    kerning: kerning(main, glyphOf),
  });
  writeFileSync(path.join(root, `src/server/connect/pdf/font/${file}.ttf`), bytes);
}

function staticGlyph(glyph: Glyph): StaticGlyph {
  return { advance: Math.round(glyph.advanceWidth), commands: glyph.path.commands };
}

function kerning(font: VariableFont, glyphOf: ReadonlyMap<number, number>): { left: number; right: number; value: number }[] {
  return kerned.flatMap((a) =>
    kerned.flatMap((b) => {
      const [left, right] = [glyphOf.get(a.charCodeAt(0)), glyphOf.get(b.charCodeAt(0))];
      const { glyphs, positions } = font.layout(a + b, ['tnum', 'lnum']);
      const value = Math.round((positions[0]?.xAdvance ?? 0) - (glyphs[0]?.advanceWidth ?? 0));
      return left === undefined || right === undefined || glyphs.length !== 2 || value === 0 ? [] : [{ left, right, value }];
    }),
  );
}
