import * as wire from '#contract/order-import.ts';
import type { Binding } from '#server/call/binding.ts';
import { bind } from '#server/call/binding.ts';
import { uploadedFile } from '#server/call/uploaded-file.ts';
import { applyImport } from '#server/import/apply-import.ts';
import { importFile } from '#server/import/import-file.ts';
import type { ImportServices } from '#server/import/import-services.ts';

export function orderImportRoutes(imports: ImportServices): Binding[] {
  return [
    bind(wire.readStatusFile, async (_, { rawBody, actor }) => {
      const file = await uploadedFile(rawBody?.bytes ?? Buffer.alloc(0), rawBody?.contentType ?? '', 'importFileMissing');
      return importFile(imports, 'orderStatus', file, actor);
    }),
    bind(wire.updateOrderStatus, async ({ body }, { actor }) => applyImport(imports, body, actor)),
  ];
}
