import * as wire from '#contract/import.ts';
import { localNow } from '#domain/calendar/local-time.ts';
import type { Binding } from '#server/call/binding.ts';
import { bind, FileAnswer } from '#server/call/binding.ts';
import { uploadedFile } from '#server/call/uploaded-file.ts';
import { xlsxOf } from '#server/connect/table-file/write-xlsx.ts';
import { applyImport } from './apply-import.ts';
import { changeImport } from './change-import.ts';
import { discardImport } from './discard-import.ts';
import { csvOf, exportedRows } from './export-table.ts';
import { deskAnswer, fileAnswers, reachedImport } from './import-answer.ts';
import { importFile } from './import-file.ts';
import { pageOfRows } from './import-row-store.ts';
import { kindFor, kindsOf } from './import-services.ts';
import type { ImportServices } from './import-services.ts';
import { pageOfImports } from './import-store.ts';
import { undoImport } from './undo-import.ts';

const fileNames = {
  product: 'Produkte',
  price: 'Preise',
  customer: 'Kunden',
  address: 'Adressen',
  category: 'Kategorien',
  attribute: 'Attribute',
  orderStatus: 'Bestellungen',
  templateOrder: 'Bestellvorlage',
  templateQuote: 'Offertvorlage',
} as const;
const xlsxType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

export function importRoutes(services: ImportServices): Binding[] {
  const { db } = services;
  return [
    bind(wire.importTable, async ({ query }, { rawBody, actor }) => {
      kindFor(services, query.kind, actor);
      const file = await uploadedFile(rawBody?.bytes ?? Buffer.alloc(0), rawBody?.contentType ?? '', 'importFileMissing');
      return importFile(services, query.kind, file, actor);
    }),
    bind(wire.readImports, async ({ query }, { actor }) => {
      const { files, total } = await pageOfImports(
        db,
        kindsOf(services, actor).map(({ key }) => key),
        query,
      );
      return { items: await fileAnswers(db, files), page: query.page, perPage: query.perPage, total };
    }),
    bind(wire.readImport, async ({ params }, { actor }) => deskAnswer(services, params.id, actor)),
    bind(wire.readImportRows, async ({ params, query }, { actor }) => {
      await reachedImport(services, params.id, actor);
      const { items, total } = await pageOfRows(db, params.id, query);
      return { items, page: query.page, perPage: query.perPage, total };
    }),
    bind(wire.changeImport, async ({ params, body }, { actor }) => changeImport(services, params.id, body, actor)),
    bind(wire.applyImport, async ({ params, body }, { actor }) => applyImport(services, { id: params.id, ...body }, actor)),
    bind(wire.undoImport, async ({ params, body }, { actor }) => undoImport(services, { id: params.id, ...body }, actor)),
    bind(wire.discardImport, async ({ params, body }, { actor }) => {
      await discardImport(services, { id: params.id, ...body }, actor);
      return {};
    }),
    bind(wire.exportTable, async ({ params, query }, { actor }) => {
      const kind = kindFor(services, params.kind, actor);
      const name = `${fileNames[kind.key]}-${localNow(services.now()).date}.${query.format}`;
      const rows = exportedRows(db, kind);
      return query.format === 'csv'
        ? new FileAnswer(await csvOf(rows), 'text/csv; charset=utf-8', { fileName: name })
        : new FileAnswer(await xlsxOf(fileNames[kind.key], rows), xlsxType, { fileName: name });
    }),
  ];
}
