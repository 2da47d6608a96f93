// How fast workbooks are: `node tools/bench/spreadsheet.ts`. A workbook of 5,000 formulas in which every row depends on the inputs:
// reading, compiling, first calculation, recalculations.
import { readDocument } from '#server/connect/spreadsheet/read-document.ts';
import { openWorkbook } from '#domain/spreadsheet/open-workbook.ts';
import { writeWorkbook, type CellContent } from '#tools/spreadsheet/write-workbook.ts';

const rows = 500;

function content(): Buffer {
  const cells: Record<string, CellContent> = { A1: 1000, A2: 600, A3: 'Brett' };
  const table: Record<string, CellContent> = {};
  for (let i = 1; i <= 200; i += 1) {
    table[`A${i}`] = `Artikel ${i}`;
    table[`B${i}`] = i * 10;
    table[`C${i}`] = (i * 37) % 91;
    table[`D${i}`] = ['Brett', 'Platte', 'Kiste'][i % 3] ?? '';
  }
  for (let i = 0; i < rows; i += 1) {
    const row = i + 10;
    cells[`A${row}`] = `Artikel ${(i % 200) + 1}`;
    cells[`B${row}`] = `=VLOOKUP(A${row},Artikel,2,FALSE)+$A$1/100`;
    cells[`C${row}`] = `=INDEX(Tabelle!$C$1:$C$200,MATCH(A${row},Tabelle!$A$1:$A$200,0))*B${row}`;
    cells[`D${row}`] = `=IF(AND(B${row}>500,C${row}<20000),ROUND(C${row}*1.077,2),C${row})`;
    cells[`E${row}`] = `=VLOOKUP(B${row},Tabelle!$B$1:$C$200,2,TRUE)`;
    cells[`F${row}`] = `=SUM(B${row}:E${row})*$A$2`;
    cells[`G${row}`] = `=IF(OR(LEFT(A${row},3)="Art",D${row}>0),ROUND(F${row}/3,1),0)`;
    cells[`H${row}`] = `=SUMIF(Tabelle!$D$1:$D$200,$A$3,Tabelle!$C$1:$C$200)+G${row}`;
    cells[`I${row}`] = `=COUNTIF(Tabelle!$B$1:$B$200,">"&B${row})`;
    cells[`J${row}`] = `=MAX(B${row}:I${row})-MIN(B${row}:I${row})`;
    cells[`K${row}`] = i === 0 ? '=J10' : `=K${row - 1}+J${row}`;
  }
  cells['A5'] = `=SUMPRODUCT(--(LEFT(A10:A${rows + 9},8)="Artikel "),K10:K${rows + 9})`;
  return writeWorkbook({
    sheets: [
      { name: 'Rechner', cells },
      { name: 'Tabelle', cells: table },
    ],
    names: { Artikel: 'Tabelle!$A$1:$D$200' },
  });
}

const bytes = content();
const start = performance.now();
const document = await readDocument(bytes);
const read = performance.now();
const opened = openWorkbook(document);
if (!opened.ok) throw new Error(JSON.stringify(opened.faults));
const { calculation, formulas } = opened.workbook;
const compiled = performance.now();
const first = calculation.calculateAll(formulas);
if (!first.ok) throw new Error(first.problem);
const calculated = performance.now();
console.log(`${formulas.length} formulas, ${bytes.length} bytes`);
console.log(
  `read ${Math.round(read - start)} ms, compile ${Math.round(compiled - read)} ms, first calculation ${Math.round(calculated - compiled)} ms`,
);

const rounds = 300;
const again = process.cpuUsage();
for (let round = 0; round < rounds; round += 1) {
  calculation.setValues([
    { sheet: 0, row: 0, column: 0, value: 1001 + round },
    { sheet: 0, row: 1, column: 0, value: 601 + round },
    { sheet: 0, row: 2, column: 0, value: round % 2 === 0 ? 'Platte' : 'Brett' },
  ]);
  const done = calculation.calculateAll(formulas);
  if (!done.ok) throw new Error(done.problem);
}
// Processor time: on a busy machine the clock tells less about the program.
const { user, system } = process.cpuUsage(again);
const each = (user + system) / 1000 / rounds;
console.log(`recalculation of everything ${each.toFixed(1)} ms, ${(1000 / each).toFixed(1)} a second`);
