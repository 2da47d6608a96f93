/**
 * The lines of the part list in the HTML of a page, without the controls that need a script. Written as text and without HTML's optional end tags:
 * this longest list of a page then has two thirds of the bytes, and React has no elements to draw for it.
 */
import { escapeXml } from '#domain/drawing/svg-document.ts';
import type { Language } from '#domain/language/language.ts';
import type { PartLine } from '#domain/part-list/part-line.ts';
import type { BenchAssembly, BenchPart } from '#domain/workshop/bench-list.ts';
import { materialName } from '#domain/workshop/material-name.ts';
import { unbrokenSize } from '#domain/language/unbroken-size.ts';
import { hasSwatch, swatchName } from './material-swatch.tsx';
import { partSizeText } from './outer-size.ts';

export function sentPartRows(assemblies: readonly BenchAssembly[], partList: readonly PartLine[], language: Language): string {
  const rows = assemblies.map(({ number, name, count, groups, parts }) => {
    const times = count > 1 ? `<span>${count} ×</span>` : '';
    const hasHead = assemblies.length > 1 || groups.length > 0;
    const head = hasHead ? `<tr><th scope=rowgroup colspan=7>${escapeXml(`${number} ${name[language]}`)}${times}` : '';
    return head + parts.map((part) => row(part, partList[part.line]!, language)).join('');
  });
  return rows.join('');
}

function row({ position, count }: BenchPart, line: PartLine, language: Language): string {
  const remark = line.remark[language] === '' ? '' : `<p>${escapeXml(line.remark[language])}`;
  const swatch = hasSwatch(line.material) ? `<svg aria-hidden=true><use href=#${swatchName(line.material)} /></svg>` : '';
  const sizes = [line.length, line.width, line.height].map((mm) => `<td>${partSizeText(mm)}`).join('');
  const name = escapeXml(unbrokenSize(line.articleName[language]));
  return `<tr><td>${position}<td>${count}<th scope=row><p>${name}${remark}<td>${swatch}${escapeXml(unbrokenSize(materialName(line, language)))}${sizes}`;
}
