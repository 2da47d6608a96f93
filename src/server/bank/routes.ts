import * as wire from '#contract/bank-import.ts';
import { rappenFromChf } from '#domain/money/money.ts';
import type { Binding } from '#server/call/binding.ts';
import { bind } from '#server/call/binding.ts';
import { uploadedFile } from '#server/call/uploaded-file.ts';
import { applyImport } from './apply-import.ts';
import type { BankServices } from './bank-services.ts';
import { pageOfImports } from './bank-store.ts';
import { discardImport } from './discard-import.ts';
import { importAnswerOf, importAnswers, matched } from './import-answer.ts';
import { importFile } from './import-file.ts';
import { itemsByAmounts, searchItems } from './item-store.ts';
import { matchRows } from './match-rows.ts';
import { undoImport } from './undo-import.ts';

const mostTargets = 20;

export function bankRoutes(services: BankServices): Binding[] {
  const { db } = services;
  return [
    bind(wire.importBankFile, async (_input, { rawBody, actor }) =>
      importFile(services, await uploadedFile(rawBody?.bytes ?? Buffer.alloc(0), rawBody?.contentType ?? '', 'bankFileMissing'), actor),
    ),
    bind(wire.readBankImports, async ({ query }) => {
      const { ids, total } = await pageOfImports(db, query);
      const items = (await importAnswers(db, ids)).map(({ rows: _rows, ...file }) => file);
      return { items, page: query.page, perPage: query.perPage, total };
    }),
    bind(wire.readBankImport, async ({ params }) => importAnswerOf(db, params.id)),
    bind(wire.findBankTargets, async ({ query: { text, amount } }) => {
      const asking = amount === undefined || text !== '' ? [] : await itemsByAmounts(db, [rappenFromChf(amount)]);
      const found = text === '' ? asking : await searchItems(db, text, mostTargets);
      return { items: found.slice(0, mostTargets).map(matched) };
    }),
    bind(wire.matchBankRows, async ({ params, body }, { actor }) => matchRows(services, { id: params.id, ...body }, actor)),
    bind(wire.applyBankImport, async ({ params, body }, { actor, idempotencyKey }) =>
      applyImport(services, { id: params.id, ...body }, { actor, sentKey: idempotencyKey }),
    ),
    bind(wire.discardBankImport, async ({ params, body }, { actor }) => {
      await discardImport(services, { id: params.id, ...body }, actor);
      return {};
    }),
    bind(wire.undoBankImport, async ({ params, body }, { actor, idempotencyKey }) =>
      undoImport(services, { id: params.id, ...body }, { actor, sentKey: idempotencyKey }),
    ),
  ];
}
