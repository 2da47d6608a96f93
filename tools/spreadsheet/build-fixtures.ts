// Creates the two workbooks shown in the shop and the one used by tests: `node tools/spreadsheet/build-fixtures.ts`. Needs LibreOffice.
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { cartonWorkbook } from './carton-workbook.ts';
import { cutListWorkbook } from './cut-list-workbook.ts';
import { functionFixture } from './function-fixture.ts';
import { recalculate } from './recalculate.ts';
import { writeWorkbook } from './write-workbook.ts';

const root = path.join(import.meta.dirname, '../..');

await mkdir(path.join(root, 'test/fixtures/spreadsheet'), { recursive: true });
await writeFile(path.join(root, 'test/fixtures/spreadsheet/functions.xlsx'), await recalculate(writeWorkbook(functionFixture())));
await mkdir(path.join(root, 'workbooks'), { recursive: true });
await writeFile(path.join(root, 'workbooks/karton-preis.xlsx'), await recalculate(writeWorkbook(cartonWorkbook())));
await writeFile(path.join(root, 'workbooks/zuschnittliste.xlsx'), await recalculate(writeWorkbook(cutListWorkbook())));
