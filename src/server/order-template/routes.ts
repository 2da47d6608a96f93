import * as wire from '#contract/order-import.ts';
import { guessedMapping } from '#domain/import/mapping.ts';
import { withColumn } from '#domain/import/table.ts';
import type { Table } from '#domain/import/table.ts';
import type { Binding } from '#server/call/binding.ts';
import { bind } from '#server/call/binding.ts';
import { notFound } from '#server/call/refusal.ts';
import { uploadedFile } from '#server/call/uploaded-file.ts';
import { importFile } from '#server/import/import-file.ts';
import type { ImportServices } from '#server/import/import-services.ts';
import { customerColumn, referenceColumn, templateFields } from './template-fields.ts';
import { customerNumberOf } from './template-store.ts';

const kinds = { order: 'templateOrder', quote: 'templateQuote' } as const;

export function orderTemplateRoutes(imports: ImportServices): Binding[] {
  return [
    bind(wire.readOrderTemplate, async ({ query: { into, customerId, reference } }, { rawBody, actor }) => {
      const file = await uploadedFile(rawBody?.bytes ?? Buffer.alloc(0), rawBody?.contentType ?? '', 'importFileMissing');
      const number = customerId === undefined ? '' : await customerNumberOf(imports.db, customerId);
      if (number === null) throw notFound();
      const complete = (table: Table): Table => withMissing(withMissing(table, referenceColumn, reference), customerColumn, number);
      return importFile(imports, kinds[into], { ...file, complete }, actor);
    }),
  ];
}

/** A template of one customer seldom names the customer: the choice made with the file is put into its own column, where it can be corrected, too. */
function withMissing(table: Table, { path, label }: { path: string; label: string }, value: string): Table {
  const isThere = guessedMapping(table.headings, templateFields).includes(path);
  return value === '' || isThere ? table : withColumn(table, label, value);
}
