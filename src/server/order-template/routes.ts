import * as wire from '#contract/order-import.ts';
import type { Binding } from '#server/call/binding.ts';
import { bind } from '#server/call/binding.ts';
import { notFound } from '#server/call/refusal.ts';
import { uploadedFile } from '#server/call/uploaded-file.ts';
import { importFile } from '#server/import/import-file.ts';
import type { ImportServices } from '#server/import/import-services.ts';
import { customerColumn, referenceColumn } from './template-fields.ts';
import { customerNumberOf } from './template-store.ts';

const kinds = { order: 'templateOrder', quote: 'templateQuote' } as const;

export function orderTemplateRoutes(imports: ImportServices): Binding[] {
  return [
    bind(wire.readOrderTemplate, async ({ query: { into, customerId, reference } }, { rawBody, actor }) => {
      const file = await uploadedFile(rawBody?.bytes ?? Buffer.alloc(0), rawBody?.contentType ?? '', 'importFileMissing');
      const number = customerId === undefined ? '' : await customerNumberOf(imports.db, customerId);
      if (number === null) throw notFound();
      // A template of one customer seldom names the customer.
      const given = [
        { ...referenceColumn, value: reference },
        { ...customerColumn, value: number },
      ].filter(({ value }) => value !== '');
      return importFile(imports, kinds[into], { ...file, given }, actor);
    }),
  ];
}
