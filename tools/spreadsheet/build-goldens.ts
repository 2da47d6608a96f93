// Computes the formulas of `goldens.txt` with LibreOffice, each group under its own locale: `node tools/spreadsheet/build-goldens.ts`.
// The results are kept in the repository.
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { readDocument } from '#server/connect/spreadsheet/read-document.ts';
import { goldenCells } from './golden-cells.ts';
import { recalculate } from './recalculate.ts';
import { writeWorkbook } from './write-workbook.ts';

const folder = path.join(import.meta.dirname, '../..');
const lines = readFileSync(path.join(import.meta.dirname, 'goldens.txt'), 'utf8').split('\n');
const groups = new Map<string, string[]>();
let locale = '';
for (const line of lines) {
  if (line.startsWith('# ')) locale = line.slice(2);
  else if (line !== '') groups.set(locale, [...(groups.get(locale) ?? []), line]);
}

const written: string[] = [];
for (const [country, formulas] of groups) {
  const workbook = writeWorkbook({
    sheets: [
      { name: 'G', cells: { ...goldenCells, ...Object.fromEntries(formulas.map((formula, index) => [`T${index + 1}`, formula])) } },
      { name: 'Leer', cells: {} },
    ],
    names: { Liste: 'G!$B$2' },
  });
  const document = await readDocument(await recalculate(workbook, country));
  written.push(`# ${country}`);
  for (const [index, formula] of formulas.entries()) {
    const cell = document.sheets[0]?.cells.find(({ row, column }) => row === index && column === 19);
    written.push(`${formula}\t${JSON.stringify(cell?.value ?? null)}`);
  }
}
writeFileSync(path.join(folder, 'test/fixtures/spreadsheet/goldens.txt'), `${written.join('\n')}\n`);
