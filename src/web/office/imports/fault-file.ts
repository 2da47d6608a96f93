/** All faults of an import as a file for a spreadsheet program. */
import { readImportRows } from '#contract/import.ts';
import type { ImportDesk, ImportRow } from '#contract/import.ts';
import { csvText } from '#domain/list/csv.ts';
import { call } from '#web/call.ts';
import { save } from '#web/download.ts';
import { faultField } from './fault-field.ts';
import { importTexts as t } from './import-words.ts';

const atOnce = 500;

export async function saveFaults({ id, fileName, headings, counts }: ImportDesk, words: (fault: ImportRow['faults'][number]) => string) {
  const rows: ImportRow[] = [];
  for (let page = 1; rows.length < counts.faulty; page++) {
    const { items } = await call(readImportRows, { params: { id }, query: { state: 'faulty', page, perPage: atOnce } });
    if (items.length === 0) break;
    rows.push(...items);
  }
  const lines = rows.flatMap(({ line, label, faults }) =>
    faults.map((fault) => [line, label, faultField(fault, headings), fault.value, words(fault)]),
  );
  save(new Blob([csvText([[...t.faultHeads], ...lines])], { type: 'text/csv;charset=utf-8' }), t.faultName(fileName));
}
